const STYLE = "/* The card table. Colours of the felt are its own; buttons and texts outside it follow the page's theme. */\n\n.table {\n  --felt: #1f6549;\n  --felt-deep: #124532;\n  --rim: #6e4527;\n  --rim-deep: #43270f;\n  --chalk: #f4f8f2;\n  --chalk-soft: #d3e5d9;\n  --gold: #f7d26c;\n  --paper: #fffdf6;\n  --glass: rgb(6 32 22 / 42%);\n  --line: rgb(255 255 255 / 20%);\n  --page: var(--st-background-color, #fff);\n  --ink: var(--st-text-color, #222);\n  --accent: var(--st-primary-color, #1f5c47);\n  --edge: var(--st-border-color, #c9c9c9);\n  --radius: var(--st-button-radius, 0.6rem);\n  position: relative;\n  font-family: var(--st-font, system-ui, sans-serif);\n  font-size: 0.9rem;\n  line-height: 1.35;\n  color: var(--ink);\n  -webkit-tap-highlight-color: transparent;\n}\n.table[data-theme=\"dark\"] {\n  --felt: #17513b;\n  --felt-deep: #0b2c20;\n  --rim: #3f2a1a;\n  --rim-deep: #1f130a;\n  --paper: #f6f1e4;\n  --glass: rgb(0 14 9 / 50%);\n  --line: rgb(255 255 255 / 16%);\n}\n.table *, .layer * { box-sizing: border-box; }\n.table [hidden] { display: none !important; }\n.table p { margin: 0; }\n.table button { font: inherit; color: inherit; }\n.unseen {\n  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;\n  clip-path: inset(50%); white-space: nowrap;\n}\n\n/* ---- the table itself */\n\n.rim {\n  position: relative; padding: clamp(4px, 0.9vw, 9px);\n  border-radius: clamp(14px, 2vw, 24px);\n  background: linear-gradient(160deg, var(--rim), var(--rim-deep) 55%, var(--rim));\n  box-shadow: 0 1px 0 rgb(255 255 255 / 22%) inset, 0 8px 22px rgb(0 0 0 / 22%);\n}\n.rim::after { content: \"\"; position: absolute; inset: 0; z-index: 70; border-radius: inherit; background: rgb(4 18 12 / var(--veil, 0%)); pointer-events: none; }\n.felt {\n  display: flex; flex-direction: column; gap: clamp(8px, 1.1vw, 14px);\n  padding: clamp(8px, 1.3vw, 16px) clamp(7px, 1.3vw, 16px) clamp(6px, 1vw, 12px);\n  border-radius: clamp(10px, 1.5vw, 17px);\n  color: var(--chalk);\n  background:\n    repeating-linear-gradient(45deg, rgb(255 255 255 / 1.6%) 0 1px, transparent 1px 4px),\n    repeating-linear-gradient(-45deg, rgb(0 0 0 / 3%) 0 1px, transparent 1px 4px),\n    radial-gradient(120% 90% at 50% 38%, var(--felt), var(--felt-deep));\n  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 35%), inset 0 3px 14px rgb(0 0 0 / 45%);\n}\n.table[data-mode=\"show\"] .felt { gap: 10px; }\n.title { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 7px; font-weight: 600; font-size: 0.84rem; letter-spacing: 0.01em; }\n.title .dot { font-weight: 400; }\n.mine.roomy .dot { display: none; }\n.title .facts { font-weight: 400; color: var(--chalk-soft); }\n.tag {\n  padding: 0 7px; border-radius: 99px; font-size: 0.72rem; font-weight: 600; line-height: 1.55;\n  background: var(--glass); color: var(--chalk-soft); white-space: nowrap;\n}\n.tag.live { background: var(--gold); color: #2c2005; }\n\n/* ---- cards */\n\n.card {\n  position: relative; display: block; flex: none; padding: 0; border: 0;\n  width: var(--w); aspect-ratio: 5 / 7; border-radius: calc(var(--w) * 0.075);\n  background-color: var(--paper); background-size: 100% 100%; background-repeat: no-repeat;\n  box-shadow: 0 0 0 0.6px rgb(0 0 0 / 45%), 0 1px 3px rgb(0 0 0 / 40%);\n  print-color-adjust: exact; -webkit-print-color-adjust: exact;\n  user-select: none; -webkit-user-select: none;\n}\n.card.empty { background: none; box-shadow: none; border: 2px dashed var(--line); }\n.ghost-card { position: absolute; z-index: 40; pointer-events: none; }\n\n/* ---- where there is room, the piles stand beside the melds */\n\n[data-width=\"wide\"]:not([data-mode=\"show\"]) .felt, [data-width=\"wide\"] .felt:has(.seat) {\n  display: grid; grid-template-columns: 1fr auto; column-gap: 28px;\n  grid-template-areas: \"seats seats\" \"theirs center\" \"ours center\" \"status status\" \"mine mine\";\n}\n.seats { grid-area: seats; }\n.theirs { grid-area: theirs; }\n.ours { grid-area: ours; }\n.center { grid-area: center; }\n.status { grid-area: status; }\n.mine { grid-area: mine; }\n[data-width=\"wide\"] .felt:has(.seat) .center {\n  display: grid; grid-template-columns: auto auto; align-content: center; justify-items: center; gap: 8px 20px; padding: 6px 14px; border-radius: 14px;\n  background: rgb(0 0 0 / 11%); max-width: 300px;\n}\n[data-width=\"wide\"] .felt:has(.seat) .mortos, [data-width=\"wide\"] .felt:has(.seat) .lixo.open { grid-column: 1 / -1; }\n[data-width=\"wide\"] .felt:has(.seat) .lixo.open { order: 3; }\n[data-width=\"wide\"] .felt:has(.seat):has(.lixo.open) .mortos { grid-column: auto; }\n\n/* ---- the other players */\n\n.seats { display: flex; flex-wrap: wrap; justify-content: center; gap: 6px clamp(6px, 2vw, 26px); }\n.seat {\n  display: flex; align-items: center; gap: 9px; padding: 5px 12px 5px 6px; border-radius: 99px;\n  background: var(--glass); border: 1.5px solid transparent; min-width: 0;\n}\n.seat.turn { border-color: var(--gold); box-shadow: 0 0 14px rgb(243 201 92 / 28%); }\n.avatar {\n  display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; flex: none;\n  background: linear-gradient(150deg, #f6e6c3, #d9b370); color: #46300d; font-weight: 700;\n}\n.partner .avatar { background: linear-gradient(150deg, #e3f2ea, #9cc9b1); color: #0e3a29; }\n.who { display: flex; flex-direction: column; min-width: 0; line-height: 1.2; }\n.name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 9.5em; }\n.who .facts { display: flex; flex-wrap: wrap; gap: 2px 4px; }\n.held { display: flex; align-items: center; gap: 5px; font-weight: 700; font-variant-numeric: tabular-nums; font-size: 1rem; }\n.mini { width: 19px; aspect-ratio: 5 / 7; border-radius: 2px; background-size: 100% 100%; background-color: var(--paper); box-shadow: 0 1px 2px rgb(0 0 0 / 50%); }\n.dots { display: inline-flex; gap: 2px; margin-left: 3px; }\n.dots i { width: 3px; height: 3px; border-radius: 50%; background: currentcolor; animation: breathe 1.1s infinite alternate; }\n.dots i:nth-child(2) { animation-delay: 0.25s; }\n.dots i:nth-child(3) { animation-delay: 0.5s; }\n@keyframes breathe { from { opacity: 0.2; } to { opacity: 1; } }\n\n/* ---- melds */\n\n.theirs, .ours { display: flex; flex-direction: column; gap: 6px; border-radius: 12px; }\n.melds { display: flex; flex-wrap: wrap; gap: 9px clamp(9px, 1.4vw, 18px); align-items: flex-start; min-height: 24px; }\n.meld {\n  --w: var(--meld); display: inline-flex; flex-direction: column; gap: 5px; max-width: 100%;\n  padding: 6px; margin: -4px; border: 0; border-radius: 10px; background: none; text-align: left;\n}\n.run { display: flex; max-width: 100%; padding-top: 5px; }\n.run .card { margin-right: calc(var(--w) * -0.585); }\n.run .card:last-child { margin-right: 0; }\n[data-mode=\"pick\"] .run .card { margin-right: min(calc(var(--w) * -0.38), calc(26px - var(--w))); }\n[data-mode=\"pick\"] .run .card:last-child { margin-right: 0; }\n.card.wild { box-shadow: 0 0 0 2px var(--gold), 0 1px 4px rgb(0 0 0 / 50%); top: -5px; }\n.stands {\n  position: absolute; left: 2px; bottom: 3px; width: calc(var(--w) * 0.365); display: flex; flex-direction: column; align-items: center;\n  border-radius: 4px; background: var(--gold); color: #1a1a1a; font-weight: 800; line-height: 1;\n  font-size: max(9.5px, calc(var(--w) * 0.2)); padding: 2px 0; letter-spacing: -0.06em;\n}\n.stands.suit-H, .stands.suit-D { color: #8f0a1d; }\n.label { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; font-size: 0.76rem; line-height: 1.4; color: var(--chalk); max-width: 100%; }\n.label .number {\n  min-width: 1.5em; padding: 0 0.3em; text-align: center; border-radius: 99px; background: var(--glass); font-weight: 700; font-variant-numeric: tabular-nums;\n}\n.label .kind { font-weight: 600; }\n.label .points { color: var(--chalk-soft); font-variant-numeric: tabular-nums; }\n.label .note { color: var(--gold); font-weight: 600; white-space: nowrap; }\n.kind-limpa .kind, .kind-quinhentos .kind, .kind-real .kind, .kind-suja .kind { padding: 0 8px; border-radius: 99px; }\n.kind-limpa .kind { background: #f7fbf5; color: #14503a; }\n.kind-suja .kind { background: #7c2d33; color: #fff3ee; }\n.kind-quinhentos .kind { background: #2a3f97; color: #fff; }\n.kind-real .kind { background: linear-gradient(120deg, #f8df8f, #e0a72f); color: #3a2803; }\nbutton.meld { cursor: pointer; touch-action: manipulation; }\nbutton.meld:hover, button.meld[aria-pressed=\"true\"] { background: rgb(255 255 255 / 9%); }\nbutton.meld[aria-pressed=\"true\"] { box-shadow: 0 0 0 2px var(--gold); }\n.armed button.meld, .armed .new-meld { box-shadow: 0 0 0 2px rgb(243 201 92 / 60%); }\n.new-meld {\n  --w: var(--meld); display: flex; align-items: center; justify-content: center; gap: 7px; align-self: flex-start; margin-top: 7px; min-height: calc(var(--w) * 1.4);\n  padding: 4px 14px; border: 2px dashed rgb(255 255 255 / 34%); border-radius: 10px; background: rgb(255 255 255 / 4%); cursor: pointer; font-size: 0.82rem !important;\n}\n.new-meld:hover { background: rgb(255 255 255 / 10%); border-color: rgb(255 255 255 / 60%); }\n.plus { font-size: 1.35rem; line-height: 1; }\n.nothing { color: var(--chalk-soft); font-size: 0.84rem; }\n\n/* ---- monte, lixo, mortos */\n\n.center { display: flex; justify-content: center; align-items: flex-end; gap: clamp(12px, 4vw, 54px); padding: 4px 0; }\n.pile {\n  --w: var(--pile); display: flex; flex: none; flex-direction: column; align-items: center; gap: 5px; min-width: 0;\n  padding: 8px 10px 5px; border: 0; border-radius: 12px; background: none;\n}\n.heap { position: relative; display: block; min-width: var(--w); min-height: calc(var(--w) * 1.4); }\n.heap .card { position: absolute; inset: 0 auto auto 0; translate: calc(var(--layer, 0) * -1.6px) calc(var(--layer, 0) * -1.6px); }\n.mortos { --w: calc(var(--pile) * 0.68); }\n.mortos .heap { display: flex; gap: calc(var(--w) * 0.16); }\n.mortos .heap .card { position: relative; }\n.card.pack { box-shadow: 0 0 0 0.6px rgb(0 0 0 / 45%), 1.5px 1.5px 0 #d8d2c2, 2px 2px 0 0.5px rgb(0 0 0 / 40%), 3px 3px 0 #d8d2c2, 4px 4px 5px rgb(0 0 0 / 50%); }\n.lixo .heap .card.under { background: #efe9da; rotate: calc((var(--layer) - 1) * 5deg); translate: none; }\n.lixo .heap .card { rotate: 1.5deg; }\n.lixo.open { --w: var(--meld); flex: 0 1 auto; }\n.lixo.open .heap { display: flex; flex-wrap: wrap; padding-right: calc(var(--w) * 0.6); padding-bottom: calc(var(--w) * 0.56); }\n.lixo.open .heap .card { margin-bottom: calc(var(--w) * -0.56); }\n.lixo.open .heap .card { position: relative; rotate: none; margin-right: calc(var(--w) * -0.6); }\n[data-mode=\"pick\"] .lixo.open .heap { padding-right: calc(var(--w) * 0.45); }\n[data-mode=\"pick\"] .lixo.open .heap .card { margin-right: calc(var(--w) * -0.45); }\n.caption { display: flex; gap: 6px; align-items: baseline; font-size: 0.8rem; font-weight: 600; white-space: nowrap; }\n.caption b { padding: 0 7px; border-radius: 99px; background: var(--glass); font-variant-numeric: tabular-nums; }\nbutton.pile { cursor: pointer; touch-action: none; }\nbutton.pile:hover { background: rgb(255 255 255 / 9%); }\nbutton.pile.ready .heap > .card:last-child { box-shadow: 0 0 0 2px var(--gold), 0 0 16px rgb(243 201 92 / 50%); }\nbutton.lixo.open.ready .heap > .card { box-shadow: 0 0 0 1.5px var(--gold), 0 1px 3px rgb(0 0 0 / 40%); }\nbutton.pile[aria-pressed=\"true\"] { background: rgb(243 201 92 / 22%); box-shadow: 0 0 0 2px var(--gold); }\n\n/* ---- status and hand */\n\n.status { text-align: center; min-height: 1.4em; font-size: 0.9rem; font-weight: 500; text-wrap: balance; }\n.mine { display: flex; flex-direction: column; gap: 4px; border-radius: 12px; }\n.head { display: flex; justify-content: space-between; align-items: center; gap: 8px; }\n.tools { display: flex; gap: 6px; flex: none; }\n.tool {\n  min-height: 28px; min-width: 32px; padding: 2px 10px; border-radius: 99px; border: 1px solid rgb(255 255 255 / 34%); background: var(--glass);\n  cursor: pointer; font-size: 0.78rem !important; white-space: nowrap;\n}\n.tool:hover { background: rgb(255 255 255 / 16%); }\n.pips { display: inline-flex; font-size: 0.9rem; line-height: 1; padding: 2px 5px; border-radius: 99px; background: var(--paper); }\n.pips i { font-style: normal; color: #17181c; }\n.pips i:nth-child(2), .pips i:nth-child(3) { color: #c3142d; }\n[aria-pressed=\"true\"] .pips i:nth-child(3) { color: #1257b8; }\n[aria-pressed=\"true\"] .pips i:nth-child(4) { color: #0b7a3e; }\n.mine { position: relative; }\n.mine.roomy .head { position: absolute; inset: 0 0 auto; align-items: flex-start; pointer-events: none; }\n.mine.roomy .tools { pointer-events: auto; }\n.mine.roomy .title { flex-direction: column; align-items: flex-start; gap: 4px; }\n.mine.roomy .hand { margin-top: 16px; }\n.hand { --w: var(--hand); position: relative; margin: 20px auto 4px; }\n.table[data-mode=\"show\"] .hand { margin-top: 4px; }\n.hand .card {\n  position: absolute; left: 0; top: 0; --lift: 0px;\n  transform: translate(var(--x), var(--y)) rotate(var(--turn)) translateY(calc(var(--lift) * -1));\n  transition: transform 0.2s cubic-bezier(0.22, 0.8, 0.3, 1), opacity 0.15s, filter 0.15s;\n}\n.table:not([data-mode=\"show\"]) .hand .card { cursor: pointer; touch-action: none; }\n.table:not([data-mode=\"show\"]) .hand .card:hover { --lift: 5px; }\n.hand .card.chosen, .hand .card.chosen:hover { --lift: calc(10px + var(--w) * 0.1) !important; box-shadow: 0 0 0 2.5px var(--gold), 0 5px 12px rgb(0 0 0 / 45%); }\n.hand .card.drawn:not(.chosen)::after { content: \"\"; position: absolute; top: -9px; left: 14%; width: 9px; height: 9px; border-radius: 50%; background: var(--gold); box-shadow: 0 0 0 1.5px rgb(0 0 0 / 55%); }\n.hand .card.lifted { opacity: 0.35; }\n.hand .card.marked { outline: 3px dashed var(--gold); outline-offset: 1px; }\n[aria-busy=\"true\"] .hand .card.chosen { filter: brightness(0.9); }\n[data-pick] { cursor: pointer; }\n[data-pick][aria-pressed=\"true\"] { box-shadow: 0 0 0 2.5px var(--gold), 0 3px 9px rgb(0 0 0 / 50%); translate: 0 -6px !important; }\n\n/* ---- focus: two rings, so that one of them shows on any ground */\n\n.table :focus { outline: none; }\n.table :focus-visible { outline: 3px solid #fff; outline-offset: 1px; box-shadow: 0 0 0 6px #10271c !important; }\n.hand .card:focus-visible { outline: 3px solid #fff; outline-offset: -1px; box-shadow: 0 0 0 5px #b3261e !important; }\n\n/* ---- dragging */\n\n.layer { position: fixed; inset: 0; width: 0; height: 0; z-index: 9999; pointer-events: none; }\n.ghost { position: absolute; left: 0; top: 0; pointer-events: none; }\n.ghost .card {\n  position: absolute; left: 0; top: 0; aspect-ratio: 5 / 7; border-radius: 6px; background-color: #fffdf6; background-size: 100% 100%;\n  transform: translate(var(--at), -62%) rotate(var(--lean)); box-shadow: 0 10px 24px rgb(0 0 0 / 45%);\n}\n.dragging { cursor: grabbing; }\n.dragging .ours, .dragging .lixo { background: rgb(255 255 255 / 6%); }\n.dragging .hovered { background: rgb(243 201 92 / 20%); box-shadow: 0 0 0 2px var(--gold); }\n\n/* ---- the dock: the buttons and the refusal stay in sight at the window's foot while any of the table is */\n\n.dock { container-type: inline-size; position: sticky; bottom: 0; z-index: 60; padding-bottom: env(safe-area-inset-bottom); background: var(--page); }\n.foot { position: relative; }\n.dock :is(.refusal, .actions):not(:empty) { padding-top: 8px; }\n.dock .actions:not(:empty) { padding-bottom: 6px; }\n.rim :is(button, [tabindex]) { scroll-margin-block: 72px 120px; }\n\n/* ---- the refusal */\n\n.callout {\n  display: flex; gap: 12px; align-items: flex-start; padding: 11px 12px 11px 13px;\n  border-radius: var(--radius); border: 1px solid var(--edge); border-left: 5px solid #b3362d;\n  background: var(--st-secondary-background-color, #f5efe4); color: var(--ink); animation: appear 0.22s ease-out;\n}\n.callout .sign { flex: none; display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: #b3362d; color: #fff; font-weight: 800; }\n.callout .says { flex: 1; min-width: 0; }\n.callout p { margin-top: 2px; overflow-wrap: anywhere; text-wrap: pretty; }\n.callout .remedy { font-weight: 600; }\n.callout .close { flex: none; width: 32px; height: 32px; margin: -4px; border: 0; border-radius: 50%; background: none; font-size: 1.35rem !important; line-height: 1; cursor: pointer; }\n.callout .close:hover { background: rgb(128 128 128 / 18%); }\n@keyframes appear { from { opacity: 0; transform: translateY(-6px); } }\n\n/* ---- the buttons */\n\n.bar { display: flex; flex-wrap: wrap; gap: 6px; }\n.act {\n  display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 40px; padding: 6px 12px; border-radius: var(--radius);\n  border: 1px solid var(--edge); background: var(--page); cursor: pointer; font-weight: 500 !important; touch-action: manipulation;\n}\n.act:hover { border-color: var(--accent); }\n.act[aria-disabled=\"true\"] { cursor: default; color: color-mix(in srgb, var(--ink) 68%, var(--page)); border-style: dashed; background: none; }\n.act[aria-disabled=\"true\"]:hover { border-color: var(--edge); }\n.act.next { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }\n.act kbd, .keys kbd {\n  font: 600 0.7rem/1.5 var(--st-code-font, ui-monospace, monospace); padding: 0 5px; border-radius: 4px; border: 1px solid currentcolor; opacity: 0.85;\n}\n.bar .tool { margin-left: auto; min-height: 40px; min-width: 40px; border-color: var(--edge); background: none; font-size: 0.95rem !important; color: var(--ink); }\n.bar .tool:hover { border-color: var(--accent); background: none; }\n.bar :focus-visible, .callout :focus-visible { outline-color: var(--accent); outline-offset: 2px; box-shadow: none !important; }\n.keys { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 5px 18px; margin: 10px 0 0; padding: 11px 13px; border: 1px solid var(--edge); border-radius: var(--radius); font-size: 0.84rem; }\n.keys div { display: flex; gap: 10px; align-items: baseline; }\n.keys dt { min-width: 4.6em; }\n.keys dd { margin: 0; }\n\n/* beside a question: all buttons in one row */\n@container (max-width: 840px) {\n  .bar { gap: 4px; }\n  .act { gap: 4px; padding-inline: 7px; }\n}\n@media (hover: none) { .act kbd { display: none; } }\n[data-width=\"narrow\"] .bar { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; }\n[data-width=\"narrow\"] .act { padding: 6px 4px; line-height: 1.2; }\n[data-width=\"narrow\"] .act kbd, [data-width=\"narrow\"] .bar .tool { display: none; }\n[data-width=\"narrow\"] .name { max-width: 6.5em; }\n[data-width=\"narrow\"] .center { gap: 8px; }\n[data-width=\"narrow\"] .pile { padding: 6px 5px 4px; }\n[data-width=\"narrow\"] .seats { gap: 5px; flex-wrap: nowrap; }\n[data-width=\"narrow\"] .seat {\n  display: grid; grid-template: \"name held\" auto \"facts facts\" auto / 1fr auto; gap: 2px 6px; align-content: start; flex: 0 1 50%;\n  padding: 4px 9px; font-size: 0.8rem; border-radius: 12px;\n}\n[data-width=\"narrow\"] .who { display: contents; }\n[data-width=\"narrow\"] .name { grid-area: name; }\n[data-width=\"narrow\"] .who .facts { grid-area: facts; }\n[data-width=\"narrow\"] .held { grid-area: held; }\n[data-width=\"narrow\"] .avatar { display: none; }\n[data-width=\"narrow\"] .tag { padding: 0 5px; font-size: 0.66rem; }\n[data-width=\"narrow\"] .held { font-size: 0.88rem; gap: 3px; }\n[data-width=\"narrow\"] .mini { width: 13px; }\n[data-width=\"narrow\"] .new-meld { min-height: 40px; }\n[data-width=\"narrow\"] .hand { margin-top: 18px; }\n[data-width=\"narrow\"] .title .dot { display: none; }\n\n/* ---- a table that fits the room from its top to the foot of the window: hand and buttons keep their place at its foot */\n\n.table.fits {\n  display: flex; flex-direction: column; min-height: min(300px, 37vh);\n  height: calc(100vh - var(--top, 0px) - var(--bar, 0px) - var(--below, 10px));\n  height: calc(100dvh - var(--top, 0px) - var(--bar, 0px) - var(--below, 10px));\n}\n.fits .rim { flex: 1; min-height: 0; display: flex; padding: clamp(3px, 0.7vw, 8px); }\n.fits .felt { position: relative; flex: 1; min-width: 0; min-height: 0; gap: 4px; padding: 6px clamp(6px, 1vw, 12px) 5px; }\n.fits .theirs { flex: 1 1 auto; min-height: 0; overflow-y: auto; scrollbar-width: thin; }\n.fits .ours { flex: 1 0 auto; }\n.fits[data-width=\"wide\"] .felt { grid-template-rows: auto minmax(0, 1fr) auto auto auto; column-gap: 20px; }\n.fits[data-width=\"wide\"] .felt:has(.seat) .center { min-height: 0; align-self: center; }\n.fits :is(.theirs, .ours) { gap: 3px; padding: 2px 4px; }\n.fits .ours { justify-content: flex-end; }\n.fits .melds { gap: 4px clamp(6px, 1vw, 14px); padding: 2px 2px 0; }\n.fits .meld { gap: 3px; padding: 4px 5px; margin: -2px -3px; }\n.fits .pile { padding: 4px 8px 3px; gap: 3px; }\n.fits .center { padding: 0; align-items: center; }\n.low[data-width=\"wide\"] .felt:has(.seat) .center { grid-template-columns: repeat(3, auto); gap: 8px; max-width: none; }\n.low[data-width=\"wide\"] .felt:has(.seat) .mortos { grid-column: auto; }\n.fits .status { flex: none; align-content: center; height: 1.5em; min-height: 0; overflow: hidden; line-height: 1.5; }\n.fits:not([data-width=\"wide\"]) .status { height: 2.6em; line-height: 1.3; font-size: 0.82rem; }\n.fits .mine { flex: none; padding: 3px 6px 2px; }\n.fits .hand { margin: 12px auto 2px; }\n.fits .mine.roomy .head { inset: 4px 8px auto; }\n.fits .mine.roomy .hand { margin-top: 14px; }\n.fits .dock { position: static; }\n.fits .dock .actions:not(:empty) { padding-top: 6px; padding-bottom: 2px; }\n.fits .actions { position: relative; }\n.fits .actions.idle { visibility: hidden; }\n.fits .keys { position: absolute; z-index: 65; inset: auto 0 100%; margin: 0; background: var(--page); box-shadow: 0 6px 22px rgb(0 0 0 / 35%); }\n.fits .refusal:not(:empty) { position: absolute; z-index: 65; inset: 8px 8px auto; max-height: 46%; padding: 0; overflow-y: auto; border-radius: var(--radius); box-shadow: 0 8px 24px rgb(0 0 0 / 45%); }\n.fits .new-meld { min-height: 34px; height: calc(var(--w) * 1.4); margin-top: 5px; padding: 2px 12px; }\n\n/* each seat has its place: the next player on the left, the partner across, the last one on the right */\n.fits .seats:has([data-place=\"left\"]) { flex-wrap: nowrap; justify-content: space-between; align-items: flex-start; }\n.fits .seat { padding: 3px 10px 3px 4px; }\n.seat.turn { background: var(--gold); color: #2c2005; box-shadow: 0 0 18px rgb(243 201 92 / 55%); }\n.seat.turn .tag { background: rgb(60 40 0 / 14%); color: inherit; }\n.seat.turn .tag.live { background: #2c2005; color: var(--gold); }\n.fits .mine { border: 1.5px solid transparent; }\n.fits[data-turn=\"mine\"] .mine { border-color: var(--gold); background: rgb(243 201 92 / 9%); }\n\n/* folded, a canastra shows its ends and how many cards it has */\n.folded .run { position: relative; }\n.folded .run .card:first-child { margin-right: calc(var(--w) * -0.2); }\n.folded .run .card:not(:first-child) { margin-right: 0; }\n.many {\n  position: absolute; left: calc(var(--w) * 0.8); top: calc(5px + var(--w) * 0.86); translate: -50% -50%; min-width: 1.7em; padding: 0 0.3em; border-radius: 99px; text-align: center;\n  background: #123f2e; color: #fff; border: 1.5px solid var(--gold); font-size: 0.74rem; font-weight: 700; line-height: 1.5; font-variant-numeric: tabular-nums;\n}\n:has(> .unfold) { position: relative; }\n.unfold { position: absolute; inset: 0; border: 0; border-radius: 10px; background: none; cursor: pointer; }\n.unfold:hover { background: rgb(255 255 255 / 9%); }\n\n/* dense: the label lies on the foot of the cards */\n.fits.dense .meld { gap: 0; padding: 1px 4px 2px; margin: 0 -3px; }\n.dense .run { padding-top: 3px; }\n.dense .card.wild { top: -3px; }\n.dense .label { position: relative; z-index: 1; margin-top: -10px; flex-wrap: nowrap; gap: 2px; font-size: 0.66rem; line-height: 1.3; align-self: flex-start; min-width: 44px; }\n.dense .label .number { background: #0a2a1d; border: 1px solid rgb(255 255 255 / 45%); }\n.dense .label :is(.points, .note) { display: none; }\n.dense .label .kind, .label .kind.short { display: none; }\n.dense :is(.kind-limpa, .kind-suja, .kind-quinhentos, .kind-real) .label .kind.short { display: block; padding: 0 4px; white-space: nowrap; font-size: 0.62rem; }\n.dense .new-meld { min-width: 40px; padding: 2px 4px; }\n.dense .melds { gap: 4px 5px; }\n.dense .title { font-size: 0.74rem; }\n.dense .stands { font-size: max(9px, calc(var(--w) * 0.3)); bottom: 8px; }\n.dense .caption { font-size: 0.72rem; }\n\n[data-width=\"narrow\"].fits .status { font-size: 0.78rem; }\n[data-width=\"narrow\"].fits .act { min-height: 36px; padding-block: 3px; font-size: 0.82rem !important; }\n[data-width=\"narrow\"].fits .bar { gap: 4px; }\n[data-width=\"narrow\"].fits .seat { padding: 2px 8px; min-height: 34px; align-content: center; }\n[data-width=\"narrow\"].fits .seats:has([data-place=\"left\"]) .seat { flex: 1 1 33%; padding: 2px 6px; }\n[data-width=\"narrow\"].dense :is(.theirs, .ours) > .title, [data-width=\"narrow\"].dense .mate, .dense .new-meld span + span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n[data-width=\"narrow\"].dense .status { height: 2.4em; line-height: 1.2; font-size: 0.72rem; }\n[data-width=\"narrow\"].dense .bar { grid-template-columns: repeat(auto-fit, minmax(48px, 1fr)); }\n[data-width=\"narrow\"].dense .act { padding: 1px; min-height: 38px; font-size: 0.69rem !important; line-height: 1.15; }\n[data-width=\"narrow\"].dense .hand { margin: 8px auto 1px; }\n/* a full table on a phone: the piles beside the other side's melds, their counts on them */\n[data-width=\"narrow\"].dense .felt {\n  display: grid; grid-template: \"seats seats\" auto \"theirs center\" minmax(42px, 1fr) \"ours ours\" auto \"status status\" auto \"mine mine\" auto / minmax(0, 1fr) auto;\n  gap: 2px 4px; padding: 4px 5px 3px;\n}\n[data-width=\"narrow\"].dense .center { gap: 2px; align-self: end; } /* under what the page may lay over the far side */\n[data-width=\"narrow\"].dense .pile { position: relative; padding: 3px 3px 0; }\n[data-width=\"narrow\"].dense .lixo.open { max-width: 140px; }\n[data-width=\"narrow\"].dense .by { bottom: 24%; }\n[data-width=\"narrow\"].fits.dense .pile .caption { position: absolute; bottom: -4px; font-size: 0; gap: 0; }\n[data-width=\"narrow\"].fits.dense .pile .caption b { font-size: 0.66rem; background: #0a2a1d; border: 1px solid rgb(255 255 255 / 45%); }\n[data-width=\"narrow\"].dense :is(.theirs, .ours) { padding: 0 2px; }\n[data-width=\"narrow\"].dense .head { height: 22px; }\n[data-width=\"narrow\"].dense .mine .title :is(.tag:not(.live), .facts) { display: none; }\n[data-width=\"narrow\"].dense .mine { padding-block: 0; gap: 0; }\n[data-width=\"narrow\"].dense .seat { display: flex; min-height: 24px; gap: 4px; }\n[data-width=\"narrow\"].dense .who { display: flex; flex-direction: row; gap: 4px; align-items: center; min-width: 0; }\n[data-width=\"narrow\"].dense .who .facts { flex-wrap: nowrap; }\n[data-width=\"narrow\"].dense .seats:has([data-place=\"left\"]) .facts .tag:not(.live) { display: none; }\n[data-width=\"narrow\"].fits .tool { min-height: 24px; padding-block: 0; }\n[data-width=\"narrow\"].fits .title { font-size: 0.76rem; white-space: nowrap; min-width: 0; height: 1.6em; overflow: hidden; } /* what finds no room wraps out of sight */\n[data-width=\"narrow\"].fits .title .live { order: -1; }\n[data-width=\"narrow\"].fits .tools { gap: 4px; }\n[data-width=\"narrow\"].fits .pile { padding: 2px 6px; }\n[data-width=\"narrow\"].fits .pile .caption { font-size: 0.72rem; gap: 4px; }\n@media (prefers-reduced-motion: reduce) {\n  .table *, .table { animation: none !important; transition: none !important; }\n}\n@media (forced-colors: active) {\n  .card { forced-color-adjust: none; }\n  .hand .card.chosen, [data-pick][aria-pressed=\"true\"] { outline: 3px solid Highlight; }\n}\n\n/* ---- what was done, act by act */\n\n.by {\n  position: absolute; left: 50%; bottom: 4%; translate: -50% 0; z-index: 3; max-width: 130%; padding: 0 7px; border-radius: 99px; font-size: 0.74rem;\n  font-weight: 600; line-height: 1.5; background: rgb(8 38 26 / 86%); color: var(--chalk); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; pointer-events: none;\n}\n[data-playing] .by { background: var(--gold); color: #2c2005; }\n.skip { display: none; }\n[data-playing] .skip {\n  display: grid; place-items: center; position: absolute; inset: 0; z-index: 2; width: 100%; border: 1px solid var(--edge); border-radius: var(--radius);\n  background: var(--page); cursor: pointer; font-weight: 600 !important;\n}\n.skip:hover { border-color: var(--accent); }\n\n/* ---- cards named in a sentence */\n\n.chip { padding: 0.04em 0.34em; border-radius: 0.3em; background: var(--paper); color: #1a1a1a; font-weight: 700; white-space: nowrap; box-shadow: 0 0 0 1px rgb(0 0 0 / 22%); }\n.chip.suit-red { color: #b3121f; }\n";

// The twelve court figures: Adrian Kennard's public domain art (CC0), through @letele/playing-cards; see docs/credits.md.
// Each figure is the upper half on a 1300 × 2000 field: gold, red, blue, black, thick lines, thin lines, then the small
// pips as [size, transform, outline width].

const COURTS = {
  "JS": ["M1220 34c-31 0-57 47-57 105 0 40 13 77 32 95l-46 45 46 46c-19 18-32 54-32 94q1 52 22 82c1 4 47 26 51 19 24-13 41-53 41-101 0-40-12-76-32-94l46-46-46-46c19-17 32-54 32-94 0-58-26-105-57-105m0 45c18 0 33 27 33 60s-15 60-33 60-32-27-32-60 14-60 32-60m-526 90q-96 11-191 30c18 64-52 104-43 176q5 22 23 27c-3 26-20 59-43 53q14 0 15-15c0-25-50-40-50 15 0 26 32 41 61 32l-16 4v267q-16-17-45-18c-31 0-57 21-57 47v10q36 45 68 98h334v-76c0-19-20-33-45-33q-13 0-24 6 9-4 21-6l10-16 65 45 10-15-64-45-7 10 126-185 65 44 9-15-64-44-3 5 52-76 64 44 11-14-58-40-8 1-9 8 4-6q-6 3-15 3c-25 0-55-5-75-5-10 0-28-6-45-12l-40 12c-18 4-51-11-59-14q-16 22-38 30c26-9 52-35 56-87 25-5 46-23 46-44 0-55-55-45-55-10q0 15 8 17c-80-31 38-123 6-208m526 81 29 29-29 30-29-30zm0 109c18 0 33 27 33 60s-15 60-33 60-32-27-32-60 14-60 32-60M485 476zl-1 1zm-5 4v35h380L660 802v7-12c0-24-21-43-47-43-24 0-44 16-48 35-1-25-24-44-51-44q-28 1-43 20l9-9zm94 4v1c-16 16-37 24-55 23 18 1 39-7 55-24m407 32L750 855v40l175-258-117 174q55 3 108 20-52-17-109-20l-19 29q94 2 178 44l6 4q63 33 113 87c80 86 125 203 125 325q0 53-11 102l26 13q13-57 13-115c0-98-28-194-78-274h-1q64 47 141 70V900c-52-26-110-87-101-152q-53-37-109-73 113 72 210 146V708c-105-68-201-128-300-182v1zm-646 4-20 8v230l20 23zm55 19c-14 0-28 8-11 25-34-34-34 56 0 22-34 34 56 34 22 0 26 26 32-21 19-29q-7-4-19 7c17-17 3-25-11-25m90 31v25h324l16-25Zm519 49zm-610 34c-14 0-27 9-10 26-35-35-35 55 0 21-35 34 55 34 21 0 26 26 33-20 19-28q-6-5-19 7c17-17 3-26-11-26m399 7-11 15 65 45 10-15zM462 789zm559 62 1 2zm3 8 2 4zm14 28 6 10 9 16-8-13-1-3zm-243 18 7 21-2-6H430l13 25 366-1 4 11c202 5 320 193 297 395l35 22q-11-14 2-19a425 425 0 0 0 3-69c-14-10-12-19-2-28a422 422 0 0 0-14-73c-19-13-12-18-8-24q-12-34-31-67c-8-4-14-8-9-16q-20-29-44-56l-15-16q-6-2-11-9-35-32-76-52l-6-3q-41-21-87-29l-12-2zm-277 59c-14 0-28 9-11 26-34-35-34 55 0 21-34 34 56 34 21 0 27 26 33-20 19-28q-6-5-19 7c17-17 4-26-10-26m88 0c-14 0-28 9-11 26-34-35-34 55 0 21-34 34 56 34 21 0 27 26 33-20 19-28q-6-5-19 7c18-17 4-26-10-26m227 41 17 35c103 31 179 130 183 249l28 24v-13c0-147-98-269-228-295","M340 0c47 48 101 103 140 166 120-49 359-77 479-26q64-75 148-140Zm880 79a33 60 0 0 0-32 60 33 60 0 0 0 32 60 33 60 0 0 0 33-60 33 60 0 0 0-33-60m0 171-29 29 29 30 29-30zm0 109a33 60 0 0 0-32 60 33 60 0 0 0 32 60 33 60 0 0 0 33-60 33 60 0 0 0-33-60M989 544l-20 29q181 106 331 219v-47q-141-104-311-201m-709 1q-72 35-142 73 79 45 142 105zm110 15a15 15 0 0 0-11 4 15 15 0 0 0 0 22 15 15 0 0 0 22 0 15 15 0 0 0 0-22 15 15 0 0 0-11-4m90 75v120q15-9 34-10c27 0 50 19 51 44 4-19 24-35 48-35 26 0 47 19 47 43v5l116-167zm-90 39a15 15 0 0 0-11 5 15 15 0 0 0 0 21 15 15 0 0 0 21 0 15 15 0 0 0 0-21 15 15 0 0 0-10-5m888 131c-12 22 8 47 22 59v-43zM809 944v1h1zm-158 1H443q25 51 48 110h-1 161Zm162 10 20 50c130 26 228 148 228 295v13l49 37c23-202-95-390-297-395m-295 9c14 0 27 9 10 26q13-13 19-7c14 8 8 54-19 28 35 34-55 34-21 0-34 34-34-56 0-21-17-17-3-26 11-26m-11 26a15 15 0 0 0 0 21 15 15 0 0 0 21 0 15 15 0 0 0 0-21 15 15 0 0 0-21 0m99-26c14 0 28 9 10 26q13-13 19-7c14 8 8 54-19 28 35 34-55 34-21 0-34 34-34-56 0-21-17-17-3-26 11-26m-11 26a15 15 0 0 0 0 21 15 15 0 0 0 21 0 15 15 0 0 0 0-21 15 15 0 0 0-21 0m255 50q71 149 183 249c-4-119-80-218-183-249m360 18q55 113 56 242 0 65-15 127l49 19v-350q-46-14-90-38","M515 515v55h55v-55zm28 10a18 18 0 0 1 17 18 18 18 0 0 1-17 17 18 18 0 0 1-18-17 18 18 0 0 1 18-18m92-10v55h55v-55zm28 10a18 18 0 0 1 17 18 18 18 0 0 1-17 17 18 18 0 0 1-18-17 18 18 0 0 1 18-18m92-10v55h55v-55zm28 10a18 18 0 0 1 17 18 18 18 0 0 1-17 17 18 18 0 0 1-18-17 18 18 0 0 1 18-18M513 770a38 38 0 0 0-38 38v87h75v-87a38 38 0 0 0-37-38m-108 0c-21 0-38 17-38 38v14l48 73h27v-87c0-21-17-38-37-38m208 18a32 32 0 0 0-33 32v75h65v-75a32 32 0 0 0-32-32m90 22a27 26 0 0 0-28 26v60h55v-60a27 26 0 0 0-27-26m308-254-18 31 34 21 18-31zm63 39-18 30 34 22 18-31zm63 39-18 31 33 23 19-33zm63 40-20 32 33 24 20-33zm61 43-20 32 33 24 19-33zm-410 31 24 17c50 35 90-35 50-70l-27-18Zm49-28q14 2 15 15-1 14-15 15-13-1-15-15 2-13 15-15m98-102-42-24-36 51 20 15c21 14 39 11 52 0zm-33-3q14 2 15 15-1 14-15 15-13-1-15-15 2-13 15-15M810 810l56 8q-3-15-16-28l-19-13zm183-60-59 88q60 23 111 62-41-71-52-150m-68-355s-15-5-20-5-10 15-20 15-10 5-10 5c-1 0 23 4 30-5 3-4 20-2 20-2m-75-8c15 0 35-27 45-27l25-1-4 8-18 2c-5 0-23 23-33 23s-15-5-15-5m62-43c26-4 44-18 28-17-21 1-29 11-33 16m2-154-8 8s-31-12-48-10c-16 2-78 33-78 33 14-18 87-62 134-31m-38 51a8 18 0 0 1-8 17 8 18 0 0 1-8-17 8 18 0 0 1 8-18 8 18 0 0 1 8 18","m280 545 35-17v230l-35-35zm150 375-15-25h376l9 25zm50-325h324l-28 40H480Zm745 820q13-57 13-115c0-98-28-194-78-274l51 33c35 73 55 156 55 241q0 65-16 127zM955 847l30-47 18 71M480 166l20 34c144-30 292-47 435-30l24-30c-120-51-359-23-479 26","M1300 708c-135-88-255-162-386-226M779 854c90 302 247 491 521 592M791 895H416m384 25H430m378 25H443m462-457L702 786m279-270L750 855M417 481q-142 63-280 137m198-98v261m115-289v266M280 545v178m35-194v229m165-278v276m0-241h380L660 803M480 570h341m-341 25h324m-324 40h296m-375-71a15 15 0 0 1 0 22 15 15 0 0 1-22 0 15 15 0 0 1 0-22 15 15 0 0 1 22 0m0 0q12-11 19-7c13 8 7 55-19 29 34 34-56 34-22 0-34 34-34-56 0-22-34-34 56-34 22 0m-1 115a15 15 0 0 1 0 21 15 15 0 0 1-21 0 15 15 0 0 1 0-21 15 15 0 0 1 21 0m0 0q13-12 19-7c14 8 7 54-19 28 34 34-56 34-21 0-35 34-35-56 0-21-35-35 55-35 21 0m-65-59h115m-115 20h115m-43 20h43m-115 0h37m53 20h25m-115 0h19m70 20h26m-115 0h20m51 20h44m-115 0h38m50-160h27m-115 0h22m69 20h24m-115 0h19m55 20h41m-115 0h36m5-100h74m-117 20h117m-50 20h50m-115 0h45m-45 200h115m-115 20h23m-23 20h11m182 210a15 15 0 0 1 0 21 15 15 0 0 1-21 0 15 15 0 0 1 0-21 15 15 0 0 1 21 0m88 0a15 15 0 0 1 0 21 15 15 0 0 1-21 0 15 15 0 0 1 0-21 15 15 0 0 1 21 0m-88 0q13-13 19-7c14 8 8 54-19 28 35 34-55 34-21 0-34 34-34-56 0-21-34-35 56-35 21 0m88 0q13-13 19-7c14 8 8 54-19 28 35 34-55 34-21 0-34 34-34-56 0-21-34-35 56-35 21 0m134-95v-76c0-19-20-33-45-33-21 1-33 9-45 23v-12c0-24-21-43-47-43-24 0-44 16-48 35-1-25-24-44-51-44-29 0-52 20-52 45v-4c0-25-25-46-57-46s-57 21-57 47v10m653-271L750 895m168-411 58 40M777 675l65 45m-54-60 64 45m-10-125 65 44m-55-59 64 44m-15-115 64 44M713 771l64 44m-54-60 65 45m168-206q190 110 344 227M969 573q181 106 331 220M989 544q170 98 311 201m0 258c-129-51-220-167-220-303l2-30m218 426q-101-30-177-100c-85-79-133-185-133-296q0-42 9-82m301 361c-112-50-190-156-190-279v-12m190 272c-102-48-172-147-172-260m172 358q-88-29-156-89c-79-71-124-168-124-269q0-33 6-65m5 95-1-30q0-30 5-59m26 201q-23-50-29-105m90 198q-34-40-57-85m139 155q-28-18-52-40l-21-20m153 100q-31-12-58-27m-186-301a337 337 0 0 1 3-64m21 171q-15-36-21-77m71 165q-20-27-35-55m109 126-32-26m120 77-21-10M972 888q62 33 113 87c80 86 125 203 125 325q0 53-11 102M966 884l6 4m-184-48q93 2 178 44m228 495-1 9m5-35-1 10m4-68v5l-2 38m1-66v12m-3-42 2 16m-12-74 9 50m-15-71 3 12m-12-38 5 12m-29-67 20 43m-31-63 4 6m-19-30 7 9m-49-63 35 43m-51-60 5 5m-23-22 5 5m-60-45 41 29m-60-40 4 2m-25-13 4 2m-74-27 52 17m-74-22 9 1m-34-6 9 2m-61-5 36 2m373 446v2l-1 36m-1-82v1m-11-66 9 43m-47-145 18 40m-85-136 34 41M986 918l40 29m-146-74 50 16m-150-29 36 2m366 435-1 40m-12-146 9 44m-46-144 18 41m-85-136zl35 43M979 926l43 30m-146-74 52 17m-143-29 32 2m353 422-2 47m-12-151 10 51m-47-148 21 47m-87-139a410 410 0 0 1 40 49M968 934a386 386 0 0 1 49 34m-149-75a368 368 0 0 1 59 20m-138-30 32 2m339 405-2 56m-13-158a433 433 0 0 1 12 59m-49-153a420 420 0 0 1 25 54m-92-144 8 9a400 400 0 0 1 39 49M956 939q32 18 59 41m-155-78q36 9 69 24m-138-32 35 2m324 388a425 425 0 0 1-3 69m-13-170a422 422 0 0 1 14 73m-53-164q19 33 31 67m-40-83zm-59-73 15 16q24 26 44 56M940 943q41 20 76 52m-82-55 6 3m-93-32q46 9 87 29m-139-35 40 4m-22 46c202 5 320 193 297 395m-277-345c130 26 228 148 228 295v13m-211-273c103 31 179 130 183 249m127-263c50 80 78 176 78 274q-1 58-13 115M808 811c85 5 168 36 237 89m165 158q55 113 56 242 0 65-15 127m-66-272c2 7-11 16-29 20-17 4-33 2-34-5-2-7 11-16 28-20 18-4 33-2 35 5m-61 9q3-11 16-24c13-12 27-18 32-13q5 6-6 21m7 21q15 6 14 14c-1 6-16 10-34 6q-24-4-29-14m81 90c0 7-14 13-32 14s-33-3-33-10 14-14 32-15 33 4 33 11m-61-2q4-10 19-21c15-10 30-13 34-7q4 7-9 20m3 22q14 8 11 16c-2 6-18 6-34 0q-22-9-27-19m63 99c-2 7-17 9-35 6-17-4-30-12-29-19 2-7 17-10 35-6 17 4 30 12 29 19m-59-18q7-8 24-15c17-5 33-5 35 2q2 8-14 17m-49 11-1-5m48 16q11 11 6 18m-54-349c4 6-5 18-21 28-15 10-30 13-34 7-3-6 6-18 21-28s30-13 34-7m-55 28q0-10 8-27c8-16 19-27 25-24q8 5 2 23m14 17q16 1 17 8c1 7-12 15-30 18q-23 4-32-4m-24-134c5 5-2 19-15 31s-28 18-33 13c-4-5 3-19 16-31s27-18 32-13m-49 38q-3-11 2-29c6-17 15-29 22-27q8 2 5 21m17 15q16-3 19 5c2 6-10 17-27 23q-23 7-32 2m-52-118c6 4 3 19-7 34s-22 24-28 21c-6-4-3-19 7-34 10-16 22-25 28-21m-38 48q-5-9-5-28c1-18 7-32 14-32q8 2 11 20m19 10q15-6 20 0c4 6-5 19-20 29-12 8-25 12-31 10m-87-94c7 2 9 17 5 35-5 17-14 30-20 28-7-2-9-17-5-34 5-18 14-31 20-29m-20 58q-8-7-14-25c-5-17-3-33 3-35q8-1 17 15m21 4q13-10 19-6c6 4 1 19-10 33q-14 19-26 20m19 100 14-49m39 73 27-48m16 78 38-42m1 83 46-32m-13 86 50-22m-29 79 52-11m-42 63h51M829 994l47-31 39 73 81-12 1 83 83 32-29 79 61 52-43 50M813 955l49 57 80-24 16 78 85 9-13 86 72 47-41 62 51 54-16 16m-24-18 40 2m153 109v-243m15 249v-239m15 245v-235m-240-359c37-11 25 48 76 17m-41-91c-57 27-5 50-36 73m67 97c30-14 36 40 75-4m-65-75c-46 40 4 49-12 76m94 76c23-12 43 30 68-24m-83-53c-33 49 10 47 8 73m75-20c-18 48 7 48 19 61m-278-321c41 0 9 53 68 40m-10-99c-62 8-19 47-58 58m20-89c3 15 1 33 38 31m2 60q-12 5-27 3m10-25c1 17 9 18 17 18m0 7c-7 5-16 12-17 20m42 63q-11 8-28 12m3-27c6 18 15 14 23 13m2 5c-6 7-14 16-12 25m68 58q-3 13-13 25m-15-22c15 9 20 1 25-5m5 6q-1 14 7 23m69 38q-2 10-11 20m-15-23c12 8 17 5 21 0m9 5q1 13 7 20m25-191c-11 22 9 47 23 59m-50-80c-45-9-118-17-110-44q6-14 18-20m8 46c-40 32-12 48 108 53m-94-10c-27 59 44 33 96 24m-76 14c-14 54 30 34 84 0m-63 32c7 59 38 28 73-21m-45 50c28 71 39 4 51-38m-18 58q12 25 18 26M894 800l-2 2m69-102-2 4m-54 99-6 9m74-110-8 13m-45 86-17 26m87-129-22 32m-26 58-29 42m77-113-26 39m-14-61c47 38-8 124-56 105l-9-5m105-96q-20 8-40-4m-65 100q16 14 18 32m317-468c18 0 33 27 33 60s-15 60-33 60-32-27-32-60 14-60 32-60m0-109 29 29-29 30-29-30zm0-171c18 0 33 27 33 60s-15 60-33 60-32-27-32-60 14-60 32-60m16 441c24-13 41-53 41-101 0-40-12-76-32-94l46-46-46-46c19-17 32-54 32-94 0-58-26-105-57-105s-57 47-57 105c0 40 13 77 32 95l-46 45 46 46c-19 18-32 54-32 94q1 53 22 83m-89 78c2-13 11-40 19-45 10-6 45-35 60-35s30 20 60 20c25 0 20 20 0 20s-35-5-35-5c-15 17-25 15-35 20s15-5 20 5c4 9-15 53-19 63m83-87c18 1 31 7 31 14 0 8-19 15-42 15s-43-7-43-15q1-7 17-12m36 26q29 0 32 11c1 8-17 17-40 20-24 3-43-2-44-10-1-5 9-15 34-20m18 29c18 0 32 4 32 11 1 8-17 17-40 20s-43-2-44-10c-1-5 9-14 32-19m19 29c16 2 33 9 33 16 0 8-17 15-38 15-20 0-37-7-37-15 0-4 9-13 30-15M930 169c0 26-10 50-9 56 2 10 50 90 52 105 4 27-37 27-39 31-1 2 1 19 1 19 0 5-10 20-10 20s0 10 5 15-25 20-25 20 15 20 15 30-5 25-30 25-55-5-75-5-75-25-85-25m-58 11c7 3 40 18 58 14l40-12m155-78-20-3c-5 0-10 13-20 13s-10 5-10 5c-1 0 23 4 30-5 3-4 20-2 20-2m-75-8c15 0 35-27 45-27l25-1-4 8-18 2c-5 0-23 23-33 23s-15-5-15-5m62-74c-15 0-26 35 0 31s44-18 28-17c-21 1-29 11-33 16m2-154-8 8s-31-12-48-10c-16 2-78 33-78 33 14-18 87-62 134-31m-114 59c32 5 47-31 103-31m-68 22c-32 29 66 20 66 20m-393-68c17 64-52 104-43 176 5 40 70 35 70 0 0-25-30-20-30-5s10 20 10 20m13-195c20 65-51 105-42 178 2 19 16 23 29 18m30-199c25 66-46 105-40 178m58-181c27 64-37 103-40 169m59-173c30 67-44 118-47 185m63-187c33 70-46 118-47 184-1 68 74 53 74 18s-52-37-50-5 39 13 30 5m13-206c29 66-46 118-47 184q1 23 10 32m58-219c26 64-43 120-49 182m35 27c30 56 115 28 115-15 0-55-55-45-55-10s45 15 25-5m-50-182c23 65-45 139-45 177l2 14m62-193c26 64-45 127-39 189 5 50 80 42 80 15 0-10-10-20-10-20m-11-186c32 85-86 177-6 209m-203 98c-31 27-80 12-80-21 0-55 50-40 50-15 0 21-30 20-30-5m85-34q1 26-5 44m-10-42c11 60-69 90-75 52q-2-6 5-20m58-33c-3 26-20 59-43 53m133 30c-31 34-88 31-88-15 0-30 50-35 50-10 0 30-30 20-30 10m87-56 1 22m-17-22c1 14 0 38-11 51-29 34-59 15-60 5q0-7 5-10m54-51c-6 45-18 72-39 70m28-80q-7 34-18 61m11-83c-7 23-17 50-27 67m170-30c-10 115-125 104-119 51 5-45 49-30 50-5 1 26-30 25-30 5m84-49c-6 42-47 95-75 63m60-64c-5 30-16 54-43 59m27-65q-8 33-23 50m9-61q-3 27-15 48m-8-38q3 15 0 31M339-1c56 57 120 123 161 201 144-30 292-47 435-30 47-63 107-118 172-170M480 166c120-49 359-77 479-26","M1225 520c0 10 25 10 25 10m-38 8c6 9 1 23 0 22m0 14c6 9 1 23 0 22m2 6c6 9 1 22 0 22m8 5c6 9 1 23 0 22m18-106q3 6 0 10m3 20q4 7 0 10m0 20q4 7 0 10m0 20q4 7 0 10M934 385c-11 1-23-1-33 8m-21-125c-7 1-19 18-19 18m10-58q4 6 4 16c0 12-7 23-15 23s-15-11-15-23v-6m-59 5c28 0 58-31 77-31 12 0 12 13 12 13",[[75,"matrix(0.819 0.558 -0.574 0.796 900.914 495.912)",0],[75,"scale(1 0.972) rotate(33 -609.703 1712.114)",0],[75,"scale(1 0.972) rotate(33 -812.39 1652.807)",0]]],
  "QS": ["m635 0 217 312c43-13 87-22 123-27-50-97-75-191-101-285ZM296 27c-50 154-153 309-87 456l-17 14c2 151 30 286 74 398q27 31 62 64l11 11h562v-1q22 25 52 54c77 72 127 127 177 227 53-71 98-110 170-153v-37c-69 39-117 76-165 132-45-78-93-131-160-193-76-71-114-132-129-181-15-48-9-86 8-121 28-57 91-102 139-133l-27-22c-69 46-173 124-160 244l-106 2-132 152H429c149-177 317-346 470-485l-9-11q-44-5-81-21l-8 11C665 558 525 665 420 829l-28-17c110-170 253-279 387-402l18 7q-27-13-51-33c-124 29-208 37-267 32 0 0-19 15-29 15-15 0-26-6-31-6s-10 5-25 5-30-25-40-50l-4-6-39 31 10-1c8 139-1 281 43 408l-27 18-3-7c-46-130-39-270-44-402l-70 54 20-17c-53-160 26-275 60-399ZM85 80C30 130-15 225 50 225q13 0 20-16v55q-10-13-25-14c-35 0-40 70-5 70 24 0 23-43 11-45 53 5-16 250-15 296 0 25 6 49 31 56q-30 9-32 33 2 23 30 32c-23 8-30 29-30 48 0 36 13 96 21 126q40-28 73-66 5-33 6-60c0-19-7-41-31-48q22-7 31-32c0-15-13-28-31-33 24-9 30-32 30-56 1-46-68-291-15-296-12 2-13 45 11 45 35 0 30-70-5-70q-16 2-25 15v-56q5 16 20 16c65 0 20-95-35-145m641 288q-128 29-200 29l-46 19c59 5 142-3 267-32zm-370 88q44 19 110 25 75 7 201-14c-99 87-199 177-283 299-25-95-24-201-28-310m827 18c-25 0-49 17-30 52a45 43 0 0 1 30-11 45 43 0 0 1 29 11c19-35-5-52-29-52m-55 47c-45 1-38 98 23 66a45 43 0 0 1-13-29 45 43 0 0 1 13-30q-14-7-23-7m109 0q-9 0-23 7a45 43 0 0 1 14 30 45 43 0 0 1-14 29c61 32 68-65 23-66m-25 68a45 43 0 0 1-29 11 45 43 0 0 1-30-11c-12 23-6 38 7 46q-36 52-75 96c-6-55-27-86-80-61 37 16 39 70 76 66l-18 20 15 2 22-25c5 39 35-8 67-6-16-41-32-10-66 5q36-43 71-92c26 6 61-11 40-51m43 66c-33 39-64 78-125 110q26 45 30 90c47 18 83 52 115 90 2-37-4-71-30-100q35-7 50-45c-15-24-36-33-60-35 45-32 30-71 20-110M812 818q15 62 78 139l-14-17H590l64-1 76-87h93zm-434 25q6-1 14 9 10 11 11 33-1 22-11 33-8 10-14 9-8 1-15-9-10-11-11-33 2-22 11-33 8-10 14-9","m558 0 248 330 45-18L635 0Zm78 0 63 91c11-26 26-26 26-26-8-38 3-48 8-65Zm184 265 32 47q39-12 76-19-31-2-63-23c-10 5-30 10-45-5m99 216C764 621 596 787 470 940h55l160-185h120c7-103 98-171 161-213zm-727 16-60 46-1 1q4 18 3 27c0 24-6 47-30 56 18 5 31 18 31 33q-9 25-31 32c24 7 31 29 31 48q-1 27-6 60l-6 7q23-26 47-57c30 61 60 105 97 146-45-113-73-248-75-399M45 610 0 645v258q46-27 80-56l-24 19c-8-30-21-90-21-126 0-19 7-40 30-48q-28-9-30-32 2-24 32-33-16-5-22-17m1190 69-1 1c-21 23-42 46-72 66q40 58 28 123 37 23 67 56c-10-29-27-68-64-89 37-6 52-16 67-36-29-21-50-16-77-16 39-22 50-64 52-105M106 824l-3 3zm272 39a11 23 0 0 0-11 22 11 23 0 0 0 11 23 11 23 0 0 0 11-23 11 23 0 0 0-11-22m225 127a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-183 0a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m91 0a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10","M473 150a13 20 0 0 0-13 20 13 20 0 0 0 13 20 13 20 0 0 0 12-20 13 20 0 0 0-12-20m-140 5a13 20 0 0 0-13 20 13 20 0 0 0 13 20 13 20 0 0 0 12-20 13 20 0 0 0-12-20m23 301c4 109 3 215 28 310 84-122 184-212 283-299q-126 21-201 14-66-6-110-25m43 23q35 0 83 6c66 9 119 22 117 30-1 8-56 5-122-3-65-8-117-19-116-27q2-6 38-6m719 14 5 28v1q11-3 27 5l-21-21 1-3 1 1 21 21q-8-16-5-27zm130 0-29 5h-1q3 11-5 27l21-21 1-1 1 3-21 21q17-8 27-5zm-854 15q31 0 75 6c60 8 107 22 106 30s-50 8-109 0c-60-9-107-22-106-30q2-6 34-6m8 34 50 3c52 5 94 15 94 23-1 8-43 11-94 6-52-5-93-16-93-24q1-7 43-8m590 22c-26 17-58 39-85 65l156 127 18-20c-37 4-39-50-76-66 53-25 74 6 80 61q27-31 53-66-75-47-146-101m93 167-4 5 4-1zm-22 25 2 1c28 1 65 8 65 8q49-26 78-57l-59-36-48 60c34-15 50-46 66-5-32-2-62 45-67 6l-22 25zM400 575l40 3c42 5 75 15 75 24 0 8-34 10-75 5-42-5-75-15-75-24q1-8 35-8m815 13 21 21a2 2 0 1 1-2 2l-21-21q8 17 5 27h1l28 5-5-29q-11 3-27-5m-65 0q-16 8-27 5l-5 29 29-5q-3-10 5-27l-21 21a2 2 0 1 1-2-2zm-750 20 25 2c31 4 55 17 55 25s-24 12-55 7c-30-4-55-14-55-22q1-11 30-12m3 37h12c25 2 45 7 45 15 1 8-19 13-44 11-25-3-46-11-46-19-1-6 13-7 33-7m-6 30h4c15 2 28 8 29 14 1 7-11 11-26 10-16-1-29-7-29-14q0-9 22-10m-3 31h3c9 1 18 6 18 11q-1 8-17 8c-9-1-18-6-18-11q0-8 14-8m906 0-34 3c0 20-7 39-31 56 24 2 45 11 60 35q-15 38-50 45 29 33 30 74l25 12zm-167 64v1zm5 11 1 2zm3 6zm3 6v1zm2 5v1zm2 6v2zm2 5v2zm2 6v2zm-774 28q-7-1-15 9-10 11-11 33 2 22 11 33 8 10 14 9 9 1 15-9 10-11 11-33-1-22-11-33-8-10-14-9m-1 4q5 1 6 11 18-1 6 13c14 4 10 9 3 14 7 5 11 10-3 14q12 14-6 13c0 10-9 18-11 0q-18 1-6-13c-14-4-10-9-3-14-7-5-11-10 3-14q-12-14 6-13 2-11 5-11m353 5-76 87h43l47-54h96l-15-32zm29 66-19 22h136l-16-22Zm-104 52H339l8 7 42 43q1-8 16-20c-30-25-15-35 15-15 30-20 45-10 15 15 30 25 15 35-15 15q-17 11-26 11l4 4h257zm-170 4q9 0 26 11c30-20 45-10 15 15 30 25 15 35-15 15-30 20-45 10-15-15-19-16-20-25-11-26m91 0q9 0 26 11c30-20 45-10 15 15 30 25 15 35-15 15-30 20-45 10-15-15-19-16-20-25-11-26","M500 0c99 212 199 424 391 444L558 0ZM300 60c-34 123-113 238-60 398l110-85c-28-39-50-91-50-118l5-155zm600 395C747 594 579 763 430 939l40 1c126-153 294-319 449-459Zm66 87c-29 19-64 44-94 76l25 20c31-30 66-55 96-74q-14-10-27-22M685 755 525 940h45l130-152h107l-2-33Z","M435 885a58 75 0 0 1-57 75 58 75 0 0 1-58-75 58 75 0 0 1 58-75 58 75 0 0 1 57 75m-18 55h459m-568 0h29m2 30h562M132 543l219-168M0 645l45-35m1093 55q-90-56-173-123m244 166-60-36M558 0l407 543m335 517c-69 39-117 76-165 132-45-78-93-131-160-193-76-71-114-132-129-181-15-48-9-86 8-121 28-57 91-102 139-133M500 0c99 212 199 424 390 444M364 812c-44-127-35-269-43-408 77 40 164 78 458 6-134 123-277 232-387 402m-36-356q44 19 110 25 75 7 201-14c-99 87-199 177-283 299-25-95-24-201-28-310m511-16C720 574 560 731 436 879M224 473c-1 183 38 343 98 466M191 497c3 151 31 286 76 398m163 44c149-176 317-345 470-484M470 940c126-153 294-319 449-459M525 940l160-185h120M568 940l132-152h107M611 939l104-119h97M654 939l76-86h93m-126 86 47-54h95m-99 55 19-23h101m46-288 158 128M872 618l171 139M460 481c-45 93-54 189-75 284M304 0c-45 163-165 327-95 483m31-25c-53-160 26-275 60-399m506 271 46-17M0 903c72-43 117-82 170-153 50 100 100 155 177 227 282 264 94 410-13 481m44-615q6-1 14 9 10 11 11 33-1 22-11 33-8 10-14 9-8 1-15-9-10-11-11-33 2-22 11-33 8-10 14-9m753-78q26 45 30 90c47 18 83 52 115 90 2-37-4-71-30-100q35-7 50-45c-15-24-36-33-60-35 45-32 30-71 20-110-33 39-64 78-125 110m170-59-34 3m34 222-26-12m-81-83c37 21 54 60 65 89m-75-140c27-1 48-6 77 15-15 20-30 30-67 35m42-156c-2 41-13 83-53 105m-20-39q40 60 27 124m-59-104s-82-15-95-5-33 31-40 40c-32 40 4 50 20 30m35-30c-59 25-64 121 20 25m-29 29c-15 32 1 60 59-6m-38 35c-21 38 42 35 98-28m-97-99q52-56 97-121m-82 123q50-54 94-118m-87 95c-5-58-25-90-80-65 39 17 39 74 80 65m-80-65c38-6 56 41 80 65m15-3c35-15 51-47 67-5-32-2-62 45-67 5m0 1c26 8 53-24 67-6m-12-142c-75 45-75-100 0-55-45-75 100-75 55 0 75-45 75 100 0 55 45 75-100 75-55 0m88-27c-60 0-60 0-60-60 0 60 0 60-60 60 60 0 60 0 60 60 0-60 0-60 60-60m-120-37-5-29q12 4 29 6m0 119-29 5 5-29m119 0q1 17 6 29l-29-5m0-119 28-5-5 29M358 386l-14-7m404 5c-126 29-209 37-268 33m-124 39q44 19 110 25 75 7 201-14c-99 87-199 177-283 299-25-95-24-201-28-310M85 135c11 31 5 90 35 90 65 0 20-95-35-145-55 50-100 145-35 145 30 0 24-59 35-90M40 285s0-10 10-10c13 0 15 45-10 45-35 0-30-70 5-70 30 0 40 50 40 50s10-50 40-50c35 0 40 70 5 70-25 0-23-45-10-45 10 0 10 10 10 10m-10-10c-55 3 15 250 14 296 0 30-9 59-49 59s-49-29-49-59c-1-46 69-293 14-296m20-10v-57m30 57v-56m3 418q30 9 32 33c0 19-22 35-50 35s-50-16-50-35q2-24 32-33m-1 65c-24 8-31 29-31 48 0 36 13 96 20 126m73-65q6-34 7-61c0-19-7-41-31-48m153 193h6M0 885h29m217-15h11M0 870h51m183-15h18M0 855h53m170-15h24M0 840h49m164-15h30M0 825h46m157-15h35M0 810h44m150-15h39m-104 0h6M0 795h41m145-15h43m-97 0h14M0 780h38m140-15h47m-91 0h24m-148 0h26m99-15h86m-211 0h25m100-15h83m-203 0h20m98-15h72m-190 0h23m117-15h45m125-195c-12-18-24-32-45-47-22-16-32 9-24 23m69 54c-14-16-41-39-62-52-21-12-27 15-10 28m74 57c-14-16-41-40-63-52-33-18-43 14-2 32m68 79c-14-16-41-40-63-52-30-17-37 17-5 36m66-18q-22-22-51-40c-22-15-34 5-23 17m78 84q-22-20-49-38c-24-16-37 12-20 25m72 41c-16-13-39-27-58-37-31-16-36 21-3 37m65 23c-45-39-98-25-54 5m61 29c-50-42-141-42-52 5m65 48c-63-40-142-29-44 11m41 8c-43-18-93 0-44 13m24 5c-37-12-56 9-12 20m0-387q-12-11-26-22c-18-13-27 0-25 12m49-29-4-3c-19-14-29 4-24 17m58 327c-42-32-88-23-58 3m103 33c97 1 65 26 21 26m-8-45c32-12 61-9 75-2 17 9 14 24-26 30m-28-56c58-11 103 14 55 26m-34-54c67-18 125 10 49 33m-32-55c69-24 136 4 67 28m-39-60c51-8 89 9 56 28m-39-47c77-20 158 17 49 27m-12-66c57-5 100 18 40 35m-22-52c75-20 152 15 51 34m-23-61c55-7 102 12 64 29m-40-51c71-16 140 15 53 34m-13-70c57-5 99 18 36 35m-13-56c74-17 145 16 44 36m-5-70c58-6 102 17 42 35m-17-58c68-12 128 17 44 36M646 274c-6 11-10 23-36 21-14 81-74 98-130 120 0 0-19 16-29 16-15 0-26-6-31-6s-10 5-25 5-30-25-40-50c-30-40-55-96-55-125l5-155-10-72m328 212c-6 11-14 25-8 25 3 0 7-10 10-20m279 250 51 54m-65-41 49 52m-64-39 48 52m-61-38 46 49m-61-36 46 49m-60-36 35 38m-49-24 24 25m-39-13 18 19m-32-5 9 10M483 925h55m-42-15h55m-43-15h56m-43-15h56m-43-15h56m-37-20h32m205-25v33m-25-33v33m-25-33v33m-37-20 23 23m-42-2 23 23m-41-1 23 23m-41-1 23 23m-42-2 21 21m141-629q24-10 48-17m-63-4q24-9 49-16m-64-4 50-17m-64-1q24-11 50-18m-58-5 36-12m-48-9 25-9m-40-11 16-5m172-89c-51 20-103-24-139 0-46 31-6 91 28 71 32-18 1-60-14-50-9 6-15 18-10 25 6 8 10 10 20 5m116-48c-39 38-22 104-58 126-49 28-85-34-53-56 30-21 55 25 39 34-9 6-23 6-27-2-5-9-4-13 5-20m-42 1 90-60m-10 40c-10-10-45-11-55 5 22-11 35-25 25-45m-20 110c25 30 50 20 75 10 24 33 65 39 105 45M725 130c-10-20 15-45 30-55-6-23 3-49 12-75m-67 90c10-25 25-25 25-25-8-38 3-48 8-65M428 0q26 77 111 84M447 0q24 58 86 71M461 0q21 41 65 56M477 0q15 24 41 38M371 0c-15 40-30 80-66 100M356 0c-13 32-27 62-53 80m37-80q-14 36-40 60m25-60q-11 23-29 39m9 81c41-25 62-14 80 0 20 55-15 110-14 152 0 15 11 13 19 13 5 0 15 10 15 10M305 125c30-21 55-18 80-5m45 125c20 0 20 30 5 30-40 5-40-10-5 0m-65 40v10l5-5zm90 5 5-5v10zm-85 0s5 5 10 5 5-4 12-4c8-1 8 4 13 4s15-10 20-10 15 5 20 5h10m-65 20c3 28 46 9 45 5-5 5-45 32-45-5m40-205c52-37 86-16 120 5-35-26-85-45-120-5m110 25c-15 0-36-25-56-24-30 3-39 39-54 44q27-30 48-28c29 0 37 33 72 23m-120 5c15-10 33 10 45 10 29 0 44-15 55-15m-150 0c-20 0-31-19-47-20-12-1-29 12-29 17 0 7 11 21 23 24 16 3 36-21 53-21m-75-10c23-43 65-9 65-5m450 105c15 15 35 10 45 5q32 21 63 23m-76 19c43-13 87-22 123-27-50-97-75-191-101-285m-22 312c43-13 87-22 123-27-50-97-75-191-101-285m-23 312L635 0m293 293q-31-2-63-23c-10 5-30 10-45-5","m987 811 17 27m4 6 14 21m-29-64q20 31 41 58m4 4 18 23m4 4 15 18m-73-117c26 43 57 78 87 114m-78-123c27 45 59 81 90 119m-83-126c27 46 60 82 92 120M92 409c5 34 12 70 18 100 6 29 10 54 9 62q0 21-7 32c-5 7-11 12-27 12s-22-5-27-12m37-92 7 39q3 18 2 21-1 18-4 24-2 3-4 3-1 2-11 2m14 42q21 7 21 18 1 6-8 12-10 8-27 8c-17 0-21-3-27-8m41 35q13 3 16 12 5 8 5 21c0 15-3 37-6 58m-11-138q-5 4-18 5-13-1-18-5m35 66q3 4 3 14c0 13-3 35-6 56m628-428q-129 28-202 30m191-41q-98 20-162 25m149-38q-75 16-128 21m116-33q-58 11-102 16m91-29q-45 9-81 13m71-26-64 10m54-23-51 8m-219 79q18-20 45 0m5-185c10 15 30 15 45 15m-175-5c50 25 60-30 70-30m-30-13 2 11q-2 21-17 23c-15 2-17-10-17-23q0-9 4-16m167-3q2 5 3 13c0 13-8 24-17 24s-17-11-17-24q0-6 2-11",[[90,"matrix(0.766 -0.625 0.643 0.745 1124.603 929.609)",0],[90,"matrix(0.766 -0.625 0.643 0.745 1130.603 1037.609)",0],[90,"matrix(0.766 -0.625 0.643 0.745 1032.603 1027.609)",0],[90,"matrix(0.766 -0.625 0.643 0.745 958.603 941.609)",0],[90,"matrix(0.766 -0.625 0.643 0.745 854.603 845.609)",0],[90,"matrix(0.766 -0.625 0.643 0.745 833.603 720.609)",0]]],
  "KS": ["M332 0c89 120 128 183 161 259 186-27 339-28 491-12 18-62 37-114 129-247Zm268 516-81 8c29 103 54 209 65 318 46 13 91 11 145-2q27-136 100-273l-4-12-5 10q-9 3-20 6l-29 10c-12 3-24 9-34 5-3-1-6 5-9 6q-46 100-70 199c-12-96-34-187-58-275m464 16c-126 169-170 324-174 480-4 151 32 304 78 461l30-5c-47-157-82-308-78-455 4-153 46-303 173-470Zm41 23c-6 12-13 24-2 35l-1 1q-12-4-24-5l15 19c-14-3-25-1-32 16 37-9 78 42 94 14 19-26-44-43-50-80m-182 28q-78 135-104 265l1-4c-73 25-131 39-188 36q-69-3-139-44l6 70q63 31 129 34c60 3 117-9 180-29v-2c-26 187 11 369 61 547l30-5c-41-146-73-292-69-440 4-137 37-276 123-420zm136 48c-6 12-12 25-1 35l1 1-26-4 15 19c-14-3-25-1-30 17 36-11 79 39 94 10 18-26-46-41-53-78m-46 78c-3 13-7 26 5 35l-1 1h-24l19 16c-15 0-25 4-28 22 34-17 84 25 95-6 13-29-53-33-66-68m-33 81c-3 13-7 26 6 34l-1 1-24 1 21 16h-1c-14 1-25 4-27 23 33-18 85 21 94-10 12-30-53-31-68-65m170 83c-25 0-40 29-40 50 0 45 61 40 63 17 2-12-18-37-18-37 30-1 55 25 85 25 17 0 45-15 45-15 0-11 8-19 0-35-25 10-93-5-135-5m-74 63c-15 145 90 322 170 450q32-15 54-31v-101c-20-34-47-80-62-111l7-4c8-4 11-14 6-21-4-8-14-11-22-6q-6 3-7 0-3-3 3-7 11-7 8-18-2-10-15-12l-9 2q-15 10-19 26 3-12 12-20-98-13-71-127-30-9-55-20m-427 5c-23 0-47 10-42 29h-2c-75-75-75 135 0 60h2c-10 38 95 38 86 0h2c75 75 75-135 0-60l-2-1c4-19-20-28-44-28m316 108-12 2c-19 8-27 30-20 49 3 9 13 13 21 10q13-7 9-21-2-8 1-8c2 0 4-1 6 5q6 10 17 10 11-2 14-13l-1-9q-11-23-33-25zm0 12h1q16 2 23 17v3q0 3-3 3-3 1-4-3c-4-10-14-14-22-11q-13 6-8 23 1 4-2 5-4 1-6-2c-5-14 1-29 13-33zm253 26q3 0 4 3t-2 4q-15 10-9 24 9 12 25 4 3-1 5 2t-1 5c-13 7-29 4-35-7-7-12-2-27 11-35zm-187 21-12 3c-19 7-27 29-19 49q6 13 20 9 14-7 9-21-2-8 2-8c1 0 4-1 6 5q6 11 16 10 11-1 15-13l-1-9c-6-14-20-24-34-25zm1 12zq15 1 22 18l1 2q-1 3-4 3-3 1-4-2v-1c-4-10-14-14-22-11q-12 6-8 23 1 4-2 6-3 0-5-3c-6-14 0-29 12-33zm39 64-13 2c-19 8-27 30-19 49q6 14 21 10 13-7 8-21h1c-3-6 0-7 1-8 1 0 4-1 6 5q6 11 16 10 11-2 15-13l-1-9q-10-23-34-25zm0 12zq14 2 23 17v3q-1 3-4 3-3 1-4-3c-4-10-14-14-22-11q-12 6-8 23 1 4-2 5t-5-2c-6-14 0-29 12-33zm17 76q-7-1-13 2c-18 7-27 30-19 49q6 13 21 9c8-3 12-13 9-21-3-5 0-7 1-7q2-2 6 4 6 11 16 11 11-2 15-13l-1-9q-10-23-34-25zm0 12zq15 1 23 17v2q-1 4-4 4l-4-3c-4-10-14-14-21-11q-13 6-9 23 1 3-2 5-3 1-5-2c-5-14 1-29 13-34zm-11 70-13 2c-18 8-27 30-19 49 3 9 13 13 21 10q13-8 9-21-2-8 1-8c1 0 4-1 6 5q6 11 17 10 10-2 14-13l-1-9q-10-23-34-25zm0 12zq15 2 23 17v3q0 3-4 3-2 1-4-3c-4-10-14-14-21-11q-13 6-8 23 0 4-3 5t-5-2c-5-14 1-29 13-33zm-36 63-13 3q-20 9-22 33v2l12-2q2-16 15-22c10-4 23 0 30 11l11-3-1-3q-12-18-32-19","M1064 74q-25 14-68 25-3 40-24 67l-3 4q-99-9-206-8-15-24-21-55-16-8-27-20-11 12-27 20-6 34-24 59-85 5-180 18-10-9-18-21-11-22-17-40-22-4-42-17c40 59 65 103 86 153 186-27 339-28 491-12 14-49 29-92 80-173M631 518q20 69 35 143l31-74q-7 8-17 8c-35 0-35-55-5-55h3v-4q-5 1-11-5-10 4-30-11zm-112 7-10 1-18 3q-11 4-21 5-10 5-21 5l-15 3-3 1q36 126 57 255 50 33 96 44c-11-109-36-215-65-317m364 15 1 5zm1 5c1 23-40 49-55 22q-73 137-100 273 44-10 99-30 28-112 95-227l-3-3q-6 0-11-4c-16 13-21-9-25-31m54 318q-15 66-17 131 93 27 155 100-26-81-20-160l1-6q-77-34-119-65m-438 77q2 58-4 116 32-10 64-17c-15-18-15-62 1-79q-31-8-61-20m619 13 3 36c-20 17-35 41-17 93q22-21 25-43l7 27c-18 21-30 47-2 97q18-24 17-45l12 31c-15 22-23 48 6 93q16-23 15-43l13 28c-12 23-18 51 17 93q12-24 10-44l14 24c-10 21-13 46 14 81l13-6q4-16 2-30l14 20 11-5-31-47q20 15 38 16v-32q-22-16-55-11l-24-43c25 24 48 23 70 17-21-25-45-47-83-41q-12-24-22-49c27 30 52 29 75 22-21-25-45-47-84-41l-23-67q18 20 35 24l5-15 8-11q-28-3-48-17l-5 1-1-6q-34-32-16-104zm-469 27a25 20 0 0 0-25 20 25 20 0 0 0 25 20 25 20 0 0 0 25-20 25 20 0 0 0-25-20m315 75-10 2c-16 6-23 25-16 41a10 10 0 1 0 18-7q-3-13 5-15 9-3 14 7a10 10 0 0 0 19-1v-6q-10-20-30-21m253 26-6 1c-15 9-21 28-13 43 9 14 28 18 44 9a10 10 0 1 0-10-17q-12 5-16-2-5-8 5-15a10 10 0 0 0-4-19m-187 33-10 2c-15 6-22 25-16 41a10 10 0 1 0 19-7q-3-13 5-15 7-3 13 8a10 10 0 0 0 20-2l-1-6q-9-20-30-21m-105 27q16 137 59 282 34-47 35-113c0-73-38-137-94-169m145 49-11 2c-15 6-22 25-16 41a10 10 0 1 0 19-7q-4-13 5-15 7-3 14 8a10 10 0 0 0 19-2l-1-6q-9-20-29-21m81 78 3 42q0 65-23 122 52-17 96-36-36-58-76-128m-64 10q-5 0-11 2c-15 6-22 24-16 41a10 10 0 1 0 19-7q-4-12 5-16 8-3 14 8a10 10 0 0 0 19-2l-1-5q-9-20-29-21m-11 82-11 2c-15 6-22 25-16 41a10 10 0 1 0 19-7q-3-13 5-15 8-4 14 8a10 10 0 0 0 19-2l-1-6q-9-20-29-21m-36 75-10 2q-18 9-19 28l56-14q-10-16-27-16","M799 294a11 19 0 0 0-11 19 11 19 0 0 0 11 19 11 19 0 0 0 12-19 11 19 0 0 0-12-19m142 4a11 19 0 0 0-12 19 11 19 0 0 0 12 19 11 19 0 0 0 11-19 11 19 0 0 0-11-19m15 125h-1c-10 0-15 12-15 12s7-8 15-8c16 0-1 33-15 33-10 0-30-25-50-25v10c20 0 36 20 50 20 23 0 41-41 16-42m-206 0c-25 1-25 53 6 52 27-1 59-30 104-30v-10c-55 3-61 25-100 32-26 5-27-35-10-37 10-1 10 17 10 17s10-24-10-24m-171 92-40 7 5 18 19-5a15 15 0 0 1 19 13 15 15 0 0 1-11 16l-19 5 1 4 19-5a15 15 0 0 1 19 13q1 12-11 16l-20 5 1 4 20-5a15 15 0 0 1 18 13q1 13-11 16l-20 5 1 3 20-4a15 15 0 1 1 6 29l-19 5v3l20-4a15 15 0 1 1 6 29l-19 4v4l20-4h3q12 1 15 14c1 7-5 15-12 16l-20 4 1 5 20-3h2q13 1 15 14 0 13-12 16l-20 3v5l20-3h3q13 1 15 14-1 13-13 16l-20 3v4l20-3h3q13 2 14 15-1 13-13 15l-20 3 1 9 40 3c-11-117-36-228-66-335m228 51q-4 0-10 2c-5 4-10 9-12 5-6 11-14 9-17 6-7 5-7 5-14 3q-64 134-88 268l28-4-6-1q-13-4-12-17 2-12 15-13h3l19 4v-1l-19-5a15 15 0 0 1-11-16 15 15 0 0 1 18-13l19 4 1-3-19-5a15 15 0 1 1 8-29l19 5 1-3-19-6a15 15 0 1 1 9-29l19 6 1-3-18-6a15 15 0 1 1 10-29l18 7 2-4-19-7a15 15 0 1 1 11-28l19 7 1-3-18-8a15 15 0 1 1 12-28l18 8 1-3-18-8a15 15 0 1 1 13-27l18 8zm473 69v245l5-2c8 16 0 24 0 35 0 0-16 9-32 13l-13 2c-30 0-55-26-85-25l11 16c26 4 37 19 59 19l7 2 20-8v1c52-13 60 15 13 30l-8 3c45 0 44 24-6 32l-13 2v3c60-2 63 26 8 33l-3 2c49 0 50 27 2 33l-4 5q22 9 24 32-2 25-27 34c14 31 41 77 62 112V648zm-100 44c-64 93-92 174-104 257l54 20q-19-10-20-33c0-21 15-50 40-50l29 2zM504 856l-10 19 14 6-4 8-5-3c-3-2-6 4-3 6l11 5 9-19-14-6 4-8 11 5 12 5-4 11-7 17 3 1 18 7 19 6 2 1 6-21h-3l-15-5 3-8 15 4 14 4-3 11-4 18 3 1 19 3 21 3h3l2-21h-3l-16-2 1-9 16 2 12 1h2v12l-1 18h3l19 1 20-1h3l-2-22-3 1h-15v-9h15l17-2 1 12 3 18 3-1 19-3 19-3 3-1-4-20h-3l-15 3-2-9 15-3 14-3 3 12 5 17h2l19-5 17-5 3-1-6-20-3 1-14 4-2-9 14-4 15-5 9 31 6-2-2-6-9-30-3 1-18 5-17 5-2 1 5 20 3-1 14-4 3 9-15 4-15 4-3-12-4-17-3 1-17 3-18 4h-3l4 21h3l15-3 2 9-16 3-16 2-2-12-2-18-3 1-20 2h-17l-3 1v21l3-1h16l1 9-17 1-15-1v-12l1-18h-9l-11-1-19-2-3-1-3 21 3 1 17 2-1 9-18-2-16-4 3-11 4-18h-3l-17-5-17-5-2-1-7 20 3 1 15 4-3 9-15-5-15-6 4-11 5-13 1-2-3-3-27-12zm311 4-9 3 5 13zm105 166q-1 39 2 80c76 33 128 113 128 204 0 57-21 110-55 149l2 9 33-7 18-4 46-13q30-61 31-134c0-132-85-249-205-284m45 24a35 35 0 0 1 35 35 35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35m67 59a35 35 0 0 1 35 35 35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35m-83 67a23 23 0 0 0-15 6l-3 3 4 16 9-8 6-2q4 0 6 5t-2 8l-16 14 6 30 29-12h1l2-1q6 0 8 6 1 5-5 8l-31 14 5 24 35-4h1q6 1 8 7 0 7-7 7v1l-34 3 5 28 27 5q7 2 7 9-2 7-9 6l-21-4 3 16 15 3c12 2 24-6 26-18 3-12-6-24-18-26l-24-5 24-3q20-3 21-23c-1-11-10-21-22-21h-4l-16 2 15-7c10-4 16-15 14-25q-6-18-23-18l-8 2-21 8 17-14q10-12 7-25-5-13-21-15zm16 169-4-16h-1zm-9-44-3-14h-3l4 15zm-8-38-4-15-2 1 3 15zm-10-45-3-17-1 1 3 17zm133-33a35 35 0 0 1 35 35 35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35m17 88a35 35 0 0 1 35 35 35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35m-11 82a35 35 0 0 1 35 35 35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35m-35 75a35 35 0 0 1 31 20l-66 16v-1a35 35 0 0 1 35-35","M781 207q-138 0-301 23l13 29c186-27 339-28 491-12l9-30q-103-11-212-10m238 309 1 7c7 47-6 67-22 67l-45 1c-86 144-119 283-123 420-4 148 28 294 69 440q21 3 25 27 21-1 44-5c-46-157-82-310-78-461 4-156 48-311 174-480zm161 112c-81 108-118 201-132 295l28 13c12-83 40-164 104-257zM488 798l5 38q69 41 139 44c57 3 115-11 188-36l8-34c-150 52-227 60-340-12m569 130-1 6q-6 79 20 160l51 76c10 33 21 67 25 98q39 68 74 125c1 1 20-6 20-6-40-64-85-140-119-217-35-79-58-161-51-234zm-57 64a3 3 0 1 0 0 6h46v-6zm-5 12a6 6 0 0 0-6 7l9 5h50l-1-12zm12 17 26 18h19l-3-18zm33 24 16 14-3-14zm235 64-2 12h27v-12zm-9 25q-5 8-13 12h47v-12zm-8 25 6 12h36v-12zm13 25 7 12h22v-12zm14 25 7 12h8v-12z","M1112 709c-15 29-58-21-94-10m41-68c7 37 71 52 53 78-34 4-57-19-79-46 35 4 67 12 79 46m-53-78c-6 12-12 25-1 35m-40 33c5-18 16-20 30-17m107-47c-16 28-57-23-94-14m44-66c6 37 69 54 50 80-34 3-56-21-77-49 35 5 66 15 77 49m-50-80c-6 12-13 24-2 35m-42 31c7-17 18-19 32-16m-14 172c-11 31-61-11-95 6m29-74c13 35 79 39 66 68-33 10-60-9-86-32 35-2 68 1 86 32m-66-68c-3 13-7 26 5 35m-34 39c3-18 13-22 28-22m36 94c-9 31-61-8-94 10m26-75c15 34 80 35 68 65-32 11-60-6-87-29 35-3 68-2 87 29m-68-65c-3 13-7 26 6 34m-32 41c2-19 13-22 27-23m129-136 5-7m-7 11 2-4m-6 11 4-7m-28 56q11-24 24-49m-28 57 4-8m-6 13 2-5m-6 13 4-8m-25 68 21-60m-23 67 2-7m-2 8zm-1 6 1-5m-13 62 12-57m-61 1-7 28m32-110-11 32m46-111-14 30m60-106-19 30m65-94-8 10-9 12m-14 102 27-42m-64 112 19-37m-49 115 15-44m-34 122 9-43m-67-39-11 44m12-46-1 2m117-240q-84 123-116 238m117-240-1 2m29-39-3 3-25 34m63 16 10-13 12-17m-70 102 24-37m-63 109 17-35m-48 114 14-40m-33 119 8-38m-45-5-4 20m10-44-1 6m7-24-2 6m15-45-7 20m17-46-3 8m10-26-3 8m22-46-11 21m23-44-3 6m13-24-4 8m27-45-13 21m27-41-3 4m13-19-2 4m26-35-6 7-6 9m20 22 10-13 10-13m-68 99 22-35m-62 108 17-33m-48 113 13-36m-33 114 7-33M458 188c210-32 382-32 552-14m-517 85c186-27 339-28 491-12m-504-17c194-29 355-29 513-13M333 0c88 120 127 183 160 259M1113 1c-92 132-111 184-129 246m-182-85q-30-26-32-77c-40-7-49-42-55-80-6 38-15 73-55 80q-3 59-41 84m45-3q18-25 24-59 16-8 27-20 11 12 27 20 6 31 22 55m-236 16c-43-18-43-52-58-83-41 3-92-52-135-95m72 105q19 14 42 18 6 18 17 40 8 12 18 21m438-18c31-13 48-41 43-91 97-17 106-49 147-75M968 170l4-4q21-27 24-67 43-11 68-25M875 0c-10 75-79 70-83 120-3 45 67 50 70 5 2-31-38-33-40-3-1 15 24 17 25 2M875 0c0 75 70 80 67 130-3 45-73 40-70-5 2-30 42-27 40 3-1 15-26 13-25-2M560 13c4 75-58 82-52 132 4 45 66 38 61-7-3-30-38-26-35 4 2 15 24 12 22-2m4-127c12 74 74 68 79 117 6 45-56 52-61 7-3-30 32-34 35-4 2 15-20 18-22 3m237 674c-150 52-227 60-340-12m11 108q63 31 129 34c60 3 117-9 180-29m-315-75q69 41 139 44c57 3 115-11 188-36m-81 117q32-7 65-17m-304-4q30 12 61 20m84-110c-11-116-36-227-66-333m149 75q-46 99-70 199m94-205q-62 133-86 264m141-284q-73 141-99 278m121-277q-73 137-100 273m-70-50q-21-142-59-274m5 331c-11-113-37-221-66-325m45 320c-11-109-36-215-65-318m479 944c-47-157-82-308-78-455 4-153 46-303 173-470m-125 930c-46-157-82-310-78-461 4-156 48-311 174-480m-141 51c-178 304-133 592-54 873m30-5c-41-146-73-292-69-440 4-137 37-276 123-420m-15 273q61 43 193 93m-16-258q26-44 62-92l3-4m-27 10 12-15 14-19m-103 357c12-83 40-164 104-257m-132 244c14-94 51-187 132-295m-160-112q83 29 160 63M0 645c78-53 250-114 377-124m549 620c56 32 94 96 94 169q-1 65-35 114m10 35c34-39 55-92 55-149 0-91-52-171-128-204m210 326q23-57 23-122c0-147-97-279-234-315m173 449a305 305 0 0 0 31-134c0-132-85-249-205-284m156-90c5 166 90 322 169 450m-7-245c15 32 43 81 64 117m-627-258a25 20 0 0 0-25-20 25 20 0 0 0-25 20 25 20 0 0 0 25 20 25 20 0 0 0 25-20m20 30c75 75 75-135 0-60m30 60s5-5 5-10-5-10-5-20 5-15 5-20-5-10-5-10m-120 60c-75 75-75-135 0-60m-30 60s-5-5-5-10 5-10 5-20-5-15-5-20 5-10 5-10m45 20c-65-65 125-65 60 0m-60-30s5-5 10-5 10 5 20 5 15-5 20-5 10 5 10 5m-60 50c-65 65 125 65 60 0m-60 30s5 5 10 5 10-5 20-5 15 5 20 5 10-5 10-5m-87-80h14m-14 80h14m-107-80h61m-61 20h51m-51 20h49m-50 20h52m-54 20h64m579-107c-5-5-12-28 15-30 30-1 55 25 85 25 17 0 45-15 45-15 0-11 8-19 0-35-25 10-93-5-135-5-25 0-40 29-40 50 0 45 61 40 63 17 2-12-18-37-18-37m-23 52q-28 115 70 127m8-109c-29-1-25-10-25-10 2 30-9 47-25 60m6-104c26 4 37 19 59 19l7 2m-6 29c-20-4-13-25 17-34 60-18 72 12 22 28l-9 3m-25 2c70-11 79 21 20 30-71 12-71-23-20-30m-4 36c71-6 78 25 19 32-72 8-70-27-19-32m1 35c63-6 69 25 17 32-64 8-63-27-17-32m37 69a38 35 0 0 1-37 35 38 35 0 0 1-38-35 38 35 0 0 1 38-35 38 35 0 0 1 37 35m-85-233V183l50-50 50 50v697m-280 205a35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35 35 35 0 0 1 35 35m67 59a35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35 35 35 0 0 1 35 35m39 76a35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35 35 35 0 0 1 35 35m17 88a35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35 35 35 0 0 1 35 35m-11 82a35 35 0 0 1-35 35 35 35 0 0 1-35-35 35 35 0 0 1 35-35 35 35 0 0 1 35 35m-105 76za35 35 0 0 1 35-35 35 35 0 0 1 31 20m171-569-6-37c0-15 14-36 14-46-1-10-22-39-23-54 0-15 13-71 12-86s-17-54-18-69c0-15 18-56 17-76s-18-74-18-89c-1-15 18-46 17-66s-17-49-18-64c0-15 4-35 4-45-1-10-7-35-7-45-1-10 12-71 12-71m9 747c-1-6-5-25-5-37-1-15 13-35 13-45s-21-40-22-55c0-14 13-70 12-85 0-15-16-54-17-69 0-15 18-56 18-76-1-20-18-74-18-89-1-15 18-46 17-66 0-20-16-50-17-65 0-15 4-35 4-45s-6-35-7-45c0-10 13-70 13-70m50 502 20 13m-86 230c-1-8-4-24-4-35 0-15 15-35 15-45s-20-40-20-55 15-70 15-85-15-55-15-70 20-55 20-75-15-75-15-90 20-45 20-65-15-50-15-65 5-35 5-45-5-35-5-45 15-70 15-70m4 747c-1-6-5-25-5-37 0-15 14-35 14-45-1-10-21-39-22-54 0-15 13-71 13-86s-16-54-17-69c0-15 19-56 18-76 0-20-17-75-17-90-1-15 19-45 18-65s-16-50-17-65c0-15 4-35 4-45s-6-35-6-45 13-70 13-70m-78 1135q38 68 75 127m-151-301q-26-81-20-160l1-6M499 258c-82 153-26 165-59 242-15 35-50 20-41-4 13-35 36-21 31-1-2 8-15 13-20 10m105-249c-84 155-30 165-60 244-25 65-65 20-56-4m133-242c-87 157-32 167-62 246-25 65-111 67-90 0 25-80 72-58 67-23m101-225c-88 159-33 169-63 248-11 28-32 41-51 42m130-292c-89 161-33 170-64 250-11 28-32 40-51 39m131-291c-91 163-34 172-65 252-9 24-28 34-46 33m127-286c-92 164-35 173-66 253q-13 32-39 29m120-284c-93 165-35 175-66 255q-13 31-37 25m119-281c-94 166-36 175-67 256q-12 28-33 23m116-281c-95 168-37 177-68 258q-12 26-31 21m115-280c-96 169-38 178-69 259q-11 24-30 17m114-277c-97 170-38 179-69 260q-9 22-26 16m111-277c-98 171-39 180-70 261q-9 21-26 14m111-275c-98 171-39 180-70 261q-7 17-22 12m107-2s-5 85-40 85-35-55-5-55 20 35 0 35c-10 0-6-15 5-15m53-44c-5 45-12 97-41 76m54-71c-3 42-5 80-28 68m41-62c-5 35-1 70-22 59m36-53c-5 35 1 59-20 47m33-42c-4 27 3 52-18 40m31-34c-4 21 1 36-16 30m29-25c-8 23-2 18-16 19m29-13c-5 6-3 12-19 12M660 467c1 18-6 54-38 46m50-37c6 22-1 65-50 37m62-29c4 24-7 69-47 36m59-27c-1 12-4 58-29 38m41-30c0 18-12 72-24 72m141-18c10 47 67 11 58-15m67-23c3 78 85 112 70 6-11-74-63-44-52 6 6 28 42 50 37 6-4-48-21-35-21-21 1 16 5 20 12 25m-59-17c9 50 22 80 58 68m-72-64c9 56 20 69 46 65m-59-60c5 36 0 58 34 56m-48-52c4 26 6 43 24 45m-37-40c5 23 8 50 26 36m71-331s10 30 10 40-5 23-5 28 4 62 3 72c-3 25-19 100-22 125m19-265c0 20 60 43 62 80 2 65-43 38-61 18m1-73s41 35 43 55c3 33-31 18-44 9m4-41s23 11 25 27c3 25-19 15-29 9m2-26c7 2 12 17 12 17 1 11-8 5-15 2m2 22c1 36 68 61 68 106 0 65-46 42-48 38m-19-108c2 13 52 45 52 75 0 40-32 36-35 30m-19-84c0 10 39 34 39 54 0 27-27 24-32 24m-10-59c2 10 27 20 27 38 0 27-35 8-35 7m5-30c4 7 13 10 13 20 0 19-16 6-17 1M715 295s45-35 65-35 55 10 60 10c10 0 10-10 10-10l5 5s-8 10-15 10-45-10-60-10c-13 0-65 30-65 30m265-20s-25-15-35-15-30 13-35 12q-8 1-15-12l-5 5s10 10 20 10 30-10 35-10 35 10 35 10m-90-10v20c0 5-5 10-5 15s30 100 30 105-15 20-20 20c-10 0-16-14-23-14-8 0-22 9-27 9-16 0-16-25 0-25 5 0 10 5 10 5m5 35c-55 3-61 25-100 32-26 5-27-35-10-37 10-1 10 17 10 17s10-24-10-24c-25 1-25 53 6 52 27-1 59-30 104-30zm30 0v10c20 0 36 20 50 20 23 0 42-42 15-42-10 0-15 12-15 12s7-8 15-8c16 0-1 33-15 33-10 0-30-25-50-25m-80 50v7l5-4zm110-5v8l-5-3zm-105 8c10 2 22-13 35-13 12 0 9 5 19 5s10-8 20-8 16 13 26 13m-75 30c30 16 50-10 50-20M725 325c25 0 42-28 67-28 30 0 38 23 48 23-10 0-37 12-50 12-15-1-50-7-65-7m166-8c25 0 22-17 48-18 25 0 32 18 42 18-10 0-28 16-42 15-15 0-33-15-48-15M697 587l-31 74m1 0q-16-74-36-143","M1213 937q1 10 6 11m-4 25c4 9 9 18 0 25m-5 10c4 9 9 17 0 25m1 12c3 9 9 18 0 25m34-92q3 10 0 15m7-50q4 8 0 15m-10 54q3 10 0 15m-1 21q2 10 0 15m-14-119c4 9 9 18 0 25m13-452v-6m0 140V517m0 154v-20m0 121V671m0 187v-25m10 48v-75m-10 75v-23m10-66V153m-10 358V143m30 738V173m-10 709V163m-30 161V133m0 330v-69m0 223v-58m0 175V617m0 130v-13m-10-515v-33M725 325c7 1 35-45 60-45s35 10 40 20m-79 33c10 8 21 17 34 17 19 0 37-8 46-18m65-15c10 0 30-30 45-30s30 10 35 15m0 30q-22 17-55 5m-101-35v7c0 12-7 22-17 22s-18-10-18-22q0-6 3-11m172 4 1 10c0 12-7 22-17 22s-18-10-18-22l2-9",[[90,"scale(1 0.972) rotate(-10 3611.174 -2234.447)",0],[90,"matrix(0.996 -0.085 0.087 0.968 479.25 711.239)",0],[90,"scale(1 0.972) rotate(20 -1297.485 2603.217)",0],[90,"scale(1 0.972) rotate(20 -1637.473 2534.519)",0]]],
  "JH": ["M0 27v75l60 73v479l45-31V332c48 14 58 60 60 113 42-79 7-103-10-140 22-7 44-16 60-40-20-21-40-27-60-35 46-70 20-97-2-126 4 34 6 68-47 117l-1 60V155Zm616 93c-90 0-177 16-250 36-51 122 18 219-46 324 20-55-82-75-75 5q5 29 32 30l-12-2-45 31L0 696v30l235-162-14-19 277 358v17h305v-17c28-118 72-224 144-320l-103-76q-28 31-51 66l2-3H410l-50-65h-22l22-7 11-2-11 9 12 15h459l13-13-24-17H413c35-6 68-14 96-32l20-18q19-8 29-25l-26 10 25-10q13-3 23-25c60-120-20-130 64-269zm547 345c-23-1-52 9-73 25-40 30-80 15-75-25-70 30-5 140 65 95 42-27 105-40 115-5 32-65 6-90-32-90m-868 48-3 1-8 1zm498 60c-66 99-97 214-126 329L413 574l10 11h362Zm226 64q-77 99-119 213l21 24q41-120 117-222-8 39-8 83c0 137 65 256 161 318l-3-1c-46 116-115 226-186 304l14 17c73-75 147-187 196-307l-6-3q44 25 94 33v-18c-143-19-255-164-255-339q1-41 7-77l-14-11h1zm89 65 18 13-1 20c0 123 75 226 175 250v-31c-86-24-149-113-149-219v-2zm-20 13c-11 0-21 7-15 26-44-9-25 59 8 29 7 44 68-5 20-20 19-20 2-35-13-35m-255 87-30 105c48 35 80 92 80 156q-1 56-29 100l67 88c43-51 69-117 69-188 0-113-64-211-157-261m276 19c-13 0-25 10-13 29-45 1-12 63 13 27 17 41 66-20 16-25 13-20-2-31-16-31m60 96c-15 0-32 14-12 33-43 14 7 63 21 21 28 34 57-38 8-28 5-19-6-26-17-26m92 75c-17 0-37 23-8 36-37 26 25 59 26 15q14 7 21 2v-35q-7-4-22 3-2-22-17-21","m200 0 156 159c128-37 303-61 459-9L960 0h-86l-72 88h-3q-53-10-103-15h-5l7-73h-68v71h-5q-59 1-113 7l-4 1-15-79h-78l33 88-6 1-82 19-4 1L284 0Zm96 0 65 97q35-9 74-16L405 0Zm207 0 13 68q50-6 104-7V0Zm205 0-6 64q46 3 96 13l63-77ZM0 102v594l60-42V175Zm435 427c-6 0-12 3-5 11l5-2 5 2c7-8 1-11-5-11m5 11 2 5-2 5c15 14 15-24 0-10m0 10-5 3-5-3c-14 15 24 15 10 0m-10 0-3-5 3-5c-15-14-15 24 0 10m71-21c-6 0-12 3-5 11l5-2 6 2c7-8 1-11-6-11m6 11zm0 0 2 5-2 5c14 14 14-24 0-10m0 10zm0 0-6 3-5-3c-14 15 25 15 11 0m-11 0-2-5 2-5c-14-14-14 24 0 10m72-21c-6 0-12 3-5 11l5-2 5 2c7-8 1-11-5-11m5 11 2 5-2 5c15 14 15-24 0-10m0 10-5 3-5-3c-14 15 24 15 10 0m-10 0-3-5 3-5c-15-14-15 24 0 10m71-21c-6 0-12 3-5 11l5-2 6 2c7-8 1-11-6-11m6 11zm0 0 2 5-2 5c14 14 14-24 0-10m0 10zm0 0-6 3-5-3c-14 15 25 15 11 0m-11 0-2-5 2-5c-14-14-14 24 0 10m72-21c-6 0-12 3-5 11l5-2 5 2c7-8 1-11-5-11m5 11 2 5-2 5c15 14 15-24 0-10m0 10-5 3-5-3c-14 15 24 15 10 0m-10 0-3-5 3-5c-15-14-15 24 0 10m71-21c-6 0-12 3-5 11l5-2 6 2c7-8 1-11-6-11m6 11zm0 0 2 5-2 5c14 14 14-24 0-10m0 10zm0 0-6 3-5-3c-14 15 25 15 11 0m-11 0-2-5 2-5c-14-14-14 24 0 10m-292 50 185 240q25-127 85-240zm681 133v2c0 106 63 195 149 219v-62c-46-18-82-63-93-118zM855 852q-7 0-15 8l-19 23 34 30 20-23c11-14-3-39-20-38m49 53q-6 1-12 5l-26 16 25 39 25-16c17-11 8-44-12-44m-101 2v11l-3-1-3 3v20a3 3 0 0 0 5 2v44c42 40 29 85 16 130l36 47q28-44 29-100c0-64-32-121-80-156m-303 10-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm15 0-3 3v20a3 3 0 1 0 6 0v-20zm148 54-7 1-29 7 13 45 27-7c21-5 21-46-4-46m-20 71-1 46 26 1c23 1 34-45 2-46zm-5 68-14 44 28 7c23 5 43-37 12-45zm-20 55-15 24 26 33c17-4 32-25 13-39z","m1011 1309-48-63c36-52 57-116 57-183 0-76-26-145-70-201q31-83 81-158l-1 31c0 124 53 233 134 299-37 101-93 198-153 275M748 366c20-3 43-24 48-29 4-4 15 4 14 10-20 10-48 22-62 19m-61-142c2 3 66-39 77-43 14-5 27 7 26 6l2 11s-16-12-25-9-79 40-80 35m101 10a9 16 0 0 1-8 15 9 16 0 0 1-9-15 9 16 0 0 1 9-16 9 16 0 0 1 8 16","M633 94c-111-1-211 20-297 44l20 21c128-37 303-61 459-9l27-28Q732 93 633 94M266 513l-4 2-7 22 12 13 48-8-14 45 10 13 46-4-12 52 12 12 45-8-12 56 12 12 44-7-16 49 12 13 49-8-16 50 10 13h51l-15 42 9 13h49l-7 17 21 1 11-24-9-14h-51l15-42-9-13h-51l16-52-12-13-49 8 16-50-12-13-45 8 12-56-12-12-45 8 12-51-11-12-45 4 15-46-11-13-49 8 4-13zm627 30-45 7-8 12 13 56-55 12-7 14 21 51-51 21-5 13 21 52-42 25-4 14 21 37-43 35a10 10 0 0 0-4 10l23 1 43-35 3-13-21-36 42-25 4-13-21-51 51-21 5-13-20-49 53-12 8-12-13-55 53-8zm-543 7a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m-62 8a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m605 20a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-453 7 220 285c24-101 57-200 105-285Zm388 8a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-358 7h270q-60 113-85 240zm-137 8a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m60 0a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m646 43q-77 104-118 222c43 52 69 118 69 190 0 71-26 137-69 188l81 105c71-78 140-188 186-304l-23-18c-38 101-94 198-154 275l-48-63c36-52 57-116 57-184v-14h30a3 3 0 1 0 0-6h-31l-2-24h46a3 3 0 1 0 0-6h-47l-5-24h54a3 3 0 1 0 0-6h-55l-6-21h76l4-2-6-10h-79l-7-18h73l3-1-6-11h-76l-9-18h76l-4-12h-80l-12-18h85l-4-12h-86l7-18h74l-3-12h-66l8-18h55l-2-12h-48l9-18h36l-1-12h-29q18-33 39-65 2-26 8-53m-196 2a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-465 15a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m60 0a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m345 10a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-300 45a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-65 5a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m387 7a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m-55 30a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m457 9c11 55 47 100 93 118v-49zm-744 9a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m65 0a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m250 35a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-270 25a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m65 0a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m152 2a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8","M498 1098V903h305m-305 17h304m-304 20h305m-305-37L220 544m308 359L240 531m398 372L332 508m336 395L360 505m484 2C742 620 702 760 668 903m194-382c-93 110-131 245-164 382m230-334c-79 99-126 211-155 334m174-320c-72 96-116 202-144 320m216-266q-77 99-119 213m139-199q-77 103-118 223m-88-72c93 50 157 148 157 261 0 71-26 137-69 188M809 875c63 40 105 109 105 187q-1 73-41 127m-70-282c48 35 80 92 80 155q-1 57-29 101M410 570h385m-423-50h459m-451-30h440l480 353M266 513 0 696m235-132L0 726m950 137c44 55 70 124 70 200 0 67-21 131-57 183m337-150c-153-25-270-177-270-361q0-43 8-84m262 334c-100-24-175-127-175-250l1-20m174 239c-86-24-149-113-149-219v-2m149 159c-46-18-82-63-93-118m5 292c-49 120-123 232-196 307m172-321c-46 116-115 226-186 304m163-322c-38 101-94 198-154 275m-49-63 49 63m20-605q-49 75-81 158M423 585h362m515 493c-143-19-255-164-255-339q0-40 8-78m6 80v-2q0-36 7-69m12 186q-12-37-17-79m79 192q-30-36-50-81m151 156q-46-19-84-57m143 74-24-5m-199-338 4-37m13 169q-12-36-17-78m73 181q-27-31-44-72m147 147q-43-17-78-49m-82-263 3-23m7 129-7-34m55 137-22-34m112 111q-20-9-39-24m-93-246 2-28m-2 30v-2m0 21v-19m12 90-9-42m19 72-3-8m39 71q-13-18-24-37m47 63-4-4m114 62q-48-8-88-39m-87-110c25-40-54-42-29-2-45 1-12 63 13 27 17 41 66-20 16-25m-24-102c33-34-43-54-28-9-44-9-25 59 8 29 7 44 68-5 20-20m85 193c12-45-64-25-29 7-43 14 7 63 21 21 28 34 57-38 8-28m114 67q-7-4-22 3c-2-46-68-4-25 15-37 26 25 59 26 15q14 7 21 2m-498-4c13-6 38-18 53-21 32-7 34 39 5 40l-57 4m-1-11 33-8m-32-28c8-9 24-26 35-33 24-16 40 20 17 31l-51 25m-1-9 27-20m-27-42 12-19c18-22 44 8 25 25l-37 35m0-16 12-16m-12-62c12 1 23 17 13 30l-13 19m0 103c13-2 42-5 58-3 32 4 19 48-9 39l-49-13m0-12 31 3m-31 9c13 4 40 11 54 19 26 14 5 44-16 37m-30-38 14 7m-4-233 19-23c21-25 50 12 35 30l-20 23m11 13 26-16c27-18 44 26 24 39l-25 16m6 14 29-7c32-8 34 39 11 45l-27 7m3 18 27 1c32 1 21 47-2 46h-26m-4 21 26 6c31 8 11 50-12 45l-28-7m-6 11 24 18c19 14 4 35-13 39m-68-416q13 18 5 38c34-41 81 19 57 49 44-29 72 43 39 63 52-12 55 64 18 74 53 1 35 76-4 75 52 12 19 82-18 73 29 22 10 53-15 62M0 27l105 128v468M0 102l60 73v479m46-433c66-60 47-99 44-141 151 129 110 255 15 380-1-59-8-113-60-128m48-228c22 29 48 56 2 126 20 8 40 14 60 35-16 24-38 33-60 40 17 37 52 61 10 140m921 241c2-15 5-43 9-46l50-60c5-5 35-10 40-10s27 10 30 25c10 45-10 75-35 10-10 10-15 10-30 10 43 34 29 60-15 80m55-125 15-15c31-24 77-8 30 30q-10 9-19 12m15-9c37-11 67 9 8 42-55 32-78 14-54-13m53 14c34-3 55 18-2 38-60 21-77-2-44-22m45 22c35-2 56 22 1 36-57 14-69-12-32-28m-28 76c22-7 50-32 53-46m-62-34c4 19-16 43-19 42m-135-250c-5 40 35 55 75 25 54-40 157-42 105 65-10-35-73-22-115 5-70 45-135-65-65-95m0 0c-45 53 14 102 90 50 74-51 113 24 90 40l-5 15m-16-105q13 24 16 49m-40-49q15 17 23 36m-63-23q14 10 25 22m-59-1q19 3 36 12m-63-5q16 12 25 25m-54-40q11 23 15 46m130-3q8-15 0-35m-23 36q6-15 0-37m-41 50q6-13 5-33m-54 55q10-13 13-36m-60 19q9-7 18-19M807 147c6 18 13 42 13 48 0 11-5 13-5 20 0 5 40 70 40 90s-20 20-25 20 0 20 0 25-5 15-5 15 5 8 5 15c0 15-30 15-30 15s5 15 5 20 20 0 20 25c0 10-30 35-40 35s-20-10-30-10-25 10-35 10-61-21-80-30c-10-5-9-20-26-27-10-4-21-19-30-36m216-87c-39 4-16 40 20 15 8-6 0 5 0 5-9 0-18 5-25 4m-47 47c20-3 43-24 48-29 4-4 15 4 14 10-20 10-48 22-62 19m36 8c14-2 28-1 41-10M687 224c2 3 66-39 77-43 14-5 27 7 26 6l2 11s-16-12-25-9-79 40-80 35m28 21c33-2 60-32 87-30m-57 22c-12 28 41 8 58 17m17 236-25-19M366 156c-51 122 18 219-46 324-10 16-50 25-55 0-9-44 50-28 35-10m89-320c-58 125 7 218-49 330-20 40-91 51-95 5-7-80 95-60 75-5m92-336c-63 128 5 223-52 336-12 25-44 38-68 34m142-375c-67 130-2 226-59 341q-14 24-39 26m120-371c-71 132-3 219-61 335-12 25-37 39-60 35m143-374c-74 134-4 217-63 334q-18 35-52 30m137-367c-77 135-6 219-65 337-12 25-27 29-50 25m137-364c-80 136-8 220-67 339-12 25-32 29-55 25m143-367c-82 138-8 213-68 332q-17 37-50 30m139-363c-83 139-9 208-69 328q-17 37-50 30m140-359c-85 139-10 204-70 324-10 21-18 27-35 26m125-351c-85 140-10 190-70 310q-12 27-30 30m120-340c-85 140-10 180-70 300q-9 17-26 21m116-320c-85 139-5 149-65 269q-10 22-23 25M336 138c138-38 312-69 506-16M200 0l156 159c128-37 303-61 459-9L960 0","M115 212v124m10-135v140m10-152v160m10-177v189m10-271v292m10-289v362m10-352v343m10-333v319m10-307v292m10-280v264m10-250v232m10-215v195m977 317c10 9 8 27 4 27m-12-58c10 9 8 27 4 27m17-73c-9 5-4 36-4 36m10 9q4 7 4 16m6 18q4 7 4 16M804 254c-3-3-26 5-27 11m26-51c-12 3-23-10-37-10-4 0-22 8-22 8m41 6q6 5 6 15-1 17-14 18c-13 1-15-8-15-18v-5M594 400h-19m33 15h-50m70 15h-80m92 15H526m144 15H510m135 15H475",[[100,"matrix(1 0 0 0.972 496 951.4)",0],[100,"matrix(-1 0 0 -0.972 665 1048.6)",0],[75,"scale(1 0.972) rotate(30 -960.706 1996.334)",0],[75,"scale(1 0.972) rotate(30 -819.92 2022.611)",0],[75,"scale(1 0.972) rotate(30 -675.634 2061.95)",0],[75,"scale(1 0.972) rotate(60 -403.443 502.6)",0],[75,"scale(1 0.972) rotate(60 -520.585 495.177)",0],[75,"scale(1 0.972) rotate(60 -572.085 405.976)",0],[75,"scale(1 0.972) rotate(60 -636.51 493.978)",0]]],
  "QH": ["m798 0 198 317c31-16 61-27 99-12-30-94-66-186 12-305ZM495 59c-67 89-137 256-209 474l15-9-18 11q136 93 292 113c29 83 46 178 53 264l52 19c42 19 67 24 85 24 5-102 15-220 50-316h-2q95-19 188-64l-19-18c-231 107-476 97-675-37l116-67q40-117 81-209c-5-37-9-76-9-84Zm770 456c-52 8-65 52-55 115 62-14 19-83 55-115M245 569q-37 39-50 79l-4 16q-7-4-20-24c-7 7-18 25-11 32-7-7-25 3-32 10 19 12 24 20 27 25l-24 5q-42 14-82 53-35 35-49 73v38l8-1q18 0 32 13c18 17 15 46-1 62q-16 16-39 13v68q11-19 17-37l5-20q7 1 23 25c7-7 18-25 11-32 7 7 24-3 31-10q-21-15-24-22l18-5q42-12 81-52 39-39 53-82l5-24c5 3 12 7 25 27 7-7 18-25 11-32 7 7 24-3 31-10q-19-13-24-21l16-4q23-6 45-22c-155 181-124 483-166 612 0 0 17 28 22 13q15-43 20-99c8-57 13-124 23-193 19-132 56-268 159-356l-3-29 11-9-31-13-20 23c-23 23-49 39-70 45l-10 2c10-9 13-21 60-59-6-7-26-12-40 2 14-14 8-34 1-41-39 49-51 51-60 62l3-12c7-21 22-47 45-70l2-2zm866 9q-15-1-31 7c46-4 40 81 115 60-8-30-43-67-84-67m-79 25c-26 50-30 145-43 251h-2l-10-3c-70-11-139 48-154 133-14 80 25 154 89 172q35-71 52-149-17 78-52 149l-2 56 24-45c55-107 72-231 83-337q8-81 17-141c6-23 8-48 18-69zm-822 72q17 0 30 13c18 17 15 46-1 62-17 17-45 19-63 1s-15-46 1-63q13-12 31-13zm-58 63c-8 9-17 22-56 54 7 6 27 12 41-2-14 14-8 34-2 41 32-39 46-48 54-55l-2 11c-7 21-23 47-46 70s-49 39-70 45l-10 2c8-8 14-21 58-57-6-7-26-12-40 2 14-14 8-34 1-41-37 46-49 50-58 60l3-12c7-21 22-47 45-70q36-35 71-45 5-3 11-3m1148 51-199 184-5 30 204-189ZM165 930a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15M38 1047a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15","m746 0 206 341 44-24L798 0Zm129 35c-31 8-42 4-54 2l58 92q9-29 26-59c-2-16 2-22 5-30q-24 2-35-5m165 245c-15 4-45 5-66 0l23 36c26-13 52-23 83-16-15-6-31-11-40-20m130 20c0 14-11 28-20 38-28-21-68 21-47 48-10 8-24 19-38 19 14 0 28 11 38 19-23 26 19 70 47 47 8 10 20 24 20 39 0-16 14-31 21-42 29 30 77-20 49-46 10-8 22-17 35-17-13 0-25-9-35-17 28-26-20-76-49-47-7-10-21-25-21-41m0 37 3 3v23c21 1 38 18 39 39h28a3 3 0 1 1 0 6h-28c-1 21-18 38-39 39v28a3 3 0 1 1-6 0v-28c-21-1-38-18-39-39h-28a3 3 0 1 1 0-6h28c1-21 18-38 39-39v-23zm-692 85-57 32c169 94 327 63 482 16l-32-47h-1c-135 40-258 61-392-1m-87 228-13 8c10 58 15 127 10 186q48 15 74 61 22-6 49-9l19-1q35 0 74 10c-7-67-20-144-39-208q-90-12-174-47m504 20-70 17c-24 85-31 173-35 264q20-4 51-20v-1q22-41 58-63zm-686 35a14 15 45 0 0-11 5 14 15 45 0 0-1 20 14 15 45 0 0 21-1 14 15 45 0 0 0-20zm1047 37 44 23zM9 905l-9 3v24a14 15 45 0 0 18-3 14 15 45 0 0 0-20zm531 50a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m110 35a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10","M526 167a13 20 0 0 0-12 20 13 20 0 0 0 12 20 13 20 0 0 0 13-20 13 20 0 0 0-13-20m153 2a13 20 0 0 0-13 20 13 20 0 0 0 13 20 13 20 0 0 0 12-20 13 20 0 0 0-12-20M479 424l-10 2 1 5 12 46 36-19 15 34 35-20 23 34 33-27 26 31 30-30 31 27 24-31 29 27 25-39 38 23 20-35 38 19 7-16-7-10-5 12-37-19-20 35-37-23-24 37-29-25-24 31-29-27-29 29-26-30-32 26-21-33-35 20-14-34-35 19-8-34zm-58 30-114 67c199 133 444 143 674 36q-41-39-78-87l-16 5 57 44 7 20c13 38-29 41-38 13l-26-77-4 1 26 82c12 38-30 40-39 12l-25-82 31-10-35 10 18 86c9 39-32 37-39 8l-18-83 34-10-35 9 13 86c6 39-35 36-39 6l-14-84 22-5-23 5 7 85c3 40-38 33-40 3l-6-83-5 1 7 83c3 40-38 33-40 3l-7-83h-2v84c0 40-40 30-40 0v-84l-5-1-8 83c-3 40-42 26-39-4l7-82-5-1-8 80c-4 39-42 26-40-4l9-83-3-1-21 79c-10 39-46 19-39-10l16-60-23 56c-15 37-48 13-37-15l28-67-38 70c-18 35-49 7-35-19l38-71-54 64c-26 30-50-3-31-26l9-10 78-31v-1h1zm573 179q-49 22-99 37l5 197q30-18 65-17l1-10c9-80 12-152 28-207m-207 11-72 9c47 3 63 22 7 27 39 5 44 20-7 25 40 4 54 23-2 33 35 4 44 22 0 27v7c32 7 40 20-1 23v8c31 5 38 16 0 21v5c25 5 30 15-1 20v5c26 5 32 15 0 20v5c26 5 32 15 0 20v1c21 5 24 13-1 18v1c22 6 26 14 0 19v5l31 9c4-97 13-213 46-308m-185 7c30 87 46 181 52 270l26 10 14 7v-17c-41-3-48-17-1-23l-1-3c-42-3-49-17-1-23v-1c-44-2-52-17-1-23v-3c-45-2-53-18-1-24v-1c-48-2-56-20-2-26v-2c-51-1-61-20-1-26v-3c-50-1-60-20-1-26v-2c-57 0-68-23-2-29v-1c-64 2-78-24-1-29v-1c-57 2-78-13-40-21zm654 91 18 9 26 14zm18 9-2-1-3 3c14 7 2 26-28 29h-1c-3 19-21 43-35 48-19 7-62 14-87-7l-17 150 199-185v-23z","m676 0 364 600 50-30L746 0ZM504 244q-41 92-81 209l122-71c-17-29-28-58-30-67zM259 548l-24 14q153 111 330 135c19 64 32 141 38 208l25 7c-6-77-20-162-44-238-115-13-226-55-325-126m763 45q-107 53-216 72c-28 91-37 197-41 290h10l16-4c3-91 10-179 34-264q85-16 169-54c-16 55-19 127-28 207l-2 10 13 1 11 2c14-106 18-200 44-250z","M546 382 0 698m210 269L0 1161m912-5c99-195 71-456 120-553M388 844c64 18 103 92 89 172-15 85-84 144-154 133l-10-3m597 66 24-45c55-107 72-231 83-337q8-81 17-141c6-23 8-48 18-69m67 45q-13 43-19 99c-8 57-13 124-23 193-19 132-56 268-160 356M378 658c10 58 15 127 10 186m-230 478c46-143 4-495 221-664l11-9m866 93 44 23M751 123c68 307 222 452 391 555M283 535c211 146 474 157 718 40m-742-27c99 71 210 113 325 126m222-8q110-21 216-73m-40-36c-231 107-476 97-675-37m794 453 199-184M895 670l4 197m-74-180q86-17 168-53m-758-72q153 111 330 135m429-65c-16 56-19 128-28 208l-1 10M715 653l-5 291m-29-290 14 284m120-299c-35 96-45 214-50 316M575 648c29 83 46 178 53 264m163 38c3-90 10-178 35-263m-40-43c-32 95-41 211-46 308m-86-31c-6-89-22-183-52-270m-37 47c19 63 32 140 39 207M676 0l364 600 50-30L746 0m206 341c49-25 87-58 143-36-30-94-66-186 12-305M997 317 798 0m191 304-44 25m34-41-43 26m33-41-43 25m34-40-44 25m34-40-30 17m21-32-23 13m122-96c-45 15-84-37-115-15-35 25 6 70 25 60 20-10 15-40-5-40s-10 15-10 15m105-20c-35 32-9 91-44 107-39 19-57-39-40-51 19-12 43 7 33 24-10 18-18 1-18 1m-44-19c27-9 52-25 78-37m-50 25c23-18 26-20 30-35m-30 35c18-4 40-3 50 5m-42 64c27 10 57 6 82-9 10 20 32 34 50 50m-121-25c21 5 51 4 66 0 9 9 25 14 40 20M821 37c12 2 23 6 54-2q11 7 35 5c-3 8-7 14-5 30q-17 30-26 59m19 30c4-23 2-48 32-69q3-43 14-90M421 454c169 94 327 63 482 16m-33-47c-135 40-258 61-392-2m664 257 18-18c5-5 28 2 39-13 17-23 35-6 18 13-14 15-37 27-37 27q15 52-10 98m60-140c40-50 60-14 25 20-40 38-64 28-25-20m6 35c52-37 61 4 18 26-49 25-69 10-18-26m0 35c54-29 58 12 14 29-49 18-67 0-14-29m-1 38c55-13 49 25 6 29-48 3-59-17-6-29m5 29c-3 19-21 43-35 48-19 7-62 14-87-7M587 978l21 6m-128-5 15-5m346-43c-31 15-49 22-66 24-18 1-44-2-95-24q-84-36-150-36l-19 1q-27 3-49 10m35 53-18 4m136 8-33-10m65 22-7-3m106 34q-31-4-77-22m151 13q-19 7-40 9l-7 1m-249-75-9 1q-20 2-38 7m173 20q-53-23-95-27m185 57q-24-4-58-17m140 8q-21 8-43 11m-259-74h-6q-22 2-41 8m353 37q-26 11-48 14c-25 2-57-3-110-26q-61-26-108-32m362 206-4-1c-48-14-83-74-71-143 13-74 72-122 126-113l8 2 5 1m-31 161c-19 0-35-18-35-40s16-40 35-40q11 0 18 6m-10 49-8 2q-13-2-15-17c-2-15 7-17 15-17q8 0 13 8m-27-28-21-48-33-5 3 40-35 15 15 40-23 30 33 20-10 40h40l5 35m5-215 20-35 35 20-13 61m13-61 10-10m-75 205 29-60m-59 20 46-32m-56-18 50-3m-30-52 36 26m-21-41 28 34m17-59 3 49m-73 21 41 10m-46 40 47-17m-22 57 33-39m-18 99 11-4m9-36 12-51M218 729a14 15 45 0 1-21 1 14 15 45 0 1 1-20 14 15 45 0 1 20-1 14 15 45 0 1 0 20m2 16q7 4 6 20m8-34q4 6 20 5m-73-29q-3-6-20-7m34-7q-6-4-5-21m10 68q-10 7-15 28m2-41q-7 10-27 15m68-30q8-11 28-15m-40 2q9-8 14-28m-17 82c1 28 7 7 32 46 7-7 18-25 11-32 7 7 24-3 31-10-38-25-18-32-46-32m-67-11c-28 0-7-7-46-32 7-7 25-17 32-10-7-7 4-25 11-32 24 39 31 18 32 46m4 61c-16 41-14 14-72 84-6-7-12-27 2-41-14 14-34 8-41 2 71-57 44-56 85-71m54-3c41-16 14-14 84-71-6-7-26-12-40 2 14-14 8-34 1-41-57 70-55 43-71 84M0 908a14 15 45 0 1 18 1 14 15 45 0 1 0 20 14 15 45 0 1-18 3m20 13q7 4 6 20m8-34q4 6 20 5m-54 4zm28-28q8-11 28-15m-40 2q9-8 14-28m-17 82c1 28 7 7 32 46 7-7 18-25 11-32 7 7 24-3 31-10-38-25-18-32-46-32M0 871q2 2 3 15m4 61-7 15m35-44c41-16 14-14 84-71-6-7-26-12-40 2 14-14 8-34 1-41-57 70-55 43-71 84m13-24 3-12c7-21 22-47 45-70q36-35 71-45 5-3 10-3m38 38-2 11c-7 21-23 47-46 70s-49 39-70 45l-10 3m2 30 18-5q42-13 81-52t53-82l5-24m-65-65-24 5q-42 14-82 53-35 35-49 73m263-102 16-4q23-7 45-22m-79-141q-37 39-50 79l-4 16m29 6 3-12c7-21 22-47 45-70l2-2m89 50-20 23c-23 23-49 39-70 45l-10 3M0 1031q11-19 17-37 4-9 4-20m32 92 27 21m-78-60 29 23m8 27 28 22m-67-52 24 19m-24 3 55 42m-55-21 42 33m-42-11 29 22m-29-1 15 12m1-150 89 69m-95-52 83 64M74 932l95 73m-86-44 73 56m-90-48 78 60m-88-46 75 57m-84-43 71 55m-97-75 20 16m137-132 49 38m-91-70 18 14m-79-61 57 44M0 724l51 39m116 111 55 43M63 794l80 61M0 746l39 30m115 110 64 49m-106-82 18 14m-43-33 8 6m-43-33 18 14M0 767l28 22m113 108 72 56M98 865l18 13m-74-57 16 13M0 789l18 14m161 145 28 22m-80-62 31 24m-72-55 15 11m-67-52 12 10M0 810l9 7m156 142 29 22m-83-63 38 28m-75-57 11 8m-59-45 7 6m61 67 88 68M63 902l3 2m152-120 40 31M61 663l66 51m86 88 38 29m-67-51 4 3m-53-41 8 6m-98-75 64 49m97 96 39 30m-74-57 11 8m-64-48 14 10M29 682l63 49m106 102 40 32m-79-62 15 12m-72-55 17 13M13 691l64 49m112 108 44 34m-85-66 16 13m-40-31 6 5m-42-33 18 14M0 703l64 49m212 13 6 4M109 636l44 34m105 102 16 12M93 645l42 32m117 112 14 10M77 654l70 54m133-26 15 11m-66-51 12 9m-68-52 32 25m100 98 6 4m-42-32 9 7m-55-42 5 3m-71-54 41 32m89 90 14 10M141 617l51 40m75 79 24 18M125 626l36 28m126-32 50 39m-79-61 18 13m-56-42 14 10m72 77 19 14m-78-59 18 13m-60-46 18 15m70 74 17 14m-72-56 15 12m-64-50 25 20m56-22 79 61m-113-86 9 6m389-53v84c0 30 40 40 40 0v-84m-35 0c19 54 15 94 15 94m16-94c-16 36-16 94-16 94m22-94 7 83c2 30 43 37 40-3l-7-83m-35 2c24 53 23 92 23 92m8-94c-13 37-8 94-8 94m17-95 6 83c2 30 43 37 40-3l-7-86m-34 6c24 52 22 91 22 91m10-96c-15 37-10 96-10 96m13-96 14 84c4 30 45 33 39-6l-13-87m-35 8c29 52 30 92 30 92m3-99c-13 38-3 99-3 99m6-98 18 83c7 29 48 31 39-8l-19-86m-33 10c31 50 35 90 35 90m-3-100c-10 39 3 100 3 100m3-100 25 82c9 28 51 26 39-12l-26-82m-33 11c35 46 43 86 43 86m-12-96c-6 39 12 96 12 96m0-100c34 44 42 82 42 82m-48-80 26 77c9 28 51 25 38-13l-7-20m-23-26c4 32 14 62 14 62m-346-44-7 82c-3 30 36 44 39 4l8-83m-34-2c14 55 5 93 5 93m26-91c-20 34-26 91-26 91m-55-102-9 83c-2 30 36 43 40 4l8-80m-34-6c14 55 5 94 5 94m24-89c-18 35-24 89-24 89m-52-107-21 80c-7 29 29 49 39 10l21-79m-33-9c5 56-10 93-10 93m39-85c-25 31-39 85-39 85m-30-109-31 75c-11 28 22 52 37 15l31-75m-31-12c-3 56-22 89-22 89m49-79c-28 28-49 79-49 79m-20-108-40 75c-14 26 17 54 35 19l41-77m-31-15c-9 58-32 91-32 91m62-77c-33 23-62 77-62 77m-51-61-9 10c-19 23 5 56 31 26l57-68m-42 11c-18 34-37 52-37 52m78-63c-37 14-78 63-78 63m-69 8c72-217 142-384 209-473M323 511c59-175 116-315 171-407M385 476q57-167 113-284m-75 261q40-117 81-209M294 507l26 6m-20-21 40 10m-35-25 55 13m-50-28 70 16m-65-31 85 20m-80-35 100 23m-94-38 101 24m-96-38 102 23m-96-38 101 23m-83-36 89 20m-69-30 73 17m-43-27 49 11M495 0v160c0 15 15 135 20 155s55 140 110 140 105-55 105-55m89-45c-19 35-49 66-75 98m15-54-48 59m79-80q-30 40-63 78m-22-28-26 32m11-27c44-11 110-61 137-85m6 9c-18 33-46 63-71 93m78-80q-27 40-60 76m66-63q-22 30-47 59m54-48-35 43m41-32-22 27m-107-15-36 42m-36-10-10 12m34-23-19 23m-53-9-5 6m18-3-4 4m20-5-5 6m-52-28-16 19m24-11-11 14m21-7-8 9m-33-51-30 37m37-27-25 30m33-21-21 25m-33-52-25 32m51-46q-18 27-40 50m47-38-36 43m435-97zm-134-11c21 12 51 30 83 42m-94-67c19 11 47 28 78 41m-88-65q29 18 72 38m-80-61q25 15 63 35m-71-58q21 13 55 31m-63-53 47 25m-53-47 36 20m-43-42 26 14m44 172c23 13 54 31 86 43m-72-17c24 14 56 32 88 43m-71-15c24 14 55 31 86 40m-68-11c24 13 54 28 84 36m-63-6c24 12 51 25 78 31m-52 1q32 16 67 24m-38 8q26 12 53 16m-23 15 38 11m203-144c10-3 28-25 48-25-20 0-38-22-48-25q-18-6-42 10 16-24 10-42c-3-10-25-28-25-48 0 20-22 38-25 48q-6 18 10 42-24-16-42-10c-10 3-28 25-48 25 20 0 38 22 48 25q18 6 42-10-16 24-10 42c3 10 25 28 25 48 0-20 22-38 25-48q6-18-10-42 24 16 42 10m-125-45c-20-26 20-68 48-47m90 50c28-26-20-76-49-47m-88 83c-23 26 19 70 48 47m89-49c28 26-20 76-49 46m-36-78-35-35m65 35 35-35m-65 65-35 35m65-35 35 35m-60 31c4 81 36 105 35 162m-19-157c4 71 30 97 34 145m-15 9c-10-37-63-86-115-60 46-4 40 81 115 60m0 3c-17-27-38-38-60-48m75 30c-10-63 3-107 55-115-36 32 7 101-55 115m0 0q7-48 25-80M623 0q28 84 107 89M641 0q24 52 74 65M664 0q14 23 34 36m-203 66c70-39 75-70 84-102m-84 78c46-29 57-54 65-78m-65 48q33-25 42-48m68 330s-5-20-15-20-20-4-20-19c0-10 24-82 15-141-27-19-56-30-90-10h5c30-10 58-10 85 10m35 0c36-43 75-22 115 0-38-16-75-35-109 0zm10 120c30-1 25 35 10 35-7 0-13-8-19-9-16-1-16 9 4 4m-50 50v10l5-5zm95-5v10l-5-5zm-90 10c12 6 14-5 20-5 5 0 11 5 16 5s12-6 17-6c18 10 20 1 32 1m-70 25c13 16 29 11 45 0-14 8-29 5-45 0m-95-190q7-15 25-17c20 0 35 22 50 22m-77 2q6 13 27 13c21 1 35-10 50-15m55 0c22-1 31-18 45-20 30-5 50 20 65 20m-90-5c-5 15 17 25 30 25 19 0 45-20 60-20M283 535c211 146 474 157 718 40M180 945a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m0 0a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15M53 1062a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m1043-59 204-189m-760 191c-37 22-13-14-10-30-16 3-52 27-30-10l-3-6c-15-28 18-7 33-4-3-16-27-52 10-30 37-22 13 14 10 30 16-3 49-25 32 6l-2 4c22 37-14 13-30 10 3 16 27 52-10 30m90 30c-43 1-4-19 6-31-15-6-58-3-21-24 0-43 19-4 31 6 6-15 3-58 24-21 43 0 4 19-6 31 15 6 58 3 21 24 0 43-19 4-31-6-6 15-3 58-24 21m540-647c9 0 18 8 18 17s-9 18-18 18-17-9-17-18 8-17 17-17","M1198 650c10 3 25-9 25-9m-6 24c13 5 13 20 13 20m-11 8c10 10 5 24 5 24m-4 13c9 10 3 24 3 24m-8 5c10 10 3 23 3 23m22-137q8 3 10 10m-7 31q7 5 7 12m-7 24q6 6 5 13m-7 24q4 8 0 15M595 405q19-10 40 0M495 165c20-20 45-20 60-5m-35 70c20 5 40-15 40-15m90-50c30-15 60 0 75 15m-55 50c35 0 55-20 55-20m-183-38 2 12c0 13-8 24-18 24s-17-11-17-24q0-7 3-13m181 0q5 6 5 16-1 22-18 24c-17 2-17-10-17-24q0-8 4-14",[[75,"scale(1 0.972) rotate(30 -1709.655 2365.015)",0],[75,"scale(1 0.972) rotate(15 -3503.547 4274.096)",0],[75,"scale(1 0.972) rotate(3 -17259.415 19673.674)",0],[75,"matrix(0.996 0.085 -0.087 0.968 1020.366 777.038)",0],[75,"scale(1 0.972) rotate(10 -3345.924 6270.26)",0]]],
  "KH": ["M320 0c61 95 92 153 116 220 187-17 340-9 491 15 21-60 42-111 139-235Zm770 79c-15 0-30 8-30 31 0 20 15 81-5 95q38 60 4 91c5-7 3-21-12-23-25-2-22 47 13 47 65 0 25-130 25-215 5 20 35 20 35-5 0-13-15-21-30-21m140 106h-2q0 25-13 49 6 11 15 11c11 0 20-13 20-30s-9-30-20-30m20 30a23 25 0 0 0 23 25 23 25 0 0 0 22-25 23 25 0 0 0-22-25 23 25 0 0 0-23 25m-50 120-11 3c-36 17-52 17-88 0a25 25 0 1 0-22 44q42 22 84 16l-12 57q-6 24-18 48-13-21-18-43l-12-58-34 49q-27 38-50 48c-4 5-20 22-29 29h-4l1 2h-1 1c59 131 191 271 313 374v-40c-111-98-228-225-281-339q36-10 71-60c7 33 26 59 45 85q30-45 40-90c28 55 77 71 125 87v-3q-24-14-39-38c-27-12-48-27-64-57l-26-52q20-4 40-15a25 25 0 0 0-11-47M721 538l-25 25q-5 9-17 17L511 744l22 81c16-17 16-43 0-59l-4-4 4 4c16 16 43 17 60 0 17-16 17-43 1-60l-4-4 4 4c16 17 43 18 60 1 17-16 17-43 1-60l-5-4 5 4c16 17 43 17 60 1s17-43 1-60l-5-5 5 5q16 15 38 12l10-48q-23-5-43-14m-6 110c-17 16-17 43-1 60l3 3-3-3c-16-17-43-17-60-1-17 17-17 43-1 60l4 4-4-4c-16-17-43-17-60-1-17 17-17 44-1 61l4 3-4-3c-16-17-42-18-59-2l18 84 183-179 13-94q-19-1-32 12m242-70-13 23 27 30c40 54 61 121 61 193 0 71-21 138-61 192-24 31-56 59-93 76l45 4q40-28 68-65c44-58 66-131 66-207 0-77-22-150-66-208a284 284 0 0 0-34-38m-205 30-4 21zm151 83q-63 166-44 309 23-15 40-38c27-36 43-85 43-138 0-51-14-98-39-133m227 50v289h105l15-18v-67l-44-54 34-38-43-41-37 41v-79ZM571 925l-15 14 4 31 10-10 20 20 20-20 20 20 20-20 20 20 20-20 20 20 20-20 2 2-2-37Zm589 4 40 49-40 40Zm-70 81c-21 28-41 58-74 77l-8-3a15 15 0 0 0-15 19c9 39 9 54 0 82a15 15 0 0 0 26 14l71 71c4-21 5-45-20-90q44-14 70-50-25-10-70-20c23-37 25-69 20-100m-31 72-8 16-17 27 31 7 34 8q-15 12-36 19l-26 8 13 24 8 16-23-24-9-6q7-30-2-69l3-2q18-11 32-24m241 206q-96 79-214 136l22 22q103-50 192-120z","M667 61q-12 11-28 18-8 34-27 57-87 1-182 9-9-10-15-22-11-23-15-40-23-7-41-21c29 49 49 88 65 128 196-17 356-9 514 16 15-38 35-78 79-140q-27 14-70 22-4 40-28 65l-4 4-204-14 203 14q-99-15-203-19-14-24-18-56-15-9-26-21m423 284a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m110 0a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m-55 15a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15M747 548l-17 17 4 5q12 12 24 1l2-3 4-16zm-200 5q-20 17-46 24-24 7-49 10 29 64 50 131l112-109q-37-12-67-56m-45 165zm191-117-24 23 4 6q12 10 24 0c8-7 8-18 1-25zm50 60q-6 0-11 5-10 12 0 25l4 2zm-111 0-24 23 4 5q12 11 24 0 12-12 1-25zm668 29h-171c52 62 112 122 171 174Zm-616 30q-7 0-13 5c-7 7-7 18 0 25l4 3 24-24-3-4q-5-5-12-5m-113 0-24 23 4 5q12 11 25 0c7-6 7-17 0-24zm331 16q-19 7-20 28c0 17 13 30 29 30h7l-2 1c-16 0-29 13-29 30s13 30 29 30l2 1-8 1c-16 0-29 13-29 30q1 16 14 25l-10-1c-16 0-29 13-29 30q0 14 12 23c33-33 52-85 52-140q0-47-18-88m-171 32L571 925h159q-5-78 1-157m429 5v79l37-41q-18-21-37-38m-537 6q-7 0-13 5c-7 7-7 18 0 25l4 3 24-23-3-4q-5-6-12-6m-61 59q-7 0-13 6-11 12 0 24l5 4 23-24-3-4q-5-5-12-6m678 15-34 38 44 54v-83zm30 26v151h30V904zm-110 50v89l40-40zm90 84-18 17h18zm50 17h-208q3 37-22 80 45 10 70 20l-14 17c68-15 130-71 174-109zm-2 165-48 35 33 44-28 19-14-16 3-2 8 10 23-15-30-36-48 35 31 43-30 18-13-16 3-2 8 10 24-14-28-38-49 33 28 46-30 16-12-17 3-2 7 11 25-13-26-39-51 30 28 46-30 16-12-17 3-2 7 11 25-13-26-39-49 28 8 9 37-21 12 19-3 1-7-11-25 14 26 37 52-28-30-46 31-18 12 19-3 1-7-11-25 14 26 37 52-28-30-46 30-20 13 18-3 1-7-10-24 15 28 35 49-30-31-45 29-21 14 17-3 2-8-10-23 16 30 34 47-32v-1l-33-43 29-22 4 5v-19zm1 25-23 16 24 28v-18l-6-8 3-2 3 4z","M603 277a10 17 0 0 0-10 17 10 17 0 0 0 10 16 10 17 0 0 0 10-16 10 17 0 0 0-10-17m-123 1a10 17 0 0 0-10 17 10 17 0 0 0 10 17 10 17 0 0 0 10-17 10 17 0 0 0-10-17m720 22c-16 12-38 20-55 20-16 0-33-9-44-17l1 35c35 17 51 17 87 0l11-3zM530 420c-10 10-25 13-26 14l-4 6c9-11 58-5 89-8l-9-2c-10 0-20-10-20-10s-7 10-17 10c-13 0-13-10-13-10m59 12 16 3-5-5zm586 28q-10 45-40 90c-19-26-38-52-45-85q-35 50-71 60 39 82 110 165h171V547c-48-16-97-32-125-87m-189 68-16 28q23 21 41 45c47 63 72 141 72 223 0 81-25 159-72 222l-10 13h8l4 1c22-16 38-39 57-65l20 15 2 20h38l1-289c-61-70-114-143-145-213m-71 27-4 3a5 5 0 0 0 2 6 5 5 0 0 0 7-2 5 5 0 0 0-2-7zm-118 8a5 5 0 0 0-5 5 5 5 0 0 0 4 5 5 5 0 0 0 6-4 5 5 0 0 0-4-5zm96 4-4 2a5 5 0 0 0 2 7 5 5 0 0 0 7-2 5 5 0 0 0-2-7zm-67 2a5 5 0 0 0-5 4 5 5 0 0 0 4 6 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm-15 7-21 57 13-13 1 21 6-20 10 18zm109 3-4 3a5 5 0 0 0 2 7 5 5 0 0 0 7-3 5 5 0 0 0-2-6zm-15 3-35 51 16-10-4 20 11-17 5 19zm-168 28v16h12l3-16zm93 51a5 5 0 0 0-5 4 5 5 0 0 0 4 6 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm-154 8v17h17v-17zm135 8a5 5 0 0 0-5 4 5 5 0 0 0 4 6 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm29 7a5 5 0 0 0-5 4 5 5 0 0 0 4 6 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm-16 7-24 55 13-12 1 21 7-20 8 19zm-209 37v17h17v-16zm148 52a5 5 0 0 0-5 5 5 5 0 0 0 4 5 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm111 2q-16 67-19 128l1 1q6-7 15-10l-2-14q0-22 16-34-11-12-11-28 0-17 11-28-8-6-11-15m-320 6v16h17v-16zm276 2a5 5 0 0 0-5 5 5 5 0 0 0 4 5 5 5 0 0 0 6-4 5 5 0 0 0-4-6zm-85 8a5 5 0 0 0-4 5 5 5 0 0 0 4 5 5 5 0 0 0 6-4 5 5 0 0 0-5-6zm31 4zl-4 4a5 5 0 0 0 4 6 5 5 0 0 0 5-5 5 5 0 0 0-4-5m37 6a5 5 0 0 0-5 5 5 5 0 0 0 4 5 5 5 0 0 0 6-4 5 5 0 0 0-5-6m-53 2-17 58 12-13 2 20 5-20 11 17zm83 2zl-4 4a5 5 0 0 0 4 6 5 5 0 0 0 6-4 5 5 0 0 0-5-6m-16 8-17 59 12-14 2 20 5-20 11 17zm-37 85a5 5 0 0 0-5 5 5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5m-15 20a5 5 0 0 0-5 5 5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5m30 0a5 5 0 0 0-5 5 5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5m-15 10-10 60 10-15 5 20 3-21 12 16Zm41 85a5 5 0 0 0-5 5 5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5m-70 3h-1a5 5 0 0 0-4 6 5 5 0 0 0 5 4 5 5 0 0 0 4-6zm539 16c-44 38-106 93-175 108q-21 22-55 33c25 45 24 69 20 90l-71-71q-7 8-17 5-8-3-10-11l-63 21q32 60 76 116c109-58 212-118 295-193zm-308 154 1-1h-1zm-145-154a5 5 0 0 0-5 6 5 5 0 0 0 5 4 5 5 0 0 0 5-5 5 5 0 0 0-5-5m-68 1h-1a5 5 0 0 0-4 6 5 5 0 0 0 6 4 5 5 0 0 0 4-6 5 5 0 0 0-5-4m38 1a5 5 0 0 0-5 5 5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5m-68 4za5 5 0 0 0-4 6 5 5 0 0 0 6 4 5 5 0 0 0 4-5 5 5 0 0 0-5-5m83 5-4 44 21-2zm-67 3v61l8-17 8 19-1-21 15 13zm153 174-3 18-13-16 6 20-17-10 42 47zm-87 20-4 18-12-18 5 21-17-11 39 50zm118 33h-2a5 5 0 0 0-3 7 5 5 0 0 0 7 2 5 5 0 0 0 2-6zm-28 12h-2a5 5 0 0 0-2 7 5 5 0 0 0 6 2 5 5 0 0 0 3-6zm-63 10zh-1a5 5 0 0 0-3 6 5 5 0 0 0 6 3 5 5 0 0 0 3-6zm85 2-2 1a5 5 0 0 0-3 6 5 5 0 0 0 7 3 5 5 0 0 0 3-7zm-114 8h-1a5 5 0 0 0-3 6 5 5 0 0 0 6 3 5 5 0 0 0 3-6zm83 0-2 18-14-15 8 19-19-8 46 44zm-62 14h-2a5 5 0 0 0-3 6 5 5 0 0 0 7 3 5 5 0 0 0 3-6zm97 36-3 1a5 5 0 0 0-2 7 5 5 0 0 0 7 2 5 5 0 0 0 2-7zm-27 14-2 1a5 5 0 0 0-2 7 5 5 0 0 0 6 2 5 5 0 0 0 2-7zm83 7-2 18-13-16 7 20-18-8 45 44zm-60 4-3 1a5 5 0 0 0-2 6 5 5 0 0 0 7 2 5 5 0 0 0 2-6zm-29 15-4 18-12-17 5 20-17-10 19 24 17 5zm124 31-2 1a5 5 0 0 0-3 6 5 5 0 0 0 7 3 5 5 0 0 0 2-7zm-27 14-2 1a5 5 0 0 0-2 6 5 5 0 0 0 7 3 5 5 0 0 0 2-7zm-70 10h-1l-3 2 2 7h4a5 5 0 0 0 3-6zm93 1h-2a5 5 0 0 0-3 7 5 5 0 0 0 7 2 5 5 0 0 0 2-7z","M632 181q-98 0-207 10l11 29c187-17 340-9 491 15l11-29c-99-16-198-25-306-25m441 226-9 18c50 23 105 24 155 3l-8-18q-69 29-138-3m-523 98c-12 40-59 53-110 57l12 24q25-1 49-9 26-7 46-24 31 44 67 56L502 717l9 27 168-164c-31 19-90 17-129-75m420 51-13 22a284 284 0 0 1 34 38c44 58 67 131 67 208 0 76-23 149-67 207q-28 37-68 65l69 3q1-13 16-15 5 1 8 3c33-19 53-49 74-77l-20-15c-19 26-35 49-57 65l-4-1h-8l10-13c47-63 72-141 72-222 0-82-25-160-72-223a308 308 0 0 0-41-45m77 21 4 6h249v-6zm13 20 4 6h236v-6zm12 19 6 9h222v-9zm17 23 9 12h202v-12zm18 24 12 15h181v-15zm-373 67L551 909l5 30 175-171Zm516 132v168h20V880Zm-680 98-10 10 5 35h171l-4-43-2-2-20 20-20-20-20 20-20-20-20 20-20-20-20 20zm521 89-1 12h184l14-12zm-3 22-3 9h166l11-9zm-6 16-3 6h155l7-6zm218 50c-83 75-186 135-295 193l19 24c99-53 195-108 276-177Z","M521 0c16 53 66 55 68 100 3 45-59 48-61 3-2-30 33-32 35-2 1 15-21 16-22 1M514 0c-10 55-59 62-57 107s64 42 62-3c-2-31-37-28-36 2 1 15 23 13 22-2M832 0c7 59 65 70 59 116-5 44-74 36-69-9 3-30 43-25 40 5-2 15-27 12-25-3M827 0c-21 55-79 53-85 98-5 45 65 53 70 8 4-30-36-34-40-5-1 15 23 18 25 3m118 53 4-4q24-25 28-65 43-8 70-22m-148 85c32-12 51-38 48-89 92-11 108-39 144-62M359 62q18 14 41 21 4 17 15 40 6 12 16 22m45-4c-42-20-41-54-54-86-27 1-58-24-87-55m277 136q19-22 27-57 16-7 28-18 11 12 26 21 3 32 19 56M666 0c-8 29-21 52-54 56q-6 59-45 81m183 3q-28-26-28-78c-32-8-43-32-48-62m391 1c-96 124-117 174-138 234M321 0c60 95 91 153 115 220m-11-29c195-18 355-10 513 15m-502 14c187-17 340-9 491 15m-522-88c211-20 383-11 552 16m-78 930c-49-165-27-351 107-565 58 132 192 272 314 376m-193 542c-72-72-134-150-178-233M0 674c108-87 238-145 369-202m395 80c-77 322-24 630 95 886M511 744l168-164m-66 29L502 718m17 53 228-223M558 950h173m-180-41 183-179m5-39L545 880m11 59 175-171m-1 157H571M385 505c-10 0-19 29 5 30 19 1 40-45 0-45-45 0-40 74 10 74 65 0 135-9 150-59 55 130 150 80 150 45 0-28-35-30-40-15-7 21 10 30 25 15M560 970l10-10 20 20 20-20 20 20 20-20 20 20 20-20 20 20 20-20 2 2M589 702l5 4a43 43 0 0 1-1 60 43 43 0 0 1-60 0l-4-5m182-177 5 4a43 43 0 0 1-1 60 43 43 0 0 1-60-1l-4-5m-1 1 5 4a43 43 0 0 1-1 60 43 43 0 0 1-60-1l-4-4m-61 60 4 4a43 43 0 0 1 0 59m0 0a43 43 0 0 1 59 2l4 4m0-1-4-3a43 43 0 0 1 1-61 43 43 0 0 1 60 1l3 4m98-171a43 43 0 0 1-38-12l-4-5m6 128-4-3a43 43 0 0 1 1-60 43 43 0 0 1 32-12m-90 135-4-4a43 43 0 0 1 1-60 43 43 0 0 1 60 1l3 4m-21-149 25-25m-269 49q25-3 49-10 26-7 46-24 31 44 67 56m335-86c49 16 96 7 141-58 7 33 26 59 45 85q30-45 40-90c28 55 77 71 125 87m0 317c-111-99-228-226-281-339M893 717a133 176 0 0 1 27 107 133 176 0 0 1-64 151m3 25q23-15 40-38c27-36 43-85 43-138 1-51-14-98-39-133m-25 401c37-17 69-45 93-76 40-54 62-121 62-192 0-72-22-139-62-193l-27-30m-21 495q40-28 68-65c44-58 67-131 67-207 0-77-23-150-67-208a284 284 0 0 0-34-38m44 481 10-13c47-63 72-141 72-222 0-82-25-160-72-223a308 308 0 0 0-41-45m193-158-12 57q-6 24-18 48-13-21-18-43l-12-58-34 49q-27 38-50 48m242 7c-27-12-48-27-64-57l-26-52M986 530c52-40 73-94 97-146m117-49-11 3c-36 17-52 17-88 0a25 25 0 1 0-22 44q66 35 132 0a25 25 0 0 0-11-47m2 51c26 73 57 131 98 158m0 744q-96 79-214 136m214-247c-81 69-177 124-276 177m276-217c-83 75-186 135-295 193m87-300h208m-140-101 40 49-40 40m0-89zm90 16-44-54 34-38m-43-41-37 41m72 177 18-18m-120-271v289m30-256v256m58-197-51 57 73 90-50 50m60-168v168m20-150v150m-141-340h171m-292 394a15 15 0 0 0-15 19c9 39 9 54 0 82a15 15 0 1 0 28 9c11-32 11-57 1-98a15 15 0 0 0-14-12m11 115 71 71c4-21 5-45-20-90q44-14 70-50-25-10-70-20c23-37 25-69 20-100-21 28-41 58-74 77m285-49c-45 38-107 94-176 109m-133-47c-28-2-117-8-142-8-55 0-79 28-10 28m250-110-20-15c-19 26-35 49-57 65l-4-1h-8m-101 116c-40 0-60 5-80 5-30 0-40 25-10 25h83m-3-60c-5 0-60 5-80 5s-45 25 0 30m75-60h-45c-40 0-75 25-35 30m188 42-83 28q-21 7-36 16c-27 15-34-11-19-21s25-10 25-10m144-97 3-2q18-10 32-24l-8 16-17 27 31 7 34 8q-15 12-36 19l-26 8 13 24 8 16-23-24-9-6m75-874 3 36m96-39v35m-115-230c0 85 40 215-25 215-35 0-38-49-13-47 18 2 18 22 8 27q41-31 0-95c20-14 5-75 5-95 0-45 60-35 60-10s-30 25-35 5m7 191c10 9 32 24 53 24 30 0 75-25 75-50q-1-19-9-33m-122-73q4-3 16-4c25 0 35 15 40 15 18 0 24 24-5 25-20 0-30-20-30-20 6 14 17 29 5 40 35 7 45 30 45 60m-40-118v-12m29 49c-6 38-23 36-28-6m-21-33q2-17 20-25c21-11 29 21 30 41m-10-36c40-34 38 72 35 80-8 20-26 27-30-6m22-71c24-21 40 17 36 51-7 44-28 62-31 31m24-77c22-14 37 22 31 54-8 46-31 49-27 7m28-24h2c11 0 20 13 20 30s-9 30-20 30q-9 0-15-11m80-19a23 25 0 0 1-22 25 23 25 0 0 1-23-25 23 25 0 0 1 23-25 23 25 0 0 1 22 25m-342-45h112m-151 85h161m75-20q23 11 30 35M918 855h-2a29 30 0 0 1-29-30 29 30 0 0 1 29-30h2m0-2-7 1a29 30 0 0 1-29-30 29 30 0 0 1 20-28m-1 179a29 30 0 0 1-20-28 29 30 0 0 1 29-30l7 1m-50 106a29 30 0 0 1-11-23 29 30 0 0 1 29-30 29 30 0 0 1 16 4m-44 56 1 2m16-191a43 43 0 0 0 11 15q-11 11-11 28 0 16 11 28-16 13-16 34 0 6 2 14-9 3-15 10m41-187-8 4M735 485c0-35-35-35-35 5s55 20 55-15c0-50-75-40-75 10 0 64 114 78 179 73s130-48 130-113c1-91-65-128-81-213M707 530c49 2 68-20 68-66 1-75-65-84-59-251m5 325zm217-7c23-21 36-55 36-86 1-92-65-129-80-215m34 307c21-22 31-62 31-92 1-92-65-129-79-217m30 318c23-22 34-70 34-101 1-93-65-130-78-219m28 326c23-23 34-75 35-107 0-94-64-130-77-220m29 330c22-24 32-79 33-110 0-94-64-131-76-222m25 335c24-22 35-81 35-113 1-95-63-131-74-224m22 338c26-21 37-81 37-114 1-95-62-131-72-225m20 339c25-21 37-81 37-114 1-95-61-132-71-226m20 340c25-21 36-81 36-114 1-96-61-132-70-227m20 340c24-22 35-81 35-113 1-96-60-132-69-228m20 339c23-23 37-80 34-111-8-95-63-120-68-230m14 338c27-21 42-72 39-108-8-85-63-90-66-230m5 333c34-16 49-62 47-92-4-91-64-81-66-242m26 270c3-19 5-22 4-33-5-67-67-44-58-238m-15 337c-25 35-75 8-100-45m75 46c-22-7-43-25-55-51m116 38q-8 12-21 16m-38-22q-26-10-42-42m87 40c-27 1-56-16-72-50m51 29q-22-10-36-39m30 12q-10-9-18-24m24 5q-6-7-11-18m26 3q-6-8-11-18m30 13q-9-10-15-23M385 535c49 8 64-29 64-70 0-43-24-85-14-125m-42 223c48 8 69-55 69-97s-27-66-27-126m5 222c23-15 34-52 36-81m-15 79c18-17 27-49 29-75m-6 71c13-18 20-44 21-66m2 58q12-26 13-53m8 41q6-19 7-36M435 340s6 80 5 105c-2 39-75 78-75 0 0-50 60-45 60-5s-45 30-45 5 35-20 35 0m10-97c-2 18-9 27-8 40 1 8 8 27 8 52m23-223c-5 14-13 42-13 53 0 15 5 25 5 50 0 40-70 55-70 0 0-45 60-55 60-15s-40 30-40 10 25-20 25-5m22-91q-10 18-12 38c0 20 5 48 5 48m5-40s15-20 35-20 30 10 40 10c5 0 15-10 15-10v10c-5 0-10 5-15 5s-30-15-35-15m195 15s-35-20-45-20c-15 0-35 10-45 10s-25-5-25-5v5c8 0 20 5 25 5s30-15 45-15m-100 15s10 25 10 30-20 50-20 60-10 35-10 40 15 15 20 15 20-10 30-15c4-2 10 10-30 15m40-35c25 0 29 24 11 31-6 2-16-2-18-9m-53 38-10 20 10-10zm100 0 5 20-10-15zm-105 15 4-6c1-1 16-4 26-14 0 0 0 10 13 10 10 0 17-10 17-10s10 10 20 10l25 5-5-5c-28 7-90-3-100 10m30 10q24 24 45 0M440 295c20 0 30-16 40-16 20 1 25 16 35 16-5 0-15 15-40 15-15 0-15-15-35-15m205 0c-20 0-30-16-40-16-20 1-25 16-35 16 5 0 15 15 40 15 15 0 15-15 35-15m375-110-25 30 30 25m-49-25h19m-35 25 35-55v55","M802 1151q6 15 1 28m3 3c5 12 4 13 2 23m-1-80c5 12 4 15 1 24m138-964h118m-125 18h118m-125 19h133m-155 18h162m73-25q15-3 30 5m-52-14c10-2 14-2 24 3m29 12c10-2 10-1 20 4m4-1c10-1 10-2 20 3m-85-57c-5 10 21 16 25 15m25-5q4-3 10 0m15 4q4-3 10 0m-63-11q5-4 10 0m-327 957q2 6 0 10m-1 18q2 6 0 10m4 20q3 6 0 10M445 295c10 0 15 24 35 25 20 0 40-25 45-25m121 0c-10 0-15 25-36 25-19 0-39-25-44-25m-126 0c15 0 23-28 40-30 13-2 35 15 35 15m130 0s-29-16-42-15c-16 2-25 30-40 30 7 0 12 25 12 25m-135-20c3 19 24 33 25 30m40 70c-15 15-22 26-30 40m120-50c5 20 33 44 35 40m-95 60c5-20 25-15 35-5m-76-202a15 20 0 0 1 1 7 15 20 0 0 1-11 19m-6 1a15 20 0 0 1-13-20 15 20 0 0 1 1-4m18 23a15 20 0 0 1-4 1 15 20 0 0 1-2 0m139-26a15 20 0 0 1 1 7 15 20 0 0 1-10 19m-13-2a15 20 0 0 1-7-17 15 20 0 0 1 1-7m19 26a15 20 0 0 1-5 1 15 20 0 0 1-8-3m185 252-21 15m21 0-25 17m25-2-28 20m26-4-29 21m25-3-28 20m25-3-28 20m26-3-29 19m26-2-28 19m26-3-28 19m26-2-27 18m25-2-27 18m25-2-26 18m25-2-26 18m25-2-26 18m25-3-26 18m25-2-26 18m25 13-25 17m26-33-26 18m25 13-25 17m25-2-25 17m25-2-24 17m25-3-25 17m25-2-24 17m25-2-24 16m24-2-23 16m24-2-23 17m25-2-24 16m25-2-24 16m25-2-23 16m25-2-23 16m25-3-23 16m24-2-23 16m25-2-22 16m24-3-22 16m85-104 29 39m-31-66 28 36m-28-62 26 34m-25-59 24 32m-22-55 23 31m-20-53 21 29m-18-50 21 28m-18-49 21 27m-16-47 19 27m-15-46 19 26m-14-45 19 25m-13-43 18 25m-12-43 18 25m-12-42 18 24m-12-41 18 24m-11-41 17 24m-10-40 17 23m-10-39 17 23m-10-38 17 22m-9-38 17 23m-9-38 16 22m-8-37 16 23m-8-37 16 22m-7-36 16 21m-120 536q3 6 0 10m-32-13c5 11 3 13 1 22m21-114 29 34m-24-4 33 37m-28-4 24 24m13 138c-7-8-32 5-32 5m-100-136 32 29m-27-5 32 30m-26-5 33 31m-27-5 34 31m-28-5 35 33m-27-6 36 34m-28-6 38 35m-29-7 39 37m-29-8 41 39m-30-8 43 40m-30-8 38 35m-24-2 24 22m233 12-5 8m-5-19-13 22m3-32-13 22m3-32-13 22m4-33-14 22m4-33-14 22m4-33-13 23m4-34-14 22m4-33-14 22m5-34-14 23m5-34-14 22m5-34-14 23m5-35-14 23m5-36-14 24m5-36-14 23m4-39-15 23m7-37-15 24m6-37-14 24m7-38-15 25m6-38-11 19",[[90,"scale(1 0.972) rotate(85 91.395 949.089)",0],[90,"scale(1 0.972) rotate(60 -84.992 1174.292)",0],[90,"scale(-1 -0.972) rotate(-70 -1166.394 282.234)",0],[90,"scale(-1 -0.972) rotate(-50 -1593.202 543.423)",0]]],
  "JD": ["M0 0v603a53 18 0 0 1 53-18 53 18 0 0 1 47 10V397c108-41 147-107 165-182q-76 61-165 82V100zm0 603v32c0-7 14-13 34-16a53 18 0 0 1-34-16m0 32v35a53 18 0 0 1 53-17 53 18 0 0 1 47 10v-18q-16 8-45 8c-30 0-55-8-55-18m0 35v1040l100-100V708q-13 9-42 9c-27 1-48-7-48-17q1-9 20-14a53 18 0 0 1-30-16m873-505c5 20 17 62 17 70 0 10-10 40-10 55s-10 70-20 95-45 90-50 101c3 18 22 33 42 38h-2q-50 36-112 44-103 17-232-47l-1 1q17-11 33-46c17-42-23-146 57-301-68 0-134 4-191 23-61 128-58 214-78 256 4-39-86-64-86 11 0 21 16 50 43 51 65 21 130 37 203 12l7-1-11 5q142 75 259 56 79-12 141-63h-2q15-4 20-19c25-29 35-44 47-62q4-9 3-24c-5-40-50-20-50-5q-5-15-5-35c20 8 45-6 45-30 0-40-40-5-40-5s17-124-17-179zm88 301c-55 81-130 129-217 142q-133 20-291-70l-8 2 27 32q146 75 275 56 108-17 187-97l-3 3 17 275 18-59-15-238 27-34 3-6zm72 20c27 105 80 198 166 268l1-38q-98-91-133-222zm-668 56 151 170h-6q-16 1-27 11c-11 12-15 31-8 48q-9-2-18-2-15 2-26 12-15 15-11 39l-13-1q-15 2-26 12-15 15-11 39l-1-1h-6l1 2c-22-108-71-218-156-326l-64 41c4 15 10 38 11 54l-1 22c156 228 134 446 38 633q41 50 68 110 68-110 98-240v2l296-301 121 137 21-21-388-437zm-265 68a53 18 0 0 1-27 9h1q16 1 26 6zm0 67a53 18 0 0 1-20 8h1q12 3 19 7zm739 21-26 8c9 26 23 64 37 84q18 24 45 53s23-12 16-20q-22-24-36-43c-14-20-28-57-36-82m-52 14-27 5c8 25 24 70 40 93 14 20 40 49 60 69 7 8 17-19 17-19-18-19-40-43-52-60-15-21-30-62-38-88","m200 0 157 166 26-5c150-28 296-37 441-37l62 1 34 2L1041 0h-90l-74 109h-3l-53-1h-52L798 0H696l-8 110-5 1-88 5h-5L571 0H448l45 127h-7l-80 13h-4L293 0Zm108 0 99 127 70-10L435 0Zm275 0 17 104 77-5 7-99Zm228 0-26 96h36l50 1 65-97ZM0 50v70l80 80v-70zm0 150v110q41-2 80-9v-21Zm226 67Q122 327 0 330v74c88-16 143-43 180-76q30-27 46-61M80 404q-35 12-80 20v11l80 80zm182 105-55 36q98 124 137 252l131-132-110-123c-34-11-70-13-103-33m863 2-42 33 10 24h66l-40 50 14 22 62-11-18 64 12 12 11-39v-44l-7-8-60 10 37-46-13-26h-60l46-36zM0 515v88a53 18 0 0 1 53-18 53 18 0 0 1 18 1zm0 88v32c0-7 14-13 34-16a53 18 0 0 1-34-16m0 32v35a53 18 0 0 1 53-17 53 18 0 0 1 27 2v-4l-25 1c-30 1-55-7-55-17m0 35v80l80 80V715q-10 3-22 2c-27 1-48-7-48-17q1-9 20-14a53 18 0 0 1-30-16m170-103a3 3 0 1 0 0 6h9a3 3 0 1 0 0-6zm-97 19a53 18 0 0 1 7 2v-2zm74 1a3 3 0 1 0 0 6h47a3 3 0 1 0 0-6zm15 20a3 3 0 1 0 0 6h47a3 3 0 1 0 0-6h-1Zm-82 10a53 18 0 0 1-7 2h7zm97 10a3 3 0 1 0 0 6h45a3 3 0 1 0 0-6zm14 20a3 3 0 1 0 0 6h44a3 3 0 1 0 0-6zm12 20a3 3 0 1 0 0 6h44a3 3 0 1 0 0-6zm13 20a3 3 0 1 0 0 6h42a3 3 0 1 0 0-6zm597 19-26 6c8 26 23 67 38 88 13 18 34 42 53 62l17-19q-27-29-45-53c-14-20-28-58-37-84m-586 1a3 3 0 1 0 0 6h41a3 3 0 1 0 0-6zm10 20a3 3 0 1 0 0 6h41a3 3 0 1 0 0-6zm10 20a3 3 0 1 0 0 6h40a3 3 0 1 0 0-6zm9 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zm8 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zm7 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zm6 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zM0 830v235l80 80V910Zm283 17a3 3 0 1 0 0 6h38a3 3 0 1 0 0-6zm5 20a3 3 0 1 0 0 6h38a3 3 0 1 0 0-6zm5 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm3 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm3 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm2 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm2 20a3 3 0 1 0 0 6h36a3 3 0 1 0 0-6zm1 20a3 3 0 1 0 0 6h36a3 3 0 1 0 0-6zm0 20a3 3 0 1 0 0 6h36a3 3 0 1 0 0-6zm-1 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm-1 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm-1 20a3 3 0 1 0 0 6h36a3 3 0 1 0 0-6zm-3 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm-3 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm-4 20a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zM0 1145v235l80 80v-235zm287 2a3 3 0 1 0 0 6h37a3 3 0 1 0 0-6zm-6 20a3 3 0 1 0 0 6h38a3 3 0 1 0 0-6zm-5 20a3 3 0 1 0 0 6h38a3 3 0 1 0 0-6zm-7 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zm-7 20a3 3 0 1 0 0 6h40a3 3 0 1 0 0-6zm-7 20a3 3 0 1 0 0 6h39a3 3 0 1 0 0-6zm-9 20a3 3 0 1 0 0 6h41a3 3 0 0 0 0-6zm-9 20a3 3 0 1 0 0 6h41a3 3 0 1 0 0-6zm-9 20a3 3 0 1 0 0 6h41a3 3 0 1 0 0-6zm-10 20a3 3 0 1 0 0 6h41a3 3 0 1 0 0-6zm13 20a3 3 0 1 0 0 6h18a3 3 0 1 0 0-6zM0 1460v200l80-80v-41z","M509 758c9 0 28-1 32 4 19 27 34 54 62 66 6 3 10 22 2 26-38 19-54-44-64-71-7-20-27-16-31-17-6-1-4-8-1-8m-53 57c9 0 29-1 32 4 19 27 34 54 62 66 6 3 11 22 2 26-38 19-54-44-64-71-7-20-27-16-31-17-6-1-3-8-1-8m-50 50c9 0 29-1 32 4 19 27 34 54 62 66 6 3 11 22 2 26-38 19-54-44-64-71-7-20-27-16-31-17-6-1-3-8-1-8m-35 50q13 0 17 4c19 27 34 54 62 66 6 3 11 22 2 26-38 19-54-44-64-71q-6-13-16-15m4 94q11 10 24 16c6 3 11 22 2 26q-16 8-27-1m322-780a14 20 0 0 1-13 20 14 20 0 0 1-14-20 14 20 0 0 1 14-20 14 20 0 0 1 13 20m163 5a13 20 0 0 1-12 20 13 20 0 0 1-13-20 13 20 0 0 1 13-21 13 20 0 0 1 12 21m179 309q-25-55-39-117l-19-5-3 6-27 34 15 238q29-82 73-156m106-78 55 15m-55-15c3 27 30 78 55 106v-91M138 706q-7 12-14 14c-15 5-24-10-24-10v497q36 27 66 57c82-167 101-356-28-558m-38 904-110 110m365-887 141-144 21 23h-7q-16 1-27 11c-11 12-15 31-8 48q-9-2-18-2-15 2-26 12-15 15-11 39l-13-1q-15 2-26 12-15 15-11 39l-1-1h-6zm745-313a10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10 10 10 0 0 1 10 10m30 65a10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10 10 10 0 0 1 10 10m45 70a10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10 10 10 0 0 1 10 10","M130 1057c-4 0-4 6 0 6h60c4 0 4-6 0-6zm-10 25c-4 0-4 6 0 6h85c4 0 4-6 0-6zm-20 27v12h118l2-12zm0 25v12h112l3-12zm0 25v12h104l4-12zm0 25v12h97l3-12zm18 37h68l5-12h-87zm29 25h28l5-12h-46zM886 125l-62-1c-145 0-291 9-441 37l-26 4 33 35c168-31 332-39 495-35l35-38zm48 474c-96 81-235 103-377 69l44 49c124 18 244-4 337-70zM817 960 444 541l-36 4 388 437ZM496 689 355 833l-11-35 131-133Zm382 209-18-19 51-55 20 21m-738 451c95-188 117-406-39-634q-7 26-16 44c129 202 110 391 29 558z","M100 710v900L0 1710M100 678v14m0-47v17m0-52v15m0-228v198M0 0l100 100v197m0 910c108 80 172 191 200 316m-93-978c238 302 197 621 54 861m97-239 296-301M365 542l410 461M650 870v135m-15-120v236m-15-220v203m-15-188v171m-15-156v139m-15-124v107m-15-91v74m-15-59v42m-15-27v11M408 545l388 437M444 541l373 419m-448 151 264-268m-278-10 141-144M344 798l131-133m-331-78 118-78m678-49 260 71m-318-6q-62 51-141 63-117 19-259-56m-29 6q158 90 291 70c87-13 162-61 217-142m-111 58q-50 36-112 44-103 17-232-47m51 147c142 34 281 12 377-69m-3-65 17 275m3-297 15 238m-365-33c124 18 244-4 337-70m-178 70c8 25 24 70 40 93 20 28 61 71 78 88m-91-186c8 26 23 67 38 88 12 17 34 41 52 60m-64-154c9 26 23 64 37 84q18 24 45 53m-56-145c8 25 22 62 36 82 13 19 37 45 56 65M154 662c156 228 134 446 39 634m1007-580q-79-73-117-172-9-24-16-50m132 260c-86-70-139-163-166-268m112 30c3 27 30 78 55 106M80 240 0 160m0-40 80 80m0 80L0 200m80 355L0 475m0-40 80 80m0 355L0 790m0-40 80 80m0 80L0 830m80 355-80-80m0-40 80 80m0 80-80-80m80 355-80-80m0-40 80 80m0 80-80-80m80-744v864l-80 80M80 404v183M0 50l80 80v171m513 582L493 773c-20-30 10-60 40-40l100 110m-94 95-99-108c-20-30 10-60 40-40l98 108m-89 91-99-109c-20-30 10-60 40-40l99 108m-163-64q7 2 14 6l99 109m-40 40-63-69m1 22 52 57m-40 40-15-17m143-360h-7q-16 1-27 11c-11 12-15 31-8 48q-9-2-18-2-15 2-26 12-15 15-11 39l-13-1q-15 2-26 12-15 15-11 39l-1-1h-6m549-45-52 55m-11-153q46-21 91-47m-80 74q42-19 82-42m-68 68 70-35m-52 58 54-26m-34 49 36-18m-28 49 19-9m-91-123 42-34-50 11m20 51 45-37-53 11m22 52 46-38-53 11m24 50 44-36-53 11m65 15-50 10m13 21 37-30m-2 28-28 6m5 28 18-15m-143-28-62-6 50-20m32 51-62-6 46-18m36 49-62-6 46-19m36 50-62-6 48-19m22 49-55-5 50-20m-88-134q-68 10-128 13m128-13-62-6 50-20m24 57q-56 9-115 12m115-13-59-6 49-19m27 55q-52 7-106 12m126 13q-51 8-104 12m125 12q-50 9-103 13m126 12q-50 9-104 13m103 15q-39 6-81 9m50 22-28 3m41-16-16-1 28-11M138 706c129 202 110 391 29 558m-22-677c211 264 187 527 72 742m24 36c127-228 159-517-65-799m-31 21c211 264 187 527 73 742m-42-763c224 282 192 571 65 799M100 710s9 15 24 10c16-5 32-55 31-80s-15-65-15-70 2-15 2-35c0-30-32-45-34-2-1 12 2 17 7 32m0 0c-1 5-10 15-10 20 0 20 8 23 8 23M0 603a53 18 0 0 1 53-18 53 18 0 0 1 52 18 53 18 0 0 1-52 17 53 18 0 0 1-53-17m0 32s0 0 0 0c0-7 14-13 34-16m40 0c21 2 36 8 36 16 0 10-25 18-55 18s-55-8-55-18m0 35a53 18 0 0 1 53-17 53 18 0 0 1 52 17 53 18 0 0 1-52 18 53 18 0 0 1-53-18m81 15q23 5 24 15c0 10-21 18-47 18s-48-8-48-18q1-9 20-14m41-100L0 515m0-205c98-3 187-31 265-95-22 94-78 176-265 209m0-94q122-3 226-63-16 33-46 61c-36 33-92 59-180 76m404-206c-68 142-57 233-84 267-20 25-55 30-55 0 0-35 35-15 35-10m120-260c-69 143-59 234-85 270-25 35-70 30-70 0m171-273c-70 145-61 236-86 273-65 95-110 35-110 0 0-75 90-50 85-10m128-265c-73 146-68 235-88 275s-78 66-95 49m199-327c-74 148-69 238-89 278s-64 68-85 55m190-335c-75 149-71 238-87 280-15 40-64 81-88 60m191-342c-76 150-68 242-85 284-21 53-54 86-82 66m183-352c-77 151-70 244-84 287-13 42-48 88-77 70m177-359c-78 153-70 245-80 290-8 36-38 92-74 71m170-363c-79 154-62 252-77 295-12 38-39 81-68 72m161-368c-80 154-61 249-68 294-7 40-36 77-69 70m152-365c-80 155-53 251-63 296-7 29-28 68-58 65m136-361c-80 155-40 259-57 301-15 38-35 51-52 52m387-363c5 20 17 62 17 70 0 10-10 40-10 55s-10 70-20 95-45 90-50 100-10 40-25 45-50 20-65 10-20-15-30-15-30 5-45 0-85-15-90-30c-4-13-10-20-12-38m57-207c38-16 66-53 135-10l-5 5c-36-35-82-18-130 5m285-10c-35-15-45-30-95 5 30-15 67-26 95-5m-95 5c-6 3-7 21-5 30 2 10 15 50 15 60s9 52 9 57c0 10-19 18-34 18m-35-40c-21 2-38 39 9 31 30-5 11-11-19-1m-35 40v15l10-10zm110-5-5 10-10-5zm-105 10c15 0 30-10 35-10s15 10 20 10 15-10 20-10 10 5 15 5m-55 30c10 11 40 15 40-10M595 285c35 5 80-30 120-30m-80 25c-5 15 55 25 70 15s20-5 20-5m66-5c20 0 52-23 70-25s20 10 20 10m-91 15c20 10 33 20 53 20 19 0 37-15 37-15m3-124c34 55 16 119 17 179 1 16 15 10 20 5m-44-27c-13 79 64 69 64 27 0-40-40-25-40-5m-5 35c0 45 20 70 35 45m-67-47c0 88 95 106 87 42-5-40-50-20-49-3m-51-8c4 50 43 73 75 61 19-7 21-18 21-24m-110-11c9 43 67 69 94 35m-103-17c9 41 45 59 73 48q16-6 20-22m-102-10c12 36 45 52 72 42q15-6 19-14m-100-10c7 37 80 57 91 19m20-380-34-1-62-1c-145 0-291 9-441 37l-26 4M200 0l190 200c168-31 332-39 495-35L1041 0M472 572q146 75 275 56c92-14 172-66 231-150l3-6","M85 590q-7 13 0 25m4 7q-7 13 0 25m0 10q-7 13 0 25m0 5q-7 13 0 25m41-202c0 25 10 30 10 30m-89 58v10m0 23v10m0 24v10m0 25v10m0-14v10m674-206q36-14 50-5m-70-240c-30-20-61-7-90 15m170 5c24-30 51-36 70-25m-162 9q8 7 9 18-1 21-21 23c-12 0-21-10-21-22l2-10m191-6q11 5 12 21c0 12-9 22-19 22s-20-10-20-22q0-6 3-11m6 45c11 4 26 0 27-2M518 510c40 23 86 45 132 45m-125-57c40 24 88 47 135 47",[[200,"matrix(1 0 0 0.972 550 902.8)",36],[50,"scale(1 0.972) rotate(-26 1737.776 -1561.913)",0],[50,"scale(1 0.972) rotate(-22 2022.885 -1794.3)",0],[50,"scale(1 0.972) rotate(-14 2990.773 -2839.164)",0],[50,"scale(1 0.972) rotate(-6 6532.495 -6636.834)",0],[50,"matrix(1 0 0 0.972 681 630.7)",0],[50,"matrix(0.996 0.085 -0.087 0.968 633.274 626.675)",0],[50,"scale(1 0.972) rotate(10 -3345.262 3671.464)",0],[50,"scale(1 0.972) rotate(15 -2101.491 2372.04)",0]]],
  "QD": ["M217 0c22 34 49 66 53 106l-25 36-4-5c6-11 6-26-9-42-32-32-86 37-142-5 50 50-7 124 30 149 25 18 44 11 53-3l4 3-27 38c-26 4-50 6-70-7-15 26-45 29-70 40 61 0 120 4 154 42L412 0zm416 0 9 25c119 162 218 261 235 550l31 26C895 279 784 169 661 0zm50 231-4 51 11 19c24 45 43 96 55 165l34 28c-16-119-49-192-96-263M280 403l-11 28c91 32 179 53 272 57-22-10-43-21-61-18-24 4-49-10-69-29q-65-15-131-38m-11 28q-38 86-103 137c117 45 236 76 364 83h-3l102 211 96-8c-74 13-155 11-249-14l6 32c160 40 288 13 400-33l-11-28q-68 29-146 43l-97-202h-4q133-5 284-51L751 471l-30-24q-49 8-93 11-12 17-26 31 61-1 128-13-67 12-129 13-11 11-21 11-18-1-39-11c-93-5-181-26-272-58m869 68c-22 1-48 40-8 51-55 15 15 85 30 30 15 55 85-15 30-30 55-15-15-85-30-30q-7-22-22-21m136 105c-23-1-39 16-54 36l15 10c24-11 46-23 50-45zm-221 25q-26-1-53 26c40 5 55 44 138 21l2-1c-29-26-58-46-87-46m-28 68L892 858q30 40 59 71-45 66-46 151c0 95 49 178 123 226l16 10 54-53-7-54-13 1c-62-4-108-59-108-120q0-45 29-80l11-10c42 57 75 128 88 262l171-171 15-14v-1l16-16-16 16q-9-56-39-101-26-36-75-53-9-8-30-11a40 40 0 0 1-39 39c11 64 54 39 44 5q23 5 32-9 33 15 51 41 22 31 31 70c-17-23-42-2-34 24-19-5-35 5-35 18q-29-10-51-29c-25-23-41-58-41-114l1-6a40 40 0 0 1-39-40 40 40 0 0 1 40-40 40 40 0 0 1 40 39c64-11 39-54 5-44 9-32-28-56-42-5q-9-47-33-87l230 189v-38zm-4 53q17 11 27 27 18 23 26 53c-14 0-24 16-19 35-24-7-44 12-30 28q-40-10-66-33-9-8-15-17zm213 10-16 2c14 28 34 51 15 106l12 10q18-49 7-79-8-23-18-39m-219 50q-13 2-15 15 2 14 15 15 14-1 15-15-1-13-15-15m-78 56 9 9q39 32 92 43c-34 16-12 45 17 37-6 23 10 41 25 32q8 66 46 98c27 25 64 37 104 45l36-36-141 141c-14-111-42-181-79-235-33-50-71-87-109-134m-55 5c-111 44-240 69-397 33v30c143 32 266 14 371-22zm293 134a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m-30 130q-13 2-15 15 2 14 15 15 14-1 15-15-1-13-15-15","M412 0 0 586v130L503 0Zm230 26c18 51 48 140 48 154 0 13-4 35-7 51 47 71 80 144 96 263l98 81C860 286 761 187 642 26m518 419c-23 0-46 18-28 55 11-3 23 1 28 20 5-19 17-23 28-20 18-37-5-55-28-55m-74 71c-48 0-40 93 24 62-3-11 1-23 20-28-19-5-23-17-20-28q-13-6-24-6m148 0q-11 0-24 6c3 11-1 23-20 28 19 5 23 17 20 28 64 31 72-62 24-62m-74 18a16 16 0 0 0-16 16 16 16 0 0 0 16 16 16 16 0 0 0 16-16 16 16 0 0 0-16-16m0 46c-5 19-17 23-28 20-36 73 92 73 56 0-11 3-23-1-28-20m-278 61q-108 29-208 38l81 169q60-14 116-37-11-34-11-71 1-54 22-99m-507 20q75 74 101 179 62 16 118 20l-86-180q-68-6-133-19m725 224a25 25 0 0 0-25 25 25 25 0 0 0 25 25 25 25 0 0 0 25-25 25 25 0 0 0-25-25m-62 158q-18 19-18 47c0 37 27 68 61 70q-17-71-43-117","m665 218-18 3q-3 6-3 15 1 21 13 23 11-2 12-23-1-11-4-18m-153 0a13 24 0 0 0-12 24 13 24 0 0 0 13 23 13 24 0 0 0 12-23 13 24 0 0 0-12-24M285 393l-4 10q66 23 131 38l-13-13q-57-14-114-35m426 45q-39 7-76 10l-7 10q45-3 94-11zM137 589q-35 23-73 36L0 716v182l264-265q-64-18-127-44m771 12c-30 35-48 84-48 139q1 67 32 118l133-161Zm-346 52 100 208 33-2-100-206zm-187 8q65 13 133 19zm220 16a10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10m22 47a10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10m23 47a10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10m22 46a10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1 10-10m256 74a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m17 20-37 9-5 11 12 30-34 18-3 10 18 32-29 24-1 11 25 29-24 34 1 10 32 25-15 37 4 10 36 16-6 41 6 9 39 7 3 40 7 7 47 4-3 26 17-16 2-16-7-8-49-4-3-40-6-7-37-7 5-40-4-7-35-16 15-36-2-8-31-24 23-33v-10l-24-27 29-23 1-10-17-31 33-17 4-9-12-29 33-9 3-1zm-50 37a8 8 0 0 0-7 7 8 8 0 0 0 7 8 8 8 0 0 0 8-8 8 8 0 0 0-8-7m-19 62a8 8 0 0 0-8 8 8 8 0 0 0 8 7 8 8 0 0 0 7-7 8 8 0 0 0-7-8m-6 67a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m10 74a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m27 70a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8m42 59a8 8 0 0 0-8 8 8 8 0 0 0 8 7 8 8 0 0 0 7-7 8 8 0 0 0-7-8m58 52a8 8 0 0 0-7 8 8 8 0 0 0 7 7 8 8 0 0 0 8-7 8 8 0 0 0-8-8","m1026 698-26-21c-10 13-20 35-20 63l1 11zm-92 110q-14-30-14-68c0-41 14-77 34-101l-23-19c-25 29-41 72-41 120q1 53 23 93m-30-193q-109 30-209 39l82 169-31 6-97-202q132-5 280-51M595 860l-87-180q-68-6-133-19-25-23-54-42 100 26 206 32l102 211zm287 11c-111 44-240 69-397 33l-3-32c160 40 288 13 400-33l10 19zM-1 941l322-323q-78-20-155-50l-28 21a1310 1310 0 0 0 126 44L0 898m319-765-9-48 45-5-5-50 44-5M274 196l-9-46 48-9m-79 112-9-43 46-9m-72 101-9-37 42-9m-68 97-14-43 47-5m464 92 9-27c6-24 8-59 9-86q5 7 11 17c24 45 43 96 53 164z","M485 934c143 32 266 14 371-22m-371-8c157 36 286 11 397-33M508 680l87 180m161-12-82-169m218 179q-31-51-32-118c0-55 18-104 48-139m190 662c-24-245-111-278-206-405l133-160m275 226L660 397M321 619 1 939m320-320c99 64 164 175 164 301 0 84-29 161-77 222M166 568c223 86 456 123 742 33m-234 78q100-9 209-39m-508 21q65 13 133 19m-371-91q63 26 127 45m616-56c-264 79-479 46-689-32m647-3c-234 64-425 36-615-33m586 10c-215 54-390 28-568-36m539 12c-197 45-358 21-524-38m285 31c-93-5-181-26-272-58m482 40q-78 16-150 18m-74 162 102 211m96-8-97-202m-67 1 101 208m32-2-99-206M476 840c160 43 283 17 395-29m-389 61c160 40 288 13 400-33M0 716 503 0M308 278C289 470 187 582 64 625m418 340q89 18 168 16m-166-37q88 19 166 17m-167-6q89 18 167 16m-169 3q89 19 169 17m0 28q-103 4-190 32m19-67q90 19 171 17m0-2q-98 4-182 28m182 12q-110 5-200 36m200-46q-106 4-195 34m195-54q-101 4-185 30m12-45 50 9m0 0-55 13m509-265-1-11c0-28 10-50 20-62m-66 130q-14-30-14-68c0-41 14-77 34-101m-41 194q-22-40-23-93c0-48 16-91 41-120m194 615c-14-111-42-181-79-235-35-53-75-90-115-142l99-119m0 1 270 222m-235 333-21-14c-66-43-109-116-109-201q1-71 37-127m72 363-16-10c-74-48-123-131-123-226q1-85 46-151m49 431-5-4c-90-59-150-160-150-276 0-74 25-143 66-198m170 278a65 70 0 0 1-61-70 65 70 0 0 1 17-48m59-287c3-16 13-62 34-75 26-16 35-12 62-31 32-22 61 1 20 25-34 21-32 16-47 21q21 54-10 70m75-82c44-16 68 3 10 22-83 28-71 0-10-22m2-29c39-13 59 6 5 24q-42 14-53 12m53 16c42-16 65 3 9 22-80 28-68 0-9-22m10 24c38-14 57 6 7 23-72 24-60-4-7-23m-4 46q15-14 17-26m-80 75c15-9 35-23 51-38m-13-25c14 28 34 51 15 106m12 10q18-49 7-79-8-23-18-39m-74-240c-15-55-85 15-30 30-55 15 15 85 30 30 15 55 85-15 30-30 55-15-15-85-30-30m16 30a16 16 0 0 1-16 16 16 16 0 0 1-16-16 16 16 0 0 1 16-16 16 16 0 0 1 16 16m-43-50c-37-73 91-73 54 0m23 23c73-37 73 91 0 54m-23 23c37 73-91 73-54 0m-23-23c-73 37-73-91 0-54m20 27h-45m5 0a5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5 5 5 0 0 1 5 5m70-30v-45m0 5a5 5 0 0 1-5-5 5 5 0 0 1 5-5 5 5 0 0 1 5 5 5 5 0 0 1-5 5m30 70h45m-5 0a5 5 0 0 1 5-5 5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5m-70 30v45m0-5a5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5m11-81 14-14m5 0a5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5 5 5 0 0 1 5 5m-19 36 14 14m0 5a5 5 0 0 1-5-5 5 5 0 0 1 5-5 5 5 0 0 1 5 5 5 5 0 0 1-5 5m-36-41-14-14m-5 0a5 5 0 0 0 5 5 5 5 0 0 0 5-5 5 5 0 0 0-5-5 5 5 0 0 0-5 5m19 36-14 14m0 5a5 5 0 0 0 5-5 5 5 0 0 0-5-5 5 5 0 0 0-5 5 5 5 0 0 0 5 5m35 74 4 6m12-15 4 6m-50 24q-48-28-105-25m105 25c-46-41-92-69-140-20 40 5 55 44 138 21m82-36c17-23 36-41 65-35-4 22-26 34-50 45M661 0c123 169 234 280 247 601M642 25c119 162 218 261 235 550M683 231c47 71 80 144 96 263M679 282l11 19c24 45 43 96 55 165M0 586 412 0m222 0c12 37 56 163 56 180 0 20-10 60-10 70s0 80-10 120-60 130-90 130-70-35-100-30c-71 11-143-127-130-130 0 0-5 11-10 10-18-3-29-32-35-54m-141 57c-34-39-93-43-154-43 25-11 55-14 70-40 20 13 44 11 70 6m-32 47L345 0M118 323zm-68-12 5-2q16-6 30-20 26 9 53 5M90 90c50 50-7 124 30 149 50 35 76-28 47-46-26-18-48 19-27 27q21 6 20-10M90 90c56 42 110-27 142 5 36 37-12 74-33 53-22-24 11-53 24-32 8 15-1 20-10 17m-23 87c17-29-18-48-40-70 27 11 55 34 80 10m40-54c-4-40-31-72-53-106m65 89c-8-34-29-62-47-89m84 133-9-48 45-5-5-50 44-5M274 196l-9-46 48-9m-79 112-9-43 46-9m-72 101-9-37 42-9m-68 97-14-43 47-5m-33 48zm250-226c81-20 122-72 158-127m-54 0q-24 35-56 58m74-58c-25 37-51 67-93 86M554 0c-31 47-65 87-127 108m244 2c-43-27-70-67-95-110m52 0 11 16M611 0q19 32 42 56M593 0q28 50 70 86M340 265c10 55-15 45 0 25m85-90c33-22 65-43 130 0-2-1 2 5 0 4-35-24-79-36-130-4m180-5c31-37 60-20 85-10-25-5-60-20-85 15zm0 0c-10 90 21 96 20 150 0 10-30 5-30 20m-35-45c-21 0-52 34-10 35 7 0 17-10 22-10 39 3-1 5-12 5m-35 40v10l5-5zm105 0v10l-5-5zm-5 5-30-5c-5 0-10 5-15 5s-15-5-20-5c0 0 5 0 0 0s-20 5-30 5m30 20c5 15 40 15 40 0M435 245c29 10 49-25 75-25 30 0 45 33 50 30m-95-10c22 55 85 0 95 10m125-25c-33-23-65 15-80 20 15 0 65 35 78-14M349 342zm2 11-9-2m69 91q-65-15-131-38m39-71-16-6m29 20-32-11m56 29q-29-8-59-19m65 32-67-22m74 34-77-24m86 37q-44-12-88-28m97 41q-49-13-100-31m111 44q-57-14-114-35m437 54q-49 8-94 11m42-54-12 2m23 7-29 3m39 5-44 6m54 3q-30 5-60 7m70 1q-39 7-76 10M211 553l15-47m70-66-45 127m81-116-38 129m78-118-33 130m69-121-20 132m44 8q5-67 11-134m33 140 3-134m41 138-4-134m48 136-16-132m58 132-27-123m73 121-45-132m83 128-50-130m96 124-60-127m106 118-74-123m128 111-98-116M246 366q2 56-7 121m22-143q1 56-7 118m22-139q1 50-5 104m-41-38q1 57-7 120m-8-99q1 56-7 118m-8-96q1 52-6 111m-9-90q0 49-5 103m-10-82q1 45-5 95m-10-73q1 39-3 83m-13-62q3 35-1 72m-13-50-1 58m-18-32v42m-15-21v28m200-312q1 37-2 76m809 885c-24-245-111-278-206-405l133-160m9 435-58 43c-8 8-8 20-1 28 8 8 21 8 29 0l48-54m-35-141-31-22a20 20 0 1 0-24 32l65 40m0 0-60-28-6-1q-16 2-20 18-1 16 15 22l64 14m0 0-61-4c-11 0-19 10-19 21 1 11 11 19 22 19l60-11m0 0-61 16c-10 4-15 16-11 26 5 11 17 15 27 11l57-29m18 17-47 74c-5 10 0 22 10 27s22 0 27-10l29-83m0 0-25 105q-1 18 17 23c11 1 21-7 22-18l7-54m53-259c10 35-35 60-45-10-10 70-55 45-45 10-35 10-60-35 10-45-70-10-45-55-10-45-10-35 35-60 45 10 10-70 55-45 45-10 35-10 60 35-10 45 70 10 45 55 10 45m125 136c-10-70-55-45-45-10-35-10-60 35 10 45m-45-27q-29-10-51-29c-25-23-41-58-41-115m-18 32q8 65 46 98c27 25 64 37 104 45m54-53q-9-58-39-102-26-36-76-53m8 24q33 15 51 41 22 30 31 71M936 865l10 10q38 32 92 42m-13-24q-40-10-66-33-9-8-15-17m77-94q16 12 27 28 18 23 26 53m29 32q-9-50-33-89m-40 52a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m160 195a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m-30 130a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m71-24-3 3m40-46-37 43m51-58-14 15m32-36-18 21m-71 58-88 99m177-201-22 26m-83 71-74 85m136-156-2 3m45-52-27 31m-135 131-21 24m62-71-22 25m67-76-13 15m41-46-12 13m60-68-33 37m-137 134-16 18m51-58-22 25m103-117-67 76m118-134-37 41m-109 102-41 47m129-147-75 85m121-138-32 37m-115 108-33 37m125-142-79 90m123-139-30 33m-118 111-26 30m71-81-31 36m81-92-32 36m73-83-28 32m-118 112-21 24m66-75-32 36m81-93-33 38m73-83-26 30m-117 111-18 20m110-125-79 89m119-135-27 31m-114 106-15 18m103-117-74 83m115-131-28 33m-108 99-15 18m55-63-25 28m54-61-15 17m71-80-31 35m-99 90-17 20m47-54-14 16m68-78zm34-39-34 39m-88 78-21 23m46-52-8 9m93-106-36 41m-85 74-18 21m45-51-1 1m5-6-4 5m44-50-2 2m41-47-6 7m-117 110-14 16m125-142-8 9m-107 100-18 20m122-139-12 13m-106 98-14 16m120-136-4 4m-116 110-9 10m45-51-2 2m42-48-3 4m36-41-4 5m-109 101-15 16m24-27-9 11m13-15-4 4m92-104-24 27m-80 69-21 24m113-130-17 20m-91 81-15 17m33-38-3 4m36-41-12 14m31-36-2 3m29-33-11 12m-101 92-10 12m89-102-65 74m86-98-6 7M974 895l-6 7m93-105-73 82m89-101-2 3M961 887l-3 4m48-54-31 35m78-89-28 31m-76 64-1 1m53-60-38 44m44-51-6 7m43-48-37 41m-68 56zm95-108-81 92M264 633 0 898","M1200 695q7 9 5 20m-1 5q8 9 5 20m7 3q8 9 5 20m-26-113c1 15 40 0 35-5M550 455c15-8 31-14 45-10m-50-175c-8 11-24 13-40 15m140-10c17 2 20-2 25-5m-225-45c25 0 49-42 90 0m68 3c12-3 45-50 82-8m-157 4 2 14c0 15-9 27-20 27s-20-12-20-27l2-13m182-5 1 10c0 15-9 28-20 28s-20-13-20-28v-4m139 363 51-12m-222 31 44-2m-128 0 43 2m-129-12 43 6m-133-24 47 11m-134-36 42 13m471 14 49-11m-217 29 42-2m-124 0 41 2m-126-11 42 5m-131-24 46 11m-131-36 41 13m54-26-43-12m125 29-39-8m120 17-41-3m115 6-36-1m191-15-40 7m29-25 39-7m-187 21 35-1m-106-1 36 2m-114-12 39 6m-118-22 41 9m-121-33 38 12m52-27-41-11m113 26-35-6m109 16-37-4m93 6h-24m166-11-33 5m82 78 48-11m-212 28 41-1m-121-1 40 2m-124-11 41 5m-128-23 45 10m-130-35 41 13m49-8-43-11m86 21-43-10m83 18-40-8m122 17-41-4m117 7-37-1m195-16-40 7m18-43 37-7m-181 20 34-1m-103-1 35 2m-113-12 39 6m-116-22 40 9m-119-32 38 11m-48 17-38-13m58-44-28-9m5 75-41-14m61-42-29-10m106 33-41-12m115 27-36-7m111 17-37-4m102 6h-31m134 94 45-6m-48-4 44-5m-59-33-36 2m28-21 40-5m-55-34-33 2m67 85 43-6m-50-14-37 3m22-41 39-4m-47-15-34 2m106-11-34 5m134 24-30 8m-28-55-16 3m83 52-32 8m-25-55-19 4m-552 44 14 5m-6-13 9 3m-2-11 6 2M0 686l165-234M0 651l145-206M0 617l126-179m696-38q15 64 23 149m-32-29-4-30q-7-58-21-105m105 203-1-14q-6-85-20-152m-33-15q16 67 22 154m-65-54-2-15q-9-64-24-115m-37-15q18 50 29 118m42-88q17 62 25 143",[[100,"matrix(1 0 0 0.972 600 951.4)",72],[100,"matrix(1 0 0 0.972 530 956.4)",72],[100,"matrix(1 0 0 0.972 460 961.4)",72]]],
  "KD": ["M426 0c37 62 69 123 84 190 220-50 290 135 490 75-6-108 56-198 112-265zm874 80-80 80v444q45 23 80 50zM730 560l-18 16c-74 66-116 80-205 103l19 129c95-24 169-49 253-118h83q-54 118-74 225H528l-1 25h257c-28 175 0 332 27 486 48-4 95-6 84 44l122-49c-89-265-179-449 9-763l59-98zm331 89-16 25c109 69 173 151 210 263l27-12c-39-117-108-205-221-276m-23 39-12 20c5 14-28 35-9 47 20 14 35-3 53-20-15 20-31 39-10 55 19 17 37-2 55-19-16 20-30 39-18 56 13 18 39 0 61-12-20 15-46 28-33 50s39 11 63 2c-22 12-44 26-33 48 10 21 33 11 58 6-24 8-52 19-30 52l24-14c-21 4-17-11-4-13 40-6 26-28 34-34-12-1-14-26-50-7-19 8-18-8-5-12 38-12 21-31 28-39-12 1-18-23-49 0-17 9-18-7-6-13 37-17 18-33 23-42-11 3-20-20-49 7-16 15-20 0-10-9 31-25 9-37 12-47-11 6-25-14-46 20-15 15-20 0-10-9 30-26 7-37 10-47-10 6-25-14-45 21-13 16-20 2-11-8 20-21 13-31 9-39m262 337c-116 50-200 116-251 247l-3 10-44 18 38 111c79-34 161-79 260-144z","M750 71q-12 11-29 17-7 27-23 46-85-15-183-8l-1-4q-13-22-18-39-15-4-29-10 29 57 43 117c220-50 290 135 490 75-3-54 11-104 33-149l-23 4q-5 24-15 42c-63 13-131 1-208-13q-12-24-13-54-15-10-24-24m550 66-40 40 1 450q22 14 39 27zm-187 426-7 10-59 98zm-88 26c-9 0-24 5-26 1l-3 10c0 10 8 19 18 19-2-4 19-23 17-28q-2-3-6-2m-279 1a19 19 0 0 0-7 15q1 18 19 20c18 2 20-9 20-20a20 20 0 0 0-8-15zm80 0-2 10q1 18 19 20c18 2 20-9 20-20q0-6-3-10zm88 0-3 10q2 18 20 20c18 2 19-9 19-20q0-6-3-10zm-226 46h-2l-15 10-2 9q1 18 19 20c18 2 20-9 20-20s-9-19-20-19m283 20q-18 1-20 19c-2 18 9 20 20 20v-1l16-29a20 20 0 0 0-16-9m-355 20-18 7a20 20 0 0 0-4 12q1 18 19 20c18 2 20-9 20-20q-2-16-17-19m163 14c-84 69-158 94-255 119l291 1q18-58 47-120Zm-240 11-20 6a19 19 0 0 0-5 13q1 18 19 20c18 2 20-9 20-20a20 20 0 0 0-14-19m392 30q-18 1-20 19c-2 18 9 20 20 20l5-1 12-28a20 20 0 0 0-17-10m-30 80q-18 1-20 19c-2 18 9 20 20 20l7-2 9-29a20 20 0 0 0-16-8m73 13q-43 124-31 232 7 70 28 143 53-108 138-175l-6-20c-26-90-51-130-129-180m324 122-10 3 12 29v-27zm-98 46-9 5 37 64 9-5zm100 62-21 9 10 22 11-5zm-192 3-7 6 49 55 8-7zm128 28-32 21 14 20 30-20zm-67 50-27 26 19 16 24-25zm-134 3-5 8 61 42 6-8zm78 62-18 30 22 12 17-28zm-129 33-4 9 69 29 4-10z","M600 445c-40 0-85-35-85-35v-15c40 15 30 45 85 50m-75-235-5 15 55-5c30 0 60 45 95 45-35 0-65-55-95-56-10-1-14 9-34 9-5 0-16-8-16-8m50 73a11 20 0 0 1-12 20 11 20 0 0 1-11-20 11 20 0 0 1 11-20 11 20 0 0 1 12 20m-86 290 134 4c20 0 52-6 73-39q14 18 36 17l-2 5-18 16c-74 66-116 80-205 102zm311 32c0 23-19 42-42 42-30 1-35-40-49-29a42 42 0 0 1 21 37c0 23-19 42-42 42-21 0-39-15-42-36l-5 3a42 42 0 0 1 14 31c0 23-19 42-42 42q-28-1-39-27l1 10c0 23-19 42-42 42l-15-3 2 20c96-25 164-48 248-119h142c-156 297-108 529-68 765 30 1 51 10 52 41l95-33c-74-197-139-358-88-561h-1c-23 0-41-19-41-42s18-42 42-42a42 42 0 0 1 24 8l2-4c-22-2-38-20-38-42 0-23 18-42 42-42a42 42 0 0 1 28 11l1-3c-18-5-32-22-32-41 1-23 19-42 43-42a42 42 0 0 1 28 11l1-1 2-3a42 42 0 0 1-27-50h-4l2 10c0 23-19 42-42 42s-42-19-42-42l1-10h-6l1 10c0 23-19 42-42 42s-42-19-42-42l1-10c-9-1-2 7-2 15m175-15 56 2 1-2zm24 173c94 60 137 121 166 221l18-11c-22-33 6-44 30-52-25 5-48 15-58-6-11-22 11-36 33-48-24 9-50 20-63-2s13-35 33-50c-22 12-48 30-61 12-12-17 2-36 18-56-18 17-36 36-55 19-21-16-5-35 10-55-18 17-33 34-53 20-19-12 14-33 9-47m229 229c-37-112-101-194-210-263l-7 14c4 8 11 18-9 39-9 10-2 24 11 8 20-35 35-15 45-21-3 10 20 21-10 47-10 9-5 24 10 9 21-34 35-14 46-20-3 10 19 22-12 47-10 9-6 24 10 9 29-27 38-4 49-7-5 9 14 25-23 42-12 6-11 22 6 13 31-23 37 1 49 0-7 8 10 27-28 39-13 4-14 20 5 12 36-19 38 6 50 7-8 6 6 28-34 34-13 2-17 17 4 13zm-112 62-2-6c-28-97-63-150-152-207l-15 38c78 50 103 90 129 180l5 21","m1085 560-59 98c-188 314-98 498-9 763l23-10-58-175c65-157 180-236 318-292v-26c-138 53-258 132-329 282l1 3-2-5q-20-72-27-142c-10-114 13-231 104-385l59-98-30 50c109 69 181 154 224 263V654c-52-39-131-81-188-91zm-865 65c-38 17-51 40-50 66q-20-1-44 20 4-14 4-31c-38 17-51 40-50 66q-14 1-29 12 4-16 4-33c-39 17-51 40-50 66l-5 1v14l22-1-22 6v14q22 1 51-21-17-10-35-13 19-7 28-19c22 12 48 12 80-13q-16-10-33-13 28-11 34-31c23 14 50 15 84-11q-14-8-30-12 26-9 33-26c23 13 49 13 82-12-24-12-48-24-78 3q4-15 4-32m-15 25c-9 19-14 24-31 41h-2c14-21 19-27 33-41m52 5h8c-19 6-27 8-52 9l1-2c20-5 28-7 43-7m-85 50h8c-20 6-27 8-55 9l1-1c22-6 30-8 46-8m-57 0c-9 18-14 24-31 41h-1c13-21 18-27 32-41m-75 45c-9 19-14 24-31 41H7c13-21 19-27 33-41m47 10h8c-19 5-26 7-49 9l1-2c18-5 26-7 40-7m436 50 5 105h260l27-105Zm468 72-3 9q-19 86-11 162l4 35 2 14 8-11q33-43 70-77l3-2-1-4c-17-59-30-90-65-120zm7 22c26 25 38 52 53 104q-33 29-60 64l-2-20q-8-71 9-148","M1205 261v98m-15-107v116m-15-18v30m0-90v40m0-90v30m-15 98v28m0-98v24m0-98v28m-15 54v8M520 779c96-25 164-48 248-119h142c-156 297-108 529-68 765M526 808c95-24 169-49 253-118h83c-132 282-90 513-51 736m178 7c-100-265-182-466 11-790l32-53H742l-10 9c-79 69-128 86-220 109m505 713c-89-265-179-449 9-763l59-98H730l-18 16c-74 66-116 80-205 103M426 0c37 62 69 123 84 190 220-50 290 135 490 75-6-108 56-198 112-265M615 0c16 41 56 50 55 90 0 45-61 44-60-1 0-30 35-29 34 1 0 15-21 14-21-1M599 0c-18 41-57 48-58 88-1 45 60 46 60 1 1-30-34-30-34 0 0 15 21 15 21 0M910 3c-4 75 64 84 58 134-5 44-73 36-68-9 4-30 42-25 39 5-2 15-26 12-24-3M910 3c-14 74-81 66-87 115-6 45 62 54 67 9 4-30-35-35-38-5-2 15 22 18 24 3m-384 4c218-29 388 71 524 28m-21 5q11-18 15-42l23-3m-82 50q30-19 32-75 45-2 70-11M467 71q14 8 29 12 5 17 18 39l2 4m37-2c-22-19-25-45-36-70-25 2-55-19-84-46m266 126q15-19 22-46 17-6 29-17 9 14 24 24 1 30 13 54M757 0c-10 33-24 61-60 63q-7 44-33 66m161 26q-25-28-21-79c-35-11-42-41-44-76M0 733c161-106 274-156 406-201m679 28c58 0 155 48 215 94m-239-5c113 71 182 159 221 276m-237-251c109 69 173 151 210 263m45-51c-43-109-115-194-224-263m-77 140c94 60 137 121 166 221M989 786c89 57 124 110 152 207l2 6M974 824c78 50 103 90 129 180l5 21m-63 257 4-10c51-131 135-197 251-246m-146 202c36-56 82-91 146-121m-187 142c43-84 102-131 187-169m-222 187c48-112 119-169 222-214m-329 147c71-150 191-229 329-282m-318 319c64-157 179-237 318-293m-298 356c108-44 210-98 298-168m-330 66q-20-72-27-142c-10-114 13-231 104-385l59-98 7-10m-73 848-59-174M523 810h292M528 915h260m-261 25h257m329 260 21 14m8-53 19 16m8-42 16 17m19-46 14 20m18-41 12 21m31-43 10 22m-194 145 22 12m103-638V160l80-80m-40 547V177l40-40m-80 216c-41 13-73 53-100 107-1-40-8-82 20-115-16-9-31-9-50-35 19-26 34-26 50-35-28-33-21-75-20-115 27 54 59 94 100 107m-72 144 1-9q0-23 14-37l24-29-33-18-19-8 19-8 33-18-24-29q-14-14-14-37l-1-9m-28-49c-80 117-52 211 0 300M709 618a42 42 0 0 1 21 37 42 42 0 0 1-42 42 42 42 0 0 1-42-36m40-25 2-1a20 20 0 0 1 20 20 20 20 0 0 1-20 19 20 20 0 0 1-19-19l2-9m126-56 3 15a42 42 0 0 1-42 42 42 42 0 0 1-41-35m53-22a20 20 0 0 1 8 15 20 20 0 0 1-20 20 20 20 0 0 1-19-20 20 20 0 0 1 7-15m138 0 1 10a42 42 0 0 1-42 42 42 42 0 0 1-42-42l1-10m58 0 3 10a20 20 0 0 1-20 20 20 20 0 0 1-19-20l2-10m145 0 2 10a42 42 0 0 1-42 42 42 42 0 0 1-42-42l1-10m57 0 3 10a20 20 0 0 1-19 20 20 20 0 0 1-20-20l3-10m88 50a42 42 0 0 1-28-40l1-10m39 29a20 20 0 0 1-18-19l3-10m-39 126a42 42 0 0 1-31-41 42 42 0 0 1 42-42 42 42 0 0 1 28 11m-28 50za20 20 0 0 1-20-19 20 20 0 0 1 20-19 20 20 0 0 1 16 9m-60 127a42 42 0 0 1-38-42 42 42 0 0 1 42-42 42 42 0 0 1 28 11m-23 50h-5a20 20 0 0 1-20-19 20 20 0 0 1 20-19 20 20 0 0 1 17 10m-47 131za42 42 0 0 1-42-42 42 42 0 0 1 42-42 42 42 0 0 1 24 8m-17 52-7 2a20 20 0 0 1-20-20 20 20 0 0 1 20-19 20 20 0 0 1 16 8M641 664a42 42 0 0 1 14 31 42 42 0 0 1-42 42 42 42 0 0 1-42-42v-3m45-16a20 20 0 0 1 17 19 20 20 0 0 1-20 20 20 20 0 0 1-19-20 20 20 0 0 1 4-12m-32 11a42 42 0 0 1 9 26 42 42 0 0 1-42 42l-15-3m21-58a20 20 0 0 1 14 19 20 20 0 0 1-20 20 20 20 0 0 1-19-20 20 20 0 0 1 5-13m276-461c-53 132 5 176 5 254 0 55-115 90-115 0 0-55 75-55 75-10 0 35-63 45-60 10 3-39 47-19 35-5m48-254c-58 135-3 172-3 251 0 55-85 58-80 8m70-265c-62 140-10 175-10 255m48-238c-50 127 7 171 7 248 0 31-36 55-68 55m74-298c-46 123 9 167 9 243 0 31-36 55-68 55m72-293c-43 119 11 163 11 238 0 31-36 55-68 55m71-289c-41 116 12 160 12 234 0 31-36 55-68 55m69-285c-37 113 14 157 14 230 0 31-36 55-68 55m68-282c-35 111 15 155 15 227 0 31-36 55-68 55m68-280c-35 110 15 153 15 225 0 31-36 55-68 55m67-278c-33 108 16 151 16 223 0 31-36 55-68 55m67-278c-33 108 16 152 16 223 0 31-36 55-68 55m67-278c-33 108 16 152 16 223 0 31-36 55-68 55m68-279c-35 109 15 152 15 224 0 31-36 55-68 55m68-282c-35 111 15 155 15 227 0 31-36 55-68 55m69-285c-37 114 14 157 14 230 0 31-36 55-68 55m71-289c-41 116 12 160 12 234 0 31-36 55-68 55m-422-22c-54 66-115 47-115 7s65-45 65-5c0 30-45 25-45 5 0-10 0-10 5-15m70 9q-39 40-67 19m107-21c-20 40-58 46-79 45m99-43c-20 40-56 43-77 43m97-42c-20 40-56 42-77 42m97-44c-20 40-56 44-77 44m97-45c-20 40-56 45-77 45m97-46c-20 40-56 46-77 46m97-46c-20 40-56 46-77 46m97-47c-20 40-56 47-77 47m93-39c-21 33-53 39-73 39M518 189l-8 36c0 5 15 20 15 25s-25 30-35 45-25 60-25 70-5 20 10 20 20 15 20 15l-10 15 10 25s-2 14-5 20c-5 10 20 15 20 20s-20 15-20 20c4 45-24 56-25 50m70-200c15 0 10 40-10 30-30-15-45 5-15-5m105 35q3-9 15-10c25 0 10 45-30 45s-85-35-85-35v-15c40 15 30 45 85 50m-105-5q30-1 60 20c-23-17-40-35-70-45m40-205-5 15 55-5c30 0 60 45 95 45-35 0-65-55-95-56-10-1-14 9-34 9-5 0-16-8-16-8m105 80c-30 0-45-25-65-25-10 0-30 5-30 5m61 10c15 20-39 29-51 15M240 597c-6-15-17-39-30-62-20-35-45-15-35 5s20 35 20 35m-20-35c-1-1-21-28-50-40-35-15-33 7-10 25 11 9 50 65 50 65m-60-75c-20-20-45-15-25 15s55 75 55 75m-55-75c-15-20-30 0-15 20 19 25 40 80 40 80m-33-69c-27-31-28 1-18 21 5 10 21 63 26 73l11 21m947 12c4 8 11 18-9 39-9 10-2 24 11 8 20-35 35-15 45-21-3 10 20 21-10 47-10 9-5 24 10 9 21-34 35-14 46-20-3 10 19 22-12 47-10 9-6 24 10 9 29-27 38-4 49-7-5 9 14 25-23 42-12 6-11 22 6 13 31-23 37 1 49 0-7 8 10 27-28 39-13 4-14 20 5 12 36-19 38 6 50 7-8 6 6 28-34 34-13 2-17 17 4 13m-181-251c5 14-28 35-9 47 20 14 35-3 53-20-15 20-31 39-10 55 19 17 37-2 55-19-16 20-30 39-18 56 13 18 39 0 61-12-20 15-46 28-33 50s39 11 63 2c-22 12-44 26-33 48 10 21 33 11 58 6-24 8-52 19-30 52","M545 265c3-10 18-24 28-22 18 3 37 37 47 37m10 10c-10 0-20 10-20 10m-27-28 1 6c0 14-8 25-18 25s-17-11-17-25q0-7 2-12M121 497c-4 13-7 15-16 17m-9-6c-3 14-11 14-20 16m4 6c-4 13-7 14-18 14m8 14c-5 11-11 11-20 10m132-51c6 16 28 18 28 18M65 590q7 1 10-5m33-34q7 0 10-7m-53 46q7 1 10-5m61-52q7 0 9-7m-61 41q6 0 10-7",[[120,"matrix(1 0 0 0.972 590 941.68)",0],[120,"matrix(1 0 0 0.972 510 941.68)",0],[170,"scale(1 0.972) rotate(-15 2420.34 -824.613)",42],[150,"scale(1 0.972) rotate(-10 4324.31 -1626.39)",48],[130,"matrix(0.996 -0.085 0.087 0.968 382.582 827.567)",55],[110,"matrix(1 0 0 0.972 405 928.54)",65],[100,"scale(1 0.972) rotate(10 -5755.481 2861.422)",72],[90,"scale(1 0.972) rotate(60 -200.001 1588.258)",0],[90,"scale(1 0.972) rotate(50 -503.253 1773.154)",0],[90,"matrix(0.766 0.625 -0.643 0.745 1088.453 1058.378)",0],[90,"scale(1 0.972) rotate(30 -1695.542 2497.377)",0]]],
  "JC": ["M0 3v1657l110-110v-126c105-88 180-182 234-282l-6 10c139-34 229-152 327-251 99-100 202-184 378-175l21-27-12-1 3 1V464l-20-9v243h2c-159-6-265 63-356 148q33-31 69-58V607l-42 22q-1 6-3 11c5 10 11 34-20 20 15 30-10 25-20 20-9 5-32 9-22-16l30-16-88 47-5-3v257q-43 46-88 86l34-32q-44-36-101-68l-23 73 68 45q-52 43-114 65c96-192 116-403 123-623-17-7-13-13-27-26v-2c-21-39-62-119-62-142v-70c0-10-5-30-5-40s10-80 10-80l-10 5c-21 61-19 126-25 190 0-25-50-28-50 15 0 38 50 37 71 6-8 15-2 42 2 65-3 47-28 44-38 44q-10 0-12-8c4 11 29 8 32-17 4-36-60-20-55 25q2 16 15 25s35 25 70 15q9-2 15-8l41-5c-10 337-49 647-341 900v16-838q-7-15 0-44v-1c-12 6-12-6-15-15l-19 26q-3 5-7 5l2 1q10 3 10 8c0 7-16 13-36 13s-36-6-36-13c0-6 16-12 36-12h10l1 1q-10-8-1-24c15-20 16-26 20-30s19-5 35-2V160h30Zm284 43c-67 9-52 101-109 144 93 28 143-35 162-81Zm356 79c63 116 35 200 35 305 0 40 24 57 46 55 44-4 111-43 167-66 17-5 32-22 32-49 0-10-5-40-39-35 5-66 26-132-16-210Zm249 293-4 2v297l20-6V421zm-549 17-6 8zm-70 68c-28 0-51 14-75 22-6-1-11-2-20 5q-4 60-15 110 0 15 20 10c25 18 57 51 87 69q7-31-22-74c13 4 32-3 50-10q-15-26-44-38 34-1 49-22c-11-14-23-26-45-30 19-7 33-17 35-40q-11-2-20-2M39 560a36 13 0 0 1 36 13 36 13 0 0 1-36 12 36 13 0 0 1-36-12 36 13 0 0 1 36-13m-2 28a33 13 0 0 1 33 12 33 13 0 0 1-33 13 33 13 0 0 1-32-13 33 13 0 0 1 32-12m3 25a35 13 0 0 1 35 12 35 13 0 0 1-35 13 35 13 0 0 1-35-13 35 13 0 0 1 35-12m610 108q8 0 15 4c10-5 35-10 20 20 30-15 25 10 20 20 5 10 11 34-20 20 15 30-10 25-20 20-10 5-35 10-20-20-30 15-25-10-20-20-5-10-10-35 20-20-9-19-3-24 5-24m0 125q8 0 15 4 7-3 15-4l-14 15 3-3-15 14-33 33q1-8 4-15c-5-10-10-35 20-20-9-19-3-24 5-24","m246 0 124 150c181-37 352-16 520 10L1023 0zm639 421L570 580l-92-52-2 59 104 58 305-160v-64m190 53v213q51-57 115-111v-16c-35-33-69-62-115-86m-754 26-32 9-4 14 38-12zm3 35-54 3-10 7 11 5 54-3zm561 0-115 62v177q52-36 115-57zm-588 37-3 11 31 2v-12zm-3 11h-1zm-36 12c-6 0 11 11 14 14l52 6 1-12-61-7zm33 33c12 4-12 11-7 11l37 6 2-12zm181 8q-8 123-33 238 68 28 121 71V682zm-312 4q-25 8-50 3v344c89-106 107-198 126-290q-30-27-56-47-20 5-20-10m525 2-30 15 10 3q17-1 20-18m-437 6 6 13 64 13 1-13zm15 30 3 13 47 11 3-11zm402 67a20 20 0 0 0-20 20 20 20 0 0 0 20 20 20 20 0 0 0 20-20 20 20 0 0 0-20-20","M600 695h130v15H600Zm0 130h104l-16 15h-87zm305-351v41l8 12-8 13v41l36-53zm130-4-39 57 39 59v-42l-11-16 11-17Zm-108-45 41 61 29-44-23-6-6 9-7-12zm41 144-39 59 39 58 20-29 19-30-19-29Zm0 41zl11 16-11 17-1 1-11-18Zm-63 101 21-4-21-32zm111-14 19-28v29zm-660 421q27-54 46-110l68 45q-52 43-114 65m643-336-36 2-6 1 5 37 6-1 6-1 8-13-9 1-2-12 19-1 26-39h-6q-52 1-97 12l-7 2 15 47q-33 10-62 25l-6-10q15-8 30-14l7-3-17-33-6 2q-45 18-83 47l-5 4 30 38q-28 22-57 49l-8-9 28-25 4-4-24-28-5 4q-35 30-69 65l-6 6 36 36-61 63-9-9 16-16 4-5-9-9-4 5-20 21-4 5 27 25 4-4 69-72 4-5-35-35q30-31 61-57l8 9-28 25-5 5 26 27 5-5q32-31 65-55l5-4-30-39q33-23 70-39l5 11q-16 6-31 15l-6 3 20 31 5-3q32-18 71-27l6-2-15-47q37-9 82-10v5M-10 1670l120-120M340 490q5 109-10 220l-63-17q3 15 0 26l-31-22c-19 92-37 184-126 289v226c139-127 255-406 241-714m77-238a10 20 0 0 1-10 20 10 20 0 0 1-10-20 10 20 0 0 1 10-20 10 20 0 0 1 10 20m141 2a10 20 0 0 1-10 20 10 20 0 0 1-10-20 10 20 0 0 1 10-20 10 20 0 0 1 10 20","m585 695-113-59 2-28 106 62 305-160v25zM440 873l-8 35q65 31 117 74l31-33V692l-20-10v263q-53-43-120-72m310-85V607l20-10v177zm325-314-20-10v235l9 1 11-12zM330 710q15-111 10-220l-19 8 2 13c6 65 0 138-11 194zM110 966h17l9-12h-25zm0-30h39l6-12h-46zm0-60h73l5-12h-78zm0 30h57l6-12h-63zm0-60h86l5-12h-91zm1-30h84a6 6 0 1 0 0-12h-85zm-1-33h65c4 0 4-6 0-6h-65zm0-30h45c4 0 4-6 0-6h-46zm146-40-2 6c-17 85-40 175-121 274l-1 2v164l11-14c76-95 142-242 171-411l1-5zm9 15 36 9c-28 158-88 295-157 387V999c79-98 103-188 121-271m489-175-25-54-60 30 26 56m18-55q11 1 12 13c1 12-6 12-12 12s-13-6-13-12 6-13 13-13m57-52 25 54 60-31-25-52zm42 0q12 1 13 12c1 11-6 13-12 13s-13-6-13-13 6-12 13-12m-231 97 26 56 59-31-26-56zm42-2q11 1 12 12c1 11-6 13-12 13s-13-6-13-13 6-12 13-12m-112-26-26 45 58 33 26-46zm27 31q5 9-3 17-10 6-18-3-5-9 3-17 10-6 18 3m369-439-14-2c-105-16-212-31-324-30q-99-1-204 20l-12 3 17 20c181-37 352-16 520 10zl133-160","m922 121-26-4c-105-16-214-31-327-30q-102-1-208 21l-22 4m86 303c5 25 5 75-30 85s-70-15-70-15m-215-7V160M0 1660l110-110V565m0 859c314-261 358-585 369-929m-123 623c243-84 336-452 708-419m-726 454c139-35 229-153 327-252 99-100 202-184 377-175M452 469c-10 345-45 660-342 918m965-913v214m-20-224v234m-20-243v242M905 421v290m-20-293v299m3-299c166 25 232 76 302 143M411 985q41 23 78 51m-64-101q57 32 101 68m-94-95q65 31 117 74M439 874q68 28 121 70m-84-358 104 59 305-160M474 608l106 62 305-160M472 636l113 59 300-160M560 682v263m20-253v257m20-262v240m130-309v185m20-196v181m20-191v177M478 528l92 52 319-162M685 765a20 20 0 0 0-20-20 20 20 0 0 0-20 20 20 20 0 0 0 20 20 20 20 0 0 0 20-20m-40-20c-15-30 10-25 20-20 10-5 35-10 20 20 30-15 25 10 20 20 5 10 11 34-20 20 15 30-10 25-20 20-10 5-35 10-20-20-30 15-25-10-20-20-5-10-10-35 20-20m-24 160q1-8 4-15c-5-10-10-35 20-20-15-30 10-25 20-20q7-3 15-4m-25-189 10 3q17-1 20-18m23-13q-1 6-3 11c5 10 11 34-20 20 15 30-10 25-20 20-9 5-32 9-22-16m-241 344 68 45m435-620 130 195m0-1-47 71m-82-64 46 68m68-252L906 621m0 54 21 32m89-10 19-28m-596 332 13-24c12-20 39-3 28 17l-14 25m14-25c12-20 37-2 26 18l-12 21m-83-48 14-26c12-20 38-3 27 18M70 487V200H0m70 366v-12m0 64v-40M0 1600l70-70V631M0 160h140L0 3m0 127h80L0 50m315 845a8 8 0 0 1-7 8 8 8 0 0 1-8-8 8 8 0 0 1 8-7 8 8 0 0 1 7 7m0 0c30-40 80 5 90-10m-90 15c10 49 72 27 75 45m-72-49c33-18 82 29 87-11m-15 60c5-30-66-20-72-46 24 24 67 31 77 21m0 0c4-21-63-33-80-20m17-75a7 8 0 0 1-7 8 7 8 0 0 1-7-7 7 8 0 0 1 7-8 7 8 0 0 1 7 7m0 0c28-42 80 1 89-15m-88 20c12 48 73 23 77 41m-75-45c32-20 84 24 86-16m-11 61c3-30-67-17-75-42 26 23 69 27 78 17m0 0c3-22-65-30-80-16m14-82a7 8 0 0 1-6 8 7 8 0 0 1-8-6 7 8 0 0 1 6-9 7 8 0 0 1 8 7m0 0c25-42 76-1 85-17m-85 22c14 48 71 22 75 39m-72-43c30-20 80 22 82-18m-10 61c2-30-64-15-72-40 25 22 66 26 75 15m0 0c2-21-63-28-78-14m12-73a7 8 0 0 1-6 8 7 8 0 0 1-8-6 7 8 0 0 1 6-8 7 8 0 0 1 8 6m0 0c21-45 72-9 79-25m-79 30c17 46 70 14 75 32m-73-37c27-23 79 15 77-25m-4 62c0-31-63-9-72-34 25 20 65 20 72 8m0 0c1-21-62-22-75-6m8-83a7 8 0 0 1-6 9 7 8 0 0 1-8-6 7 8 0 0 1 6-9 7 8 0 0 1 8 6m0 0c20-44 72-8 78-24m-78 29c17 47 69 15 74 32m-72-36c27-23 78 15 76-25m-4 61c0-30-62-9-71-33 25 20 64 19 72 8m0 0c0-22-62-22-75-7m0-70a7 8 0 0 1-6 8 7 8 0 0 1-8-5 7 8 0 0 1 6-9 7 8 0 0 1 8 6m0 0c20-45 73-11 80-27m-79 32c17 46 70 13 76 30m-74-35c26-24 79 13 77-27m-3 62c-1-31-64-8-74-32 26 19 66 18 74 6m0 0c0-21-64-21-76-4m-75 422a8 8 0 0 1-9 7 8 8 0 0 1-7-9 8 8 0 0 1 9-7 8 8 0 0 1 7 9m0 0c35-39 81 16 93 1m-94 4c4 54 71 39 71 58m-67-61c35-15 80 41 90-1m-23 62c9-31-65-30-68-59 22 30 65 42 76 33m0 0c7-22-60-44-79-32m-29 65a8 8 0 0 1-9 7 8 8 0 0 1-7-9 8 8 0 0 1 9-7 8 8 0 0 1 7 9m0 0c35-38 80 17 92 2m-93 3c3 54 70 39 70 59m-67-62c36-15 80 42 90 0m-23 62c9-32-65-31-67-60 21 30 64 43 75 34m0 0c7-22-59-44-78-33m-37 63a8 8 0 0 1-9 6 8 8 0 0 1-6-10 8 8 0 0 1 10-6 8 8 0 0 1 5 10m0 0c42-33 80 29 95 17m-96-12c-4 55 65 51 63 70m-59-73c39-8 75 55 92 15m-33 58c14-30-61-41-60-70 18 33 59 53 72 45m0 0c10-20-54-53-75-45m-47 64a8 8 0 0 1-10 5 8 8 0 0 1-4-11 8 8 0 0 1 10-4 8 8 0 0 1 4 10m0 0c47-28 78 38 94 27m-96-22c-9 53 62 57 57 76m-52-78c40-5 70 62 91 24m-39 54c17-28-58-48-53-76 14 35 54 59 68 53m0 0c13-20-50-59-72-53m-49 53a8 9 0 0 1-11 4 8 9 0 0 1-4-12 8 9 0 0 1 11-4 8 9 0 0 1 4 12m0 0c50-27 79 45 96 34m-98-29c-14 56 60 65 54 85m-50-87c42-3 69 71 94 31m-44 56c19-29-58-55-51-85 13 38 53 67 68 61m0 0c14-20-48-67-71-61m-14-21c139-128 255-407 241-715m-222 865c8-9-3-28-19-43m0 40q12 7 19 3m-19 22q7-10 1-20m-1-45c18 19 32 37 48 15m-47-39c22 15 35 44 47 38m-48-347c89-106 107-198 126-290M15 200c0 24 20 46 20 70s-20 46-20 70m2 295c5 18 18 36 18 55 0 24-20 46-20 70m1-151-1 7m0-276c0 24 20 46 20 70s-20 46-20 70c0 19 12 36 17 54M15 760c0 24 20 46 20 70s-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70c0 18-11 34-17 52M30 200c0 24 20 46 20 70s-20 46-20 70m3 298c6 17 17 34 17 52 0 24-20 46-20 70m0-420c0 24 20 46 20 70s-20 46-20 70c0 18 11 35 17 52M30 760c0 24 20 46 20 70s-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70q-1 13-6 25m1-1355c0 24 20 46 20 70s-20 46-20 70m3 297c5 17 17 34 17 53 0 24-20 46-20 70m0-420c0 24 20 46 20 70s-20 46-20 70q1 16 9 32m-9 248c0 24 20 46 20 70s-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70-20 46-20 70 20 46 20 70v4M0 115h64M0 100h49M0 85h35M0 70h21m119 510q-45 0-30-60c-12 7-12-6-15-15l-19 26c-10 15-36-1-21-21s16-26 20-30c5-5 25-5 45 0s55 50 55 50q-3 60-15 110-25 8-49 3M71 537q10 3 10 8c0 7-16 13-36 13s-36-6-36-13c0-6 16-12 36-12h10m20 40a36 13 0 0 1-36 12 36 13 0 0 1-36-12 36 13 0 0 1 36-13 36 13 0 0 1 36 13m-5 27a33 13 0 0 1-33 13 33 13 0 0 1-32-13 33 13 0 0 1 32-12 33 13 0 0 1 33 12m5 25a35 13 0 0 1-35 13 35 13 0 0 1-35-13 35 13 0 0 1 35-12 35 13 0 0 1 35 12m100-95c9-7 14-6 20-5 7 54-5 88-15 125q-20 5-20-10m35-115c30-10 58-29 95-20q0 11-5 18-10 15-30 22c22 4 34 16 45 30q-15 21-49 22 29 12 44 38c-18 7-37 14-50 10q29 43 22 74c-30-18-62-51-87-69m89-147q-29 38-72 50v2q42 2 73 19-37 17-75 13v2c23 10 50 13 65 36-28 4-49-2-71-8l-1 5q36 35 58 83m164-212 42-6m-111 16 19-3m-71 11 48-20 3 3q5 107-10 216l-63-17m54-195 2 13c6 65 0 138-11 194m332-573c58 113 31 195 31 298 0 75 85 70 85 5 0-50-60-45-60-5 0 30 45 30 45 10q-1-14-10-20m-66-287c57 113 24 201 31 297m-5-295c48 99 16 183 21 266m5-263c46 96 4 179 15 261m12-258c41 93-4 170 9 252m17-249c37 87-1 161 7 238m19-235c34 82 1 152 5 224m22-220c29 76 3 141 3 208m23-204c25 69 5 130 2 191m25-187c21 63 5 120 1 176M737 480c23 3 48-15 48-50 0-36-31-44-48-30m24 75c22 1 44-17 44-50 0-35-30-43-47-31m31 70c19-3 36-20 36-49 0-39-36-45-52-26m36 65c19-3 36-20 36-49 0-39-37-45-53-26m38 65c18-3 35-20 35-49 0-39-37-45-53-26m34 70c18-4 34-21 34-49 0-35-29-43-46-32m34 71c17-5 32-22 32-49 0-39-37-45-53-26m41 65c17-5 32-22 32-49 0-39-36-45-52-26M393 146l-8 69c0 10 5 30 5 40v70c0 30 67 152 75 160 15 15 63 35 85 30 16-4 96-30 128-63M383 147c-20 61-17 125-23 188-2 18-26 26-30 0m60-5c-10 50-80 60-80 15 0-43 50-40 50-15m22 21c-15 25 12 83 3 104-10 24-55 30-60 0-3-16 15-20 15-20m43-20c-3 48-28 45-38 45-15-1-15-15-5-25m66-61c4 25 0 70-1 81-5 50-90 50-95 5s59-61 55-25c-4 34-49 28-25 0m140-5c5 10 20 20 40 10m-55-25 15-5c5 0 5 5 15 5s10-5 20-5 5 5 15 5 15-5 15-5M390 220c11-14 56-43 80-10v5c-25-30-66-8-80 5m240 10c-5-7-23-31-45-35-25-5-40 0-59 15v5c34-34 95-8 104 15m-160-15c19 52 0 75 0 100 0 15-6 35-5 45 2 14 15 15 20 25m45-10c-10-10-55-5-20 0s35-8 35-15c0-5-5-15-15-15m-5-80s15-20 35-20 45 25 80 25c-30 0-50 9-70 10s-35-15-45-15m-135-10c15-10 25-15 40-10s45 20 45 20m0 0c-20 5-40 15-55 15-14 0-30-20-30-20M246 0l124 150c181-37 352-16 520 10L1023 0M907 139l-14-2c-105-16-212-31-324-30q-99-1-204 20l-12 3m-69-84c-67 9-52 101-109 144 93 28 143-35 162-81m-162 81c60 9 94-79 135-113m0 53c4-16-1-31-7-47m-48 2c18-8 33-5 49-1m-64 36q21-12 41-11m9 46c3-4-3-36-8-47m-57 47q18-11 34-14m1 34q2-15-2-35m-48 30q11-2 20 1m0 14q6-9 2-16","m525 514 45 26 126-61M61 535c-7 9-6 13-1 20m-3 8q-10 11-1 20m-2 8q-9 11-1 20m8 4q-9 12-1 21m-25-96c-4 5-1 7 0 10m-1 18c-4 5-1 7 0 10m-2 18q-4 7 0 10m-1 15c-4 5-1 7 0 10m29-126c5 5-5 25-5 25m340-280c15-20 25-20 40-20s40 20 40 20m60 5q21-28 45-25c12 0 30 15 30 15m-180 0q5 6 5 15-1 18-15 20-13-2-15-20 0-10 5-15m163 5 2 10q-1 18-15 20c-8 0-16-6-16-17q0-9 6-16m60 263 79-37m-74 27 70-33m-205-7c10-6 25 0 35 5",[[75,"matrix(1 0 0 0.972 467 692.036)",0],[75,"matrix(1 0 0 0.972 467 808.036)",0],[75,"matrix(1 0 0 0.972 789 607.036)",0]]],
  "QC": ["M126 0c-20 116-15 243-96 330q51-12 100-10L334 0Zm669 480H284q-48 78-125 120l698 1zm323 58c-17 0-34 21-29 63a43 43 0 0 1 29-11 43 43 0 0 1 28 11c5-42-12-63-29-63m-261 63a220 220 0 0 0-25 35c-38 65-38 141-8 202q-43 70-44 157c0 168 139 305 310 305 80 0 154-30 209-80h-1l2-3v-27L924 911l80-115 296 220v-31L996 759 891 909h-1l11-15c-74-56-97-160-48-245l21-29zm214 2c-69 0-64 68 15 58a43 43 0 0 1-11-28 43 43 0 0 1 11-29zm93 0-15 1a43 43 0 0 1 11 29 43 43 0 0 1-11 28c79 10 84-58 15-58m-754 27c6 162 152 196 164 310h21c-8-119-149-148-155-310Zm130 0c4 162 105 182 110 310h25c-5-128-91-144-95-310Zm120 0c3 129 57 162 60 310h20c-2-148-48-181-50-310Zm575 10c-13 39-55 75-54 110l-13-56-22-2q10 31 17 64l22 9c64-19 58-71 50-125m-89 24a43 43 0 0 1-28 11 43 43 0 0 1-29-11c-4 34 6 54 18 61h-1c-22 2-45 13-71 10 17 28 67 31 130 25q-19-30-39-34h-1c14-5 25-26 21-62M915 935l280 208q-45 31-105 32c-105 0-185-80-185-180q1-32 10-59zm-260 30H518l2 40-1 30h136v-3c-6 2-16 0-16-6-7 7-22-8-15-15-10 0-10-22 0-22-7-7 8-22 15-15 0-6 10-9 16-6zm326 19-1 11c0 59 45 105 110 105q21 0 38-6z","M334 0 133 317l15-25c-21 2-41 7-63-2q-19 22-42 37 44-10 87-6v-1q27 3 52 13L394 0Zm308 0c35 141 47 258 153 480l62 121 17 19C989 462 745 342 643 0ZM260 55c-13 11-27 11-35 10q8 14 5 35 14 13 21 30l42-66q-19 1-33-9m858 565a13 13 0 0 0-13 13 13 13 0 0 0 13 12 13 13 0 0 0 12-12 13 13 0 0 0-12-13m-708 10H179l40 70c144 4 264 105 294 240h61c-12-114-158-148-164-310m426 0H690c2 129 48 162 50 310h45q10-55 39-102c-30-61-30-137 8-202zm38 35-12 25h74l-22-25zm-19 55-3 25h132l-22-25zm0 55 7 25h104l18-25zm21 55 19 25h34l18-25zm-31 123a13 13 0 0 0-13 11 13 13 0 0 0 12 14 13 13 0 0 0 13-12 13 13 0 0 0-11-13zm-195 35a13 13 0 0 0-12 12 13 13 0 0 0 12 13 13 13 0 0 0 13-13 13 13 0 0 0-13-12m355 14c4 42 36 73 85 73l12-1zm-156 37h-2a13 13 0 0 0-10 15 13 13 0 0 0 14 10 13 13 0 0 0 10-15 13 13 0 0 0-12-10m35 78-5 1a13 13 0 0 0-7 16 13 13 0 0 0 17 7 13 13 0 0 0 6-16 13 13 0 0 0-11-8m58 60-9 4a13 13 0 0 0 0 18 13 13 0 0 0 18-1 13 13 0 0 0-1-18zm252 26-5 1a13 13 0 0 0-7 16 13 13 0 0 0 17 7 13 13 0 0 0 6-16 13 13 0 0 0-11-8m-177 11a13 13 0 0 0-13 9 13 13 0 0 0 9 16 13 13 0 0 0 15-9 13 13 0 0 0-8-15zm91 11a13 13 0 0 0-12 13 13 13 0 0 0 12 12 13 13 0 0 0 12-13 13 13 0 0 0-12-12","M637 189a13 21 0 0 0-14 21 13 21 0 0 0 14 21 13 21 0 0 0 13-21 13 21 0 0 0-13-21m-140 1a13 21 0 0 0-14 21 13 21 0 0 0 14 21 13 21 0 0 0 13-21 13 21 0 0 0-13-21M263 510l-10 13 4-5h14l3 1h14l4 1h14l-1 2-1 1-1 1v1l-1 1h-1l-2 2-2 1-3 2-3 2-3 1-24 9-14 4q10 6 12 11l-11 1-32 1 11-13-25 23h636l-5-9h-10q-21-1-41-14h1-1l-7 1q10 6 12 11c-32 0-64 9-95-12l-7 2q10 5 12 11c-32 0-64 9-95-12l-5 2q8 6 11 11c-28 0-58 7-86-7l4 5c-32 0-64 9-95-12l-6 2q10 5 12 11c-32 0-64 9-95-12l20-8-27 9q10 5 12 11c-32 0-64 9-95-12l39-15 8 2-3-1c30-21 63-12 95-12q-3 7-22 15l12-4 8 2-3-1c30-21 63-12 95-12q-2 6-11 10l8 2-4-1q26-15 51-14l45 2q-3 7-17 13l7 2-3-1c31-21 63-12 95-12q-3 6-10 10l7 2-3-1c31-21 63-12 95-12q-3 6-10 10l8 2-3-1 3-2 3-2 3-1 1-1 5-2h1l3-1 1-1h2l1-1h3l2-1h4v-1h4l5-1h18l6 1h11l-5-10zm262 36-8 2h1zm530 24c0 11 3 25 6 34h24l-22-22q-3-4 2-5l2 1 22 22v-24c-9-3-23-6-34-6m125 0c-11 0-25 3-34 6v24l22-22 2-1q5 1 2 5l-22 22h24c3-9 6-23 6-34M121 619Q64 670 0 664v109l1 7q70-63 169-77Zm964 42h-24c-3 9-6 23-6 34 11 0 25-3 34-6v-24l-22 22c-3 3-7-1-4-4zm65 0 22 22c3 3-1 7-4 4l-22-22v24c9 3 23 6 34 6 0-11-3-25-6-34zm-146 135-80 115 376 279v-174z","M394 0 0 619v45C197 688 347 226 407 0Zm252 316c-6 31-14 59-21 64-18 13-61 85-70 90q-8 4-18 4l1 6h174q-41-91-66-164M159 600l-33 15-4 4 47 84q20-3 41-3h9l-40-70h657q10-16 21-30zm715 20-21 29c-49 85-26 189 48 245l15-20c-64-48-84-138-41-212l16-23zM513 940a305 305 0 0 1 7 65l-1 30h66v-70h196l4-25z","M1300 985 996 759M1 780c55-50 129-80 209-80 171 0 310 137 310 305q-1 87-44 157M2 780l411 305m100-145h271m516 250L924 911m72-153L887 915m117-119-80 115m-67-310 139 158M887 914c-85-63-110-182-55-278a220 220 0 0 1 25-35m44 293c-74-56-97-160-48-245l21-29m130 176 296 220M916 874c-64-48-84-138-41-212l16-23m104 121H853m96-55h-92m100 110h-89m-11-215H159m682-30H205m605-60H263m532-30H284M642 0c35 142 47 258 153 480l62 121m-21 29H179m511 0c2 129 48 162 50 310m-80-310c3 129 57 162 60 310M580 630c4 166 90 182 95 310M540 630c4 162 105 182 110 310M440 630c6 162 147 191 155 310M410 630c6 162 152 196 164 310m-56 25h263m-272-40h63m-67-15h62m-68-15h62m-61-15h53m-52-15h42m-41-15h30m-29-15h16m220 90h49m-49-15h53m-54-15h59m-61-15h59m-61-15h54m-56-15h50m-53-15h46m-49-15h43m-265 0h1m773 385c-50 44-116 70-188 70-158 0-285-125-285-280q1-72 33-131m378 295q-53 40-126 41c-118 0-210-91-210-205q0-40 14-75m208 154-12 1c-49 0-81-31-85-73m123 92q-17 6-38 6c-65 0-110-46-110-105l1-11m214 159q-45 31-105 32c-105 0-185-80-185-180q1-32 10-59m-257 46c3-25 35 7 10 11 20-15 20 30 0 15 25 3-7 35-11 10 16 20-29 20-14 0-4 25-36-7-11-11-20 16-20-29 0-14-25-4 7-36 11-11-15-20 30-20 15 0m5 18a13 13 0 0 1-13 13 13 13 0 0 1-12-13 13 13 0 0 1 12-12 13 13 0 0 1 13 12m-78-35v70M219 700l-40-70m-9 73-48-84M394 0 0 619m182-287c-50-18-101-14-152-2 81-87 76-214 96-330m208 0L130 320M408 0C348 226 197 688 0 664M438 0c-48 224-99 536-312 615m14-311 49 17m-40-31 49 17m-39-32 49 17m-40-32 49 17m-25-28 35 13m-9-22 18 7M42 327q25-15 43-37c22 9 42 4 63 2m-75-26q43 7 88 4m-56-116c26 22-3 72 35 91 36 18 59-38 35-50-20-10-45 25-20 35 14 6 20-29 10-20m-60-57c34 12 60-41 97-19 35 21 0 70-23 56-20-11-3-51 18-35 13 8-13 32-11 19m47-16c-4-20-9-40-28-48q8-42-15-70c17-2 34-2 55-20 28 10 53 3 77-2m-71 112q-7-17-21-30 3-21-5-35c8 1 22 1 35-10q14 10 33 9m101-17q21-8 39-22m-45 46q21-7 40-23m-47 46q23-10 43-27m-51 53q25-7 45-24m-52 47q27-9 47-28m-55 53c18-2 34-13 49-24m-58 49c20-5 38-20 54-33m-62 58c20-5 40-20 57-33m-66 56c22-5 43-23 61-37m-69 60c22-9 48-26 63-38m-72 63c22-8 49-25 66-38m-76 63c22-6 50-24 68-38m-78 62c23-7 53-27 72-40m-83 65c23-4 54-24 74-39m-84 63c23-4 56-26 76-41m-85 60c24-6 56-21 75-33m-87 57c24-6 58-21 77-34m-90 60c21-4 54-18 76-30m-89 53c22-4 56-19 77-32m-92 57c23-5 57-19 78-32m-91 53c26-7 63-24 80-37m-96 61c24-6 57-21 76-34m-95 59c19-5 46-15 66-26m432-353c20 78 50 167 105 285m-99-367-8 112c0 15-18 143-35 155-18 13-61 85-70 90-26 15-69-15-75-20-41 11-132-97-100-115l-23-10m299-60c19 62 45 131 84 215m-94-164q25 73 66 164m23-10h-27m21-15h-28m21-15h-27m20-15h-27m21-15h-27m21-15h-27m21-15h-27m21-15h-27m21-15h-27m22-15h-27m21-15h-26m21-15h-20m15-15h-13M403 404q-28-28-52-62m149 138q-29-18-56-40m31 40c-48-32-92-70-130-122m106 122q-62-42-112-107m88 107q-52-38-94-92m71 92q-42-32-78-77m56 77q-33-27-62-63m40 63q-24-22-47-49m27 49q-18-17-34-36m14 36-22-23m2 23-9-10m82-121-16-23m168 154-33-22m-92 92q-18 0-34-9m-21 7c31 21 63 12 95 12-4-9-16-15-56-27m60-1q-18 0-34 9m-21-7c30-21 63-12 95-12-5 9-16 15-56 27m61 0q-18 0-34-9m-21 7c30 21 63 12 95 12-5-9-16-15-56-27m60-1q-18 0-34 9m-22-7c31-21 64-12 96-12-5 9-16 15-56 27m54 3q-16 0-33-9m-22 7c31 21 63 12 95 12-4-9-16-15-55-27m59-1q-17 0-34 9m-21-7c31-21 63-12 95-12-4 9-16 15-56 27m61 0q-17 0-34-9m-21 7c31 21 63 12 95 12-4-9-16-15-56-27m60-1q-18 0-34 9m-21-7c31-21 63-12 95-12-4 9-16 15-56 27m62 0q-17 0-34-9m-21 7c31 21 63 12 95 12-4-9-16-15-56-27m60-1q-18 0-34 9m-21-7c24-17 50-14 76-13m7 12q-12 6-44 16m-468 2q-18 0-34-9m-21 7c31 21 63 12 95 12-4-9-16-15-56-27m60-1q-18 0-34 9m-21-7c30-21 63-12 95-12-5 9-16 15-56 27m-81-31 49 2c-4 9-16 15-56 27m16-17q-12 0-23 4m-24 26 43-2q-3-8-25-17m593 7q-12-2-24-8m-21 7q26 15 51 14m145 451-51 8c-2 13 2 18 5 25l50-16m5 12-46 21c1 13 6 17 11 23l43-30m9 10-39 35c6 12 13 14 19 17l32-40m15 10-23 44c10 8 17 8 24 9l15-46m15 4-10 52c11 6 18 3 25 2l3-52m20-1 5 55c13 3 19-2 25-5l-12-53M978 982l-50-7c-6 11-4 18-3 25h55m-123-34a13 13 0 0 1-13 12 13 13 0 0 1-12-14 13 13 0 0 1 14-11 13 13 0 0 1 11 13m-26 11c-26 13-22-42 2-25-13-26 42-22 25 2 26-13 22 42-2 25 13 26-42 21-25-2m30 72a13 13 0 0 1-10 15 13 13 0 0 1-14-10 13 13 0 0 1 10-15 13 13 0 0 1 14 10m-22 17c-22 19-32-35-5-25-19-22 35-31 25-4 22-19 32 35 4 24 20 22-35 32-24 5m56 59a13 13 0 0 1-6 16 13 13 0 0 1-17-7 13 13 0 0 1 7-16 13 13 0 0 1 16 7m-18 21c-17 24-39-27-10-23-23-17 27-39 23-10 17-24 39 27 10 23 24 17-27 39-23 10m73 34a13 13 0 0 1 1 18 13 13 0 0 1-18 1 13 13 0 0 1 0-18 13 13 0 0 1 17-1m-7 27c-6 29-47-9-19-17-28-6 9-46 17-18 6-29 47 9 19 17 28 6-9 46-17 18m77 8a13 13 0 0 1 8 15 13 13 0 0 1-15 9 13 13 0 0 1-9-16 13 13 0 0 1 16-8m5 27c7 28-46 13-24-7-28 7-13-45 7-24-7-28 45-12 24 7 28-7 13 46-7 24m83-17a13 13 0 0 1 12 12 13 13 0 0 1-12 13 13 13 0 0 1-12-12 13 13 0 0 1 12-13m13 24c16 25-39 27-25 1-25 16-26-39-1-25-16-24 39-26 25-1 25-16 26 39 1 25m68-45a13 13 0 0 1 16 7 13 13 0 0 1-6 16 13 13 0 0 1-17-7 13 13 0 0 1 7-16m21 18c24 17-27 39-23 10-17 23-38-27-10-23-23-17 28-39 24-10 17-23 38 27 9 23m-69-118 19 36q13-3 17-10M643 0c102 342 346 462 231 620m216-15c-15-90 70-90 55 0 90-15 90 70 0 55 15 90-70 90-55 0-90 15-90-70 0-55m28-37c0 60 5 65 65 65-60 0-65 5-65 65 0-60-5-65-65-65 60 0 65-5 65-65m12 65a13 13 0 0 1-12 12 13 13 0 0 1-13-12 13 13 0 0 1 13-13 13 13 0 0 1 12 13m-69-29c-3-9-6-23-6-34 11 0 25 3 34 6m57 0c9-3 23-6 34-6 0 11-3 25-6 34m-113 57c-3 9-6 23-6 34 11 0 25-3 34-6m57 0c9 3 23 6 34 6 0-11-3-25-6-34m-93 161q1-12 9-22c10-10 70-40 80-40s20 15 30 15 15 25-5 25-35-10-35-10c2 22-13 27-25 35m18-13q6 34-6 58m53-65c75-25 82 12 10 25-55 10-60-8-10-25m-2 27c71-19 78 15 9 25-53 8-57-12-9-25m1 28c72-9 75 25 6 27-53 0-55-20-6-27m1-85 13-10c45-26 52 14 8 31q-13 6-21 3m-15-34c-18-39 35-80 50-125 8 54 14 106-50 125m0 0c18-26 30-57 45-85m-104 46q20 4 39 34c-63 6-113 3-130-25 26 3 49-8 71-10m59 35q-36-16-85-17M667 134q-28-9-51-31c-19-21-34-52-41-103m92 124q-24-9-43-28c-18-19-32-47-39-96m83 114q-21-9-37-25c-15-16-29-43-36-89m68 89q-10-6-17-13c-12-13-24-34-30-76m49 102q-15-7-27-20c-13-14-26-38-33-82m54 75-6-6c-10-11-21-30-27-69M512 0q-14 80-55 123-25 26-54 39M502 0q-14 76-52 117-21 21-44 33M492 0q-14 72-50 110-15 17-33 27M481 0q-12 68-46 103l-23 20m11-53q19-24 28-70m20 0q-12 65-43 96l-13 12M461 0q-13 63-42 91m236-35c-7-10-14-26-19-56M402 22q19-8 36-22m-18 180c38-23 75-48 120-15v5c-60-35-70-10-120 10m170-10v5c20-20 45-16 70-10-37-19-54-8-70 5m0 0s-5 15-5 45c0 25 20 85 20 95 0 13-12 22-20 20-5-1-20 20-20 20m-30-55c-10 0-30 35-5 35 40-15 60-5 0 0m-25 35-5 10 10-5zm95 0-5 10-5-5zm-90 5c10 0 20-5 30-5s15 5 20 5 10-5 15-5 10 5 15 5m-60 25c14 4 22 21 45 0m-45-200c-52-18-74 29-100 30 40 0 35 9 50 10 38 3 51-26 43-42m137 7c-35-30-55 20-75 15 29 7 50 30 75-5m503 546q-7-34-17-64m39 73q-8-36-17-71m38 193c-6 4-18 6-27 7M582 665h57m-51 35h56m-47 35h55m-40 35h51m-33 35h44m-25 35h35m-20 35h27m-19 35h23M585 683h54q17-1 18-18c1-17-8-18-18-17h-57m10 70h52q17-1 18-18c1-17-8-18-18-17h-56m16 70h48q16-1 18-18c2-17-8-18-18-17h-55m24 70h42q17-1 18-18c1-17-8-18-18-17h-51m28 70h34q17-1 18-18c1-17-8-18-18-17h-44m27 70h27q17-1 18-18c1-17-8-18-18-17h-35m20 70h22q16-1 18-18c2-17-8-18-18-17h-27m10 70h21q16-1 18-18c2-17-8-18-18-17h-23M468 665h75m-65 35h71m-54 35h66m-40 35h57m-27 35h48m-19 35h41m-20 35h36m-23 35h33M541 648h-73q-16 0-18 17c-2 17 8 18 18 18h75m2 0h-67q-16 0-18 17c-2 17 8 18 18 18h71m6 0h-60q-15 0-17 17c-2 17 8 18 17 18h66m8 0h-48q-16 0-18 17c-2 17 8 18 18 18h57m10 0h-37q-15 0-17 17c-2 17 8 18 17 18h48m11 0h-30q-17 0-18 17c-1 17 8 18 18 18h41m9 0h-29q-16 0-17 17c-1 17 7 18 17 18h36m6 0h-29q-17 0-18 17c-1 17 8 18 18 18h33","M1184 767c1 16 13 17 24 17m-27 28q8 14 2 21m-2 4q6 14 2 21m-2 7q6 14 2 21m31-76q3 4 2 10m4 17q2 6 1 10m-3 21q3 5 2 10m0-103q3 4 3 10M435 205c30-30 90-20 88-12m-43 57c22 13 40-25 45-40m65 5c18-51 55-40 60-25m-143 0q8 8 8 20c0 14-9 25-20 25s-20-11-20-25l2-12m176-3 2 10c0 14-9 25-20 25s-20-11-20-25l1-6",[[90,"scale(1 0.972) rotate(-45 1595.614 -687.33)",0],[90,"scale(1 0.972) rotate(-45 1745.238 -778.089)",0],[90,"scale(1 0.972) rotate(-45 1899.072 -861.447)",0]]],
  "KC": ["M316 799q-19 0-36 6l-1 82q-45 6-87 19l-1 18q0 30 12 54c86-22 148-22 228-6q10-23 10-48l-3-27q-43-9-82-12l-5-81q-17-5-35-5m-1 66a15 15 0 0 1 15 15 15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15m-50 45a15 15 0 0 1 15 15 15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15m100 0a15 15 0 0 1 15 15 15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15m-80-107a31 28 0 0 1 31-28 31 28 0 0 1 31 28m-44-25c-3-14-14-52-38-48s-42 59-20 70c17 9 16-47 35-45 9 1 14 21 15 28m31-6q2-40 14-77l-25-30-25 30q12 38 14 77m32 5c1-8 5-26 14-27 19-2 18 54 35 45 22-11 4-66-20-70s-35 32-38 47m365 189c17-40-12-60-42-61-30 1-59 21-42 61-45-35-65 2-66 34 1 32 21 69 66 34-17 40 12 60 42 61 30-1 59-21 42-61 45 35 65-2 66-34-1-32-21-69-66-34m-67-55-4-24zm125 49h56c1-110 18-217 78-319l-163 79-155-70q-14-44-33-85l-34-2c41 84 67 186 88 299q-47-124-136-190-87-62-199-77l-50 26c182 11 321 96 373 308 60-39 136-35 175 31M610 823v2zm3 18 1 3zm3 14 1 6zm599 200a25 25 0 0 1 10 20 25 25 0 0 1-25 25 25 25 0 0 1-25-25 25 25 0 0 1 14-23m71-17a48 20 0 0 1-47 20 48 20 0 0 1-48-20 48 20 0 0 1 48-20 48 20 0 0 1 47 20m-155-175c0-20 40-33 40 0 0 7-10 8-10 0 0-5-10-5-10 5 0 35 65-10 75-20 10 10 75 55 75 20 0-10-10-10-10-5 0 8-10 7-10 0 0-33 40-20 40 0 0 50-85 28-95 15-10 13-95 35-95-15M962 539l-38-1-204 99-167-75-18 3 9 26 176 79 219-105zM331 0c45 68 75 116 97 160 187-24 341-19 491 1 18-39 46-86 101-161Zm475 960h-58l6 15h51zm-254 0h-59l-1 15h53z","M330 835a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m0 90a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m-95 10a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m190-5a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m-285 15q12 6 23 15h33q-5-17-5-36c0-58 40-107 94-121q1-12 10-20c-1-7-6-27-15-28-19-2-18 54-35 45-22-11-4-66 20-70s35 34 38 48l1-1q-2-39-14-77l25-30 25 30q-12 37-14 77h1c3-15 14-51 38-47s42 59 20 70c-17 9-16-47-35-45-9 1-13 19-15 26q11 8 12 22c54 14 94 63 94 121q0 19-5 36h24V719c-67-62-156-92-258-98l-62 38v281Zm460 55a20 20 0 0 1-20 20 20 20 0 0 1-20-20 20 20 0 0 1 20-20 20 20 0 0 1 20 20m70-56a20 20 0 0 1-20 20 20 20 0 0 1-20-20 20 20 0 0 1 20-20 20 20 0 0 1 20 20m-178 30 1 51h54q-5-12-5-25 0-14 5-25m402-19c-40 11-72 43-85 84h-38c-10-175 7-342 153-495l96 35C968 698 944 822 949 956m-80-420 55 2-204 99-168-75q8-3 12-7c21 25 51 5 51-20 10 30 15 40 40 44 28-1 56-3 77-14 16 7 34 5 43-4 29 4 64-12 69-24q14 2 25-1M385 84q17 12 36 17 5 16 15 37l14 19q84-9 161-12 17-21 23-53 15-6 25-17 9 11 24 19 3 29 17 50 93 2 182 13l3-3q20-24 23-61 39-8 61-20c-37 57-54 93-66 127-141-18-283-22-457-2-16-36-34-71-61-114","m1200 135 2 49c0 15-15 62-15 77s10 45 10 65-16 64-16 84 15 57 15 77-10 45-10 65 14 48 14 73-19 56-19 76 10 29 10 54c0 24-10 81-11 105l20-14c2-28 8-72 8-91-1-25-11-34-12-54 0-20 18-52 17-77 0-25-15-53-16-73 0-20 10-45 9-65 0-20-17-56-18-76 0-20 15-64 14-84 0-20-11-50-12-65 0-15 14-63 13-78zM652 294a10 18 0 0 0-10 18 10 18 0 0 0 10 17 10 18 0 0 0 10-17 10 18 0 0 0-10-18m-150 5a10 18 0 0 0-10 18 10 18 0 0 0 10 17 10 18 0 0 0 10-17 10 18 0 0 0-10-18m48 121c-30 10-25 25-45 30l-1 1c15 0 31-19 46-21Zm50 0v10c32 0 46 21 67 21v-1c-30-5-15-25-67-30m526 179c-110 113-134 223-127 353 50 5 91 41 105 88h33c-17-15-32-37-32-70 0-65 45-75 55-75q17 2 26 18 5-8 32-15c67-14 61 23 21 29 37-3 39 16 19 26 22 6 14 24-10 30 31 4 17 31-17 33q27 6 29 19l-2 5h42V663l-55-20v230c16 7 30 8 30-8 0-10-10-10-10-5 0 8-10 7-10 0 0-33 40-20 40 0 0 50-85 28-95 15-4 5-22 12-41 15h-4c-24 3-50-3-50-30 0-20 40-33 40 0 0 7-10 8-10 0 0-5-10-5-10 5 0 16 14 15 30 9V609Zm113 328-6 1zM460 719v241h91l24-31q-34-139-115-210m362 5a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-202 11a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m48 3a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m110 2a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-77 15a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m45 2a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10M53 773a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m430 10q11 1 12 12c1 11-6 13-12 13s-13-6-13-13 6-12 13-12m144 3a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m155 3a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-112 1a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-632 0a8 8 0 0 0-8 8 8 8 0 0 0 8 7 8 8 0 0 0 7-7 8 8 0 0 0-7-8m35 3a8 8 0 0 0-8 7 8 8 0 0 0 8 8 8 8 0 0 0 7-8 8 8 0 0 0-7-7m-18 12-25 75 15-15 10 30 5-30 10 15zm648 1a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m48 0a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-374 9 2 47 49 7a125 125 0 0 0-51-54m-122 0q-38 22-55 62l54-11zm268 13q11 1 12 12c1 11-6 13-12 13s-13-6-13-13 6-12 13-12m110 13a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m43 3a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m109 2a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-76 14a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m44 3a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-438 2a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m168 3q11 1 12 12c1 11-6 13-12 13s-13-6-13-13 6-12 13-12m-171 2a6 6 0 0 1 6 6 6 6 0 0 1-6 6 6 6 0 0 1-6-6 6 6 0 0 1 6-6m478 23a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-112 6a10 10 0 0 0-9 6l19 5v-1a10 10 0 0 0-10-10m-140 6q11 1 12 13c1 12-6 12-12 12s-13-6-13-12 6-13 13-13m220 5a10 10 0 0 0-10 10 10 10 0 0 0 10 10 10 10 0 0 0 10-10 10 10 0 0 0-10-10m-493 0a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m100 0a15 15 0 0 0-15 15 15 15 0 0 0 15 15 15 15 0 0 0 15-15 15 15 0 0 0-15-15m-3 5a6 6 0 0 1 6 6 6 6 0 0 1-6 6 6 6 0 0 1-6-6 6 6 0 0 1 6-6m-101 0a6 6 0 0 1 6 6 6 6 0 0 1-6 6 6 6 0 0 1-6-6 6 6 0 0 1 6-6m450 1-5 1 15 10v-1a10 10 0 0 0-10-10m-385 69q-49 1-109 15c23 30 58 49 99 49 43 0 80-21 103-54q-50-10-93-10","M673 185q-105 0-227 14l11 26c166-19 302-15 437 3l9-27q-111-15-230-16M401 543q-77 18-149 52 111 15 199 77 89 66 136 190c-21-113-47-215-88-299l-74-8Zm538 22L720 670l-176-79 22 59 155 70 164-79zm162 25C993 704 968 821 974 951l25 1c-7-130 17-240 127-353Zm144 52v188l55-18V663ZM140 659l-40 29v212c14 0 25 11 25 25q0 8-4 13 8 2 19 8v-6Zm910 128c-4 0-4 6 0 6h75c4 0 4-6 0-6zm-27 25-2 6h119v-6zm-5 24-1 9h77l8-9zm-3 25v9h76l-1-9zm-1 25-1 18h99l-14-18zm-1 31v6h87l3-6zm0 20 15 6h65l1-6zm45 20 9 6h23l1-6zm25 20 6 6h2l-1-6zm-725 7h-2q-17 12-40 12-21 0-37-10a3 3 0 1 0-3 6q17 10 40 10 24-1 44-13a3 3 0 0 0-2-5m33 3-2 1q-28 32-73 33-42-1-70-29a3 3 0 1 0-4 4q30 30 74 31 48-1 77-35a3 3 0 0 0-2-5","M523 3c9 68 64 64 68 109 3 41-52 46-55 5-2-28 29-30 31-3 1 14-18 16-19 2M523 3c1 69-53 74-50 119 3 41 58 36 55-4-2-28-34-25-31 2 1 14 20 12 19-1M804 0c-2 68 60 74 56 120-4 41-66 35-62-6 2-28 38-24 35 3-1 14-23 12-22-2M803 0c-10 68-72 62-76 107-4 41 58 47 62 6 2-28-33-31-36-3-1 13 21 15 23 2m106 45 3-3q21-24 23-61 39-8 62-21m-129 81q44-16 41-82c88-14 96-43 134-66M385 83q17 13 36 18 4 16 15 37 6 10 15 19m40-4c-38-18-38-49-50-77-32 1-71-39-105-76m275 145q17-21 23-53 15-6 25-17 9 11 24 19 3 29 17 50M661 0c-6 35-15 66-51 72q-4 53-38 75m162-2q-25-23-26-71c-36-7-43-39-47-74m358 0c-89 123-107 171-125 228M331 1c69 101 100 158 126 225m-11-27c174-21 316-17 457 2m-446 24c166-19 302-15 437 3m-466-68c187-24 341-19 491 2M0 771c113-105 248-193 401-228m754 67-196-72m341 125-55-20M924 538l-204 99-168-75m-8 29 176 79 219-105m-373 85 155 70 164-79m-307 47 143 65 140-68m-214 72 79 49 76-48m-153 51 82 50 74-48m-154 60 84 41 72-45m-6-153 7 190M626 710l-37 20m58 27-46 26m48 26-38 24m40 38-30 14m181-127 29 8m-24 101 4 2m-6-58 14 6M606 960h-7m102 0h-7m-234 0V718m-19 206a125 125 0 0 1-125 125 125 125 0 0 1-125-125 125 125 0 0 1 125-125 125 125 0 0 1 125 125m521-385c-146 155-163 326-154 501m18 0c-10-175 7-342 153-495m-29 411c-6-134 18-258 125-376m-76 372c-7-130 17-240 127-353M974 951c-6-130 19-247 127-361m-423 410a28 28 0 0 1-28 28 28 28 0 0 1-27-28 28 28 0 0 1 27-27 28 28 0 0 1 28 27m14-34c17-40-12-60-42-61-30 1-59 21-42 61-45-35-65 2-66 34 1 32 21 69 66 34-17 40 12 60 42 61 30-1 59-21 42-61 45 35 65-2 66-34-1-32-21-69-66-34M499 563c41 84 67 186 88 299q-47-124-136-190-87-62-200-76m-55 364h-33m-23-301v281m-40-252v212m1115 155a25 25 0 0 1 10 20 25 25 0 0 1-25 25 25 25 0 0 1-25-25 25 25 0 0 1 14-23m-10 10c-23-7-74-30-74-92 0-65 45-75 55-75 20 0 34 27 34 47 0 40-39 33-39 3 0-20 10-30 10-30l-30 20m125 100a48 20 0 0 1-47 20 48 20 0 0 1-48-20 48 20 0 0 1 48-20 48 20 0 0 1 47 20m-66-96q8-4 26-9c70-15 60 26 15 30q-33 3-43-4m66-3c25 7 10 31-24 32-50 1-60-16-33-26m47 24c31 4 17 31-18 32-56 2-59-22-13-31m-31-71q5-8 32-15c70-15 60 27 15 30q-32 2-42-3m-34 32c5 20-12 68-12 68m10-152V180l45-45 45 45v693m-140-13c0-20 40-33 40 0 0 7-10 8-10 0 0-5-10-5-10 5 0 35 65-10 75-20 10 10 75 55 75 20 0-10-10-10-10-5 0 8-10 7-10 0 0-33 40-20 40 0 0 50-85 28-95 15-10 13-95 35-95-15m95-14c2-28 8-72 8-91-1-25-11-34-12-54 0-20 18-52 17-77 0-25-15-53-16-73 0-20 10-45 9-65 0-20-17-56-18-76 0-20 15-64 14-84 0-20-11-50-12-65 0-15 14-63 13-78l-3-48 2 49c0 15-15 62-15 77s10 45 10 65-16 64-16 84 15 57 15 77-10 45-10 65 14 48 14 73-19 56-19 76 10 29 10 54c0 24-10 81-11 105M203 978c86-22 148-22 228-6M280 805l-1 82q-45 6-87 19m159-102 5 81q39 3 82 12m-221 103c76-18 130-19 202-5M255 815l-1 51-54 12m228-8q-24-5-49-8l-2-47m-47 65a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m0-45a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m0 90a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m-50 0a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m-45 10a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m145-10a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15m45 5a15 15 0 0 1-15 15 15 15 0 0 1-15-15 15 15 0 0 1 15-15 15 15 0 0 1 15 15M285 803a31 28 0 0 1 0 0 31 28 0 0 1 31-28 31 28 0 0 1 31 28m-44-25c-3-14-14-52-38-48s-42 59-20 70c17 9 16-47 35-45 9 1 14 21 15 28m9-6zm22 0q2-40 14-77l-25-30-25 30q12 38 14 77m22 0zm10 5c1-8 5-26 14-27 19-2 18 54 35 45 22-11 4-66-20-70s-35 32-38 47M178 945h-39m37-15h-36m36-15h-36m38-15h-38m42-15h-42m47-15h-47m55-15h-55m65-15h-65m78-15h-78m93-15h-93m83-15h-83m80-15h-80m82-15h-82m86-15h-86m320 195h-6m6-15h-4m4-15h-4m4-15h-6m6-15h-10m10-15h-15m15-15h-23m23-15h-33m33-15h-46m46-15h-63m63-15h-53m53-15h-50m50-15h-52m52-15h-56m896 290h-42m-13-210 55-18M866 537c25 4 49-7 49-33-1-24-24-34-38-27m9 61c25 4 49-7 49-33 0-23-22-33-36-28m7 61c25 4 49-7 49-33 0-24-23-33-38-27m4 60c25 4 49-7 49-33 0-23-21-33-36-28m7 61c25 4 49-7 49-33 0-24-23-33-38-27m9 60c25 4 49-7 49-33 0-24-23-33-38-27m9 60c25 4 49-7 49-33 0-24-23-33-38-27M755 215c58 120 27 213 28 252 2 78 112 93 112 37-1-35-50-39-50-9-1 17 31 21 25 0m-97-279c58 120 37 213 38 252 1 32 24 43 50 41m-70-292c58 119 39 212 40 251q2 24 16 34m-36-283c47 82 34 176 42 260m-23-259c48 80 38 171 50 255m-32-253c46 80 40 178 60 253m-41-251c45 81 39 182 68 251m-49-248c45 81 39 189 77 250m-65-260c51 83 54 215 92 258m-215 86c29 4 64-12 70-24m-90-322c91 219-34 228-31 301q3 28 24 34m32-2c22 6 49-2 66-11m-56-155c-9 48-51 73-48 123 0 11 7 16 11 23m37-132c-11 32-34 51-31 93 3 54 45 54 77 46m-48-123c-9 19-20 35-18 68 3 45 32 55 60 53m-130-28c-5 71 80 80 80 40 0-30-50-20-30 5m-67-39c0 30 25 78 51 55m-68-49c0 35 23 71 49 56m-66-50c0 30 16 62 46 53m-63-47c5 30 13 56 45 49m-62-43c10 30 15 40 40 44m-80-44c-10 24-15 27-40 30m23-35c-5 24-16 36-48 30m31-35c0 24-31 42-61 35m27-44c0 24-28 59-54 40m37-45c10 56-95 59-96 14-1-40 56-35 56-5 0 24-41 30-40 5 0-8 10-15 20-10m135 40c20 25 50 5 50-20m-91-14c0 20-21 38-45 38m-16-334c-12 40 7 47 7 100 0 55-65 45-65 5 0-30 40-25 40 0 0 18-30 20-30 5s15-10 15-10m27-100c-15 44-7 72-12 107m-15 79s-15-5-15 10 30 13 30-5c0-25-44-31-44-1 0 40 64 45 65-5 0-25-6-30 1-67-17 27 0 63-23 77m21-15c19 89 3 125-30 135m30-265s20-20 40-20 28 6 33 6c5 1 12-6 17-11v10s-12 5-17 5l-34-7c-4 0-32 8-39 17m275 10s-33-33-53-33-49 8-54 8c-6 1-18 0-23-10v10l22 4 56-9c16 1 45 21 52 30m-185-25s15 15 15 20c0 20-12 30-12 50s-13 60-13 69c1 5 15 11 20 11s5 20 5 20m35-55c25 5 29 36 10 30-45-15-45 10-13-2m-72 57v10l5-5zm115 0v10l-5-5zm-110 5c10 0 15-10 25-10s15 5 20 5 17-7 22-7 23 12 38 12m-75 20c6 12 30 15 35 0M470 310q14-9 36-9c16 1 29 24 44 24-25 0-30 10-45 10s-25-5-35-10m150-10s20-20 35-20 50 20 60 20c-22 0-45 15-60 15-20 0-35-15-35-15M495 430c6 1 15-13 0-12-23 0-14 33 9 33 15 0 31-19 46-21v-10c-30 10-25 25-45 30m185-15c-12-5-20-21 2-23 23-2 18 38-25 39-21 0-35-21-67-21v-10c52 5 37 25 67 30m91 550a108 97 0 0 1-108 97 108 97 0 0 1-108-97 108 97 0 0 1 108-97 108 97 0 0 1 108 97M533 565c45 98 71 214 92 341m96-153 17 192m-92-226 7 185m-101 56H436m370 0h-58m0 0 59-37M202 621c183 11 322 96 374 309m178 45h51m-312 0h52","M1205 585v-84m0 163v-79m0 151v-72m0-187V140m30 729V170m-10 693V160m-10 697V150m-10 699v-52m-10-567v-11m0 67v-56m0 140v-27m0 97v-70m6 534c3 5 4 10 2 24m2 7q8 8 3 24m-5-1q7 9 1 24m-4 8q5 9 0 22m40-105v10m1 22v10m-3 19q2 5 0 10m-1 16v10m-43-65c-17 1-14 31-14 31M480 305c5-10 19-20 35-20 15 0 30 20 30 20m85 2s16-23 33-24c16 0 30 10 34 16m-77 16c5 15 15 32 40 30m-190-20c-3 18 35 25 35 25m14-44 1 8c0 11-7 21-16 21s-16-10-16-21q0-7 2-12m178-4q3 5 3 11-2 19-17 21-15-1-16-21l2-10m-80 216c15-10 35-5 40 0",[[90,"matrix(0.996 0.085 -0.087 0.968 852.093 811.614)",0],[90,"scale(1 0.972) rotate(15 -2160.245 3743.112)",0],[90,"matrix(0.906 0.411 -0.423 0.881 970.234 542.873)",0]]],
};

// Building the page. Texts are always set as text, never as HTML: names come from learners.

/** An element with attributes (`class`, `data-…`, `aria-…`; null leaves one out) and children (texts or nodes). */
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "style") Object.entries(value).forEach(([key, text]) => node.style.setProperty(key, text));
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Replace "{name}" in a label by a value. */
const fill = (label, values) => (label ?? "").replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

// Cards named in a sentence: each as a small tile, so that red is red on any ground.


const NAMED = /((?<!\w)(?:10|[2-9AJQK])[♠♥♦♣])/;

/** A text as nodes, every `7♥` in it a tile; put together they hold the same text. */
const tinted = (text) => (text ?? "").split(NAMED).map((piece, index) =>
  index % 2 ? el("span", { class: `chip suit-${/[♥♦]/.test(piece) ? "red" : "black"}` }, piece) : piece).filter(Boolean);

// What a learner's gesture means as an act of the contract. Pure: no page, no state of its own.

const move = (text) => ({ kind: "move", text });

const drawAct = () => move("draw");
const layAct = (cards) => move(`lay ${cards.join(" ")}`);
const addAct = (meld, cards) => move(`add ${meld} ${cards.join(" ")}`);
const discardAct = (card) => move(`discard ${card}`);
const undoAct = () => ({ kind: "undo" });
const pickAct = (cards) => ({ kind: "pick", cards });
const prefAct = (name, value) => ({ kind: "pref", name, value });

/** Taking the lixo: freely, onto a meld of one's own, or as a new meld with cards of the hand. */
function takeAct(pile, meld, cards) {
  if (pile === "free") return move("take");
  if (meld !== null) return move(["take", meld, ...cards].join(" "));
  return move(["take", "new", ...cards].join(" "));
}

/** Whether enough is chosen to take the lixo at once: a meld, or two cards of the hand. */
const takeIsComplete = (pile, meld, cards) => pile === "free" || meld !== null || cards.length >= 2;

const RANKS = "A23456789TJQK";
const SUITS = "SHCD"; // black, red, black, red: neighbours in a hand never share a colour

const rankOf = (code) => (code.length === 2 && code !== "JK" && code !== "??" ? RANKS.indexOf(code[0]) : 99);
const suitOf = (code) => (rankOf(code) < 99 ? SUITS.indexOf(code[1]) : 9);

/** The cards of a hand as [{key, code}], sorted by suit or by rank or as "given"; equal cards get keys of their own. */
function sortedHand(codes, sort) {
  if (sort === "given") return keyed(codes);
  const byRank = (a, b) => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);
  const bySuit = (a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);
  return keyed([...codes].sort(sort === "rank" ? byRank : bySuit));
}

/** Cards with keys that tell equal ones apart: "5C", then "5C#2". */
function keyed(codes, prefix = "") {
  const seen = new Map();
  return codes.map((code) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return { code, key: prefix + code + (count > 1 ? `#${count}` : "") };
  });
}

/** A card's name as it is said: "sete de espadas". */
function cardName(code, labels) {
  if (code === "JK") return labels.joker;
  if (code === "??") return labels.hidden_card;
  return labels.card_name.replace("{rank}", labels[`rank_${code[0]}`]).replace("{suit}", labels[`suit_${code[1]}`]);
}

/** A card as it is written: "7♠". */
function cardSymbol(code) {
  if (code === "JK") return "★";
  if (code === "??") return "?";
  return (code[0] === "T" ? "10" : code[0]) + { S: "♠", H: "♥", D: "♦", C: "♣" }[code[1]];
}

// Card faces as SVG pictures: one blob address per face, made when first asked for.
// A face has two cuts: "standard" with pips laid out as in a printed pack, and "jumbo", a big index for small cards.


// Outlines of the ranks, 100 units high: [width, path].
const GLYPHS = {
  "A": [89, "M0 100V93H1Q5 93 7 91Q9 89 11 82L37 0H53L78 82Q80 88 82 90Q84 93 87 93H89V100H50V93H55Q56 93 58 91Q60 90 60 87Q60 85 59 84Q59 82 59 81L54 67H25L22 79Q22 81 21 83Q21 85 21 87Q21 90 22 91Q24 93 26 93H31V100ZM28 59H52L46 36Q45 31 43 25Q42 19 41 14Q40 19 38 24Q36 30 35 35Z"],
  "2": [57, "M0 100V86L18 64Q25 56 29 49Q33 42 34 36Q36 30 36 23Q36 15 33 11Q31 7 27 7Q21 7 18 13Q16 19 16 31Q9 31 5 28Q0 25 0 18Q0 12 3 8Q6 4 12 1Q18 -1 27 -1Q40 -1 47 5Q54 11 54 22Q54 27 52 31Q51 36 48 41Q44 47 38 54Q32 61 23 71L11 85H39Q47 85 49 75L50 71H57L56 100Z"],
  "3": [58, "M26 101Q17 101 11 99Q5 97 3 93Q0 89 0 85Q0 79 3 76Q6 74 10 74Q10 83 14 87Q18 92 25 92Q29 92 32 90Q35 88 37 83Q39 79 39 71Q39 63 35 58Q30 53 21 53H14V44H21Q29 44 33 38Q37 33 37 23Q37 16 34 11Q32 7 27 7Q22 7 20 10Q18 13 17 18Q16 23 16 29Q9 29 5 26Q1 23 1 16Q1 9 8 4Q14 -1 27 -1Q40 -1 47 5Q55 11 55 21Q55 31 50 37Q44 44 37 47Q41 48 46 50Q51 53 54 58Q58 63 58 71Q58 80 55 86Q52 91 48 95Q43 98 38 100Q32 101 26 101Z"],
  "4": [63, "M20 100V93H23Q27 93 30 91Q33 89 33 82V74H0V65L34 0H50V65H63V74H50V82Q50 89 53 91Q56 93 60 93H62V100ZM8 65H33V40Q33 34 33 27Q33 20 34 13Q33 15 32 18Q31 21 29 24Q28 27 26 30Q25 32 24 33Z"],
  "5": [55, "M24 101Q15 101 10 99Q5 96 2 93Q0 89 0 84Q0 80 3 77Q5 75 10 75Q10 79 11 83Q12 87 15 89Q18 92 23 92Q27 92 30 90Q33 88 35 83Q37 78 37 69Q37 59 33 54Q29 48 21 48Q17 48 14 49Q11 50 8 51L2 48L6 0H51L52 25H45L44 21Q44 18 42 17Q41 15 39 15H14L12 41Q14 40 18 40Q21 39 25 39Q39 39 47 47Q55 54 55 69Q55 78 53 84Q50 91 45 94Q41 98 35 100Q30 101 24 101Z"],
  "6": [57, "M30 101Q21 101 14 96Q7 91 4 81Q0 70 0 54Q0 42 2 32Q4 22 8 15Q12 7 19 3Q25 -1 34 -1Q42 -1 46 1Q51 3 53 6Q55 10 55 14Q55 18 52 22Q49 25 41 25Q41 21 40 17Q39 12 38 10Q36 7 33 7Q26 7 22 16Q17 26 17 44Q19 42 23 40Q27 39 33 39Q44 39 51 46Q57 54 57 68Q57 83 50 92Q43 101 30 101ZM30 92Q34 92 37 87Q40 81 40 69Q40 58 37 52Q34 47 29 47Q26 47 22 49Q18 52 17 54Q17 74 21 83Q24 92 30 92Z"],
  "7": [57, "M10 100 41 15H15Q9 15 8 22L7 29H0L1 0H57V7L25 100Z"],
  "8": [59, "M29 101Q19 101 13 98Q6 94 3 88Q0 82 0 75Q0 65 5 60Q10 54 18 49Q10 45 7 38Q3 32 3 24Q3 18 5 12Q8 6 14 2Q20 -1 30 -1Q43 -1 49 6Q56 12 56 23Q56 32 51 36Q47 41 40 46Q50 52 55 58Q59 65 59 74Q59 87 51 94Q43 101 29 101ZM32 41Q37 38 39 34Q41 30 41 23Q41 19 39 15Q38 11 36 9Q33 7 30 7Q25 7 22 11Q20 16 20 22Q20 30 23 34Q26 38 32 41ZM30 93Q36 93 39 89Q43 84 43 76Q43 69 39 64Q35 60 25 55Q21 58 19 63Q16 68 16 75Q16 83 20 88Q23 93 30 93Z"],
  "9": [57, "M23 101Q16 101 11 99Q7 97 5 93Q3 89 3 86Q3 82 5 80Q6 78 9 78Q11 84 14 88Q18 93 23 93Q39 93 40 52Q38 56 33 59Q29 61 23 61Q13 61 7 54Q0 47 0 32Q0 22 3 15Q7 7 13 3Q19 -1 27 -1Q36 -1 43 4Q49 8 53 19Q57 29 57 46Q57 57 55 67Q53 77 49 85Q45 93 39 97Q32 101 23 101ZM28 51Q33 51 36 49Q39 46 40 42Q40 24 37 16Q33 8 28 8Q23 8 20 14Q17 20 17 32Q17 51 28 51Z"],
  "J": [47, "M0 134V125H2Q6 125 9 123Q13 121 15 115Q17 110 17 100V16Q17 10 15 9Q14 7 11 7H6V0H47V7H42Q40 7 38 9Q36 11 36 17V100Q36 110 33 116Q31 123 26 126Q22 130 16 132Q10 134 4 134Z"],
  "Q": [81, "M62 134Q55 134 48 130Q42 127 37 120Q33 112 32 101Q16 98 8 84Q0 70 0 50Q0 34 4 23Q9 11 18 5Q27 -2 40 -2Q53 -2 62 5Q71 11 76 23Q81 34 81 50Q81 69 73 83Q66 96 52 100Q52 110 55 116Q58 121 61 123Q65 125 69 125H71V134ZM40 92Q52 92 56 81Q61 70 61 50Q61 30 56 19Q52 8 40 8Q29 8 25 19Q20 30 20 50Q20 70 25 81Q29 92 40 92Z"],
  "K": [84, "M0 100V93H5Q7 93 9 91Q11 90 11 84V16Q11 10 9 9Q7 7 5 7H0V0H41V7H36Q33 7 32 9Q30 11 30 17V49L48 25Q52 21 54 17Q55 14 55 11Q55 9 54 8Q52 7 48 7V0H81V7Q76 7 72 11Q68 14 64 20L48 40L70 81Q74 88 77 90Q80 93 84 93H84V100H78Q69 100 64 99Q59 97 56 94Q53 91 51 87L35 55L30 60V83Q30 89 32 91Q33 93 36 93H41V100Z"],
  "T": [94, "M5 100V93H13Q15 93 16 91Q17 89 17 83V13Q14 20 11 24Q8 28 5 28Q3 28 2 25Q0 22 0 18Q3 16 6 14Q10 12 14 7L21 -1H31V83Q31 88 32 90Q33 93 36 93H43V100ZM71 101Q63 101 58 95Q53 89 51 77Q48 65 48 50Q48 34 51 23Q53 11 58 5Q63 -1 71 -1Q79 -1 84 5Q89 11 92 23Q94 34 94 50Q94 65 92 77Q89 89 84 95Q79 101 71 101ZM71 92Q76 92 78 81Q80 70 80 50Q80 30 78 19Q76 8 71 8Q66 8 65 19Q63 30 63 50Q63 70 65 81Q66 92 71 92Z"],
};

// The suits' pips, 100 × 100 units.
const PIPS = {
  S: "M50 3C57 19 95 41 95 65C95 79 85 87 74 87C66 87 58 83 54 76C55 86 58 93 65 98H35C42 93 45 86 46 76C42 83 34 87 26 87C15 87 5 79 5 65C5 41 43 19 50 3Z",
  H: "M50 97C44 83 5 60 5 31C5 14 17 4 29 4C39 4 46 11 50 20C54 11 61 4 71 4C83 4 95 14 95 31C95 60 56 83 50 97Z",
  D: "M50 2C58 19 71 36 86 50C71 64 58 81 50 98C42 81 29 64 14 50C29 36 42 19 50 2Z",
  C: "M50 3A21 21 0 0 1 66 38C63 41 60 43 58 45C62 42 67 39 74 39A21 21 0 1 1 74 81C65 81 58 76 54 70C55 84 58 92 66 97H34C42 92 45 84 46 70C42 76 35 81 26 81A21 21 0 1 1 26 39C33 39 38 42 42 45C40 43 37 41 34 38A21 21 0 0 1 50 3Z",
};

const INKS = {
  two: { S: "#17181c", H: "#c3142d", D: "#c3142d", C: "#17181c", J: "#6b2a86" },
  four: { S: "#17181c", H: "#c3142d", D: "#1257b8", C: "#0b7a3e", J: "#6b2a86" },
};

const GOLD = "#e8b33f", RED = "#c3142d", BLUE = "#27408f", LINE = "#27408f", BLACK = "#17181c";

// Where the pips of each rank stand on the 250 × 350 card.
const LEFT = 85, MIDDLE = 125, RIGHT = 165;
const column = (x, ...ys) => ys.map((y) => [x, y]);
const PLACES = {
  2: column(MIDDLE, 76, 274),
  3: column(MIDDLE, 76, 175, 274),
  4: [...column(LEFT, 76, 274), ...column(RIGHT, 76, 274)],
};
PLACES[5] = [...PLACES[4], [MIDDLE, 175]];
PLACES[6] = [...column(LEFT, 76, 175, 274), ...column(RIGHT, 76, 175, 274)];
PLACES[7] = [...PLACES[6], [MIDDLE, 125]];
PLACES[8] = [...PLACES[7], [MIDDLE, 225]];
const FOURS = [...column(LEFT, 76, 142, 208, 274), ...column(RIGHT, 76, 142, 208, 274)];
PLACES[9] = [...FOURS, [MIDDLE, 175]];
PLACES.T = [...FOURS, [MIDDLE, 109], [MIDDLE, 241]];

const addresses = new Map();

/** The address of the picture of a card ("7C", "JK", "??" is its back) in a deck of two or four colours. */
function faceAddress(code, deck, cut) {
  const name = `${code} ${deck} ${cut}`;
  if (!addresses.has(name)) {
    const blob = new Blob([drawFace(code, deck, cut)], { type: "image/svg+xml" });
    addresses.set(name, URL.createObjectURL(blob));
  }
  return addresses.get(name);
}

function drawFace(code, deck, cut) {
  if (code === "??") return picture("", drawBack());
  if (code === "JK") return picture(INKS[deck].J, cut === "jumbo" ? jumboJoker() : standardJoker());
  const [rank, suit] = code;
  const drawing = cut === "jumbo" ? jumbo(rank, suit) : standard(rank, suit);
  return picture(INKS[deck][suit], drawing);
}

const picture = (ink, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350" color="${ink}" fill="currentColor">${drawing}</svg>`;

const turned = (drawing) => drawing + `<g transform="rotate(180 125 175)">${drawing}</g>`;

function pip(suit, x, y, size, upsideDown = false) {
  const turn = upsideDown ? "rotate(180)" : "";
  return `<path transform="translate(${x} ${y})${turn}scale(${size / 100})translate(-50 -50)" d="${PIPS[suit]}"/>`;
}

// Letters with a tail are set a little smaller, so that they stay clear of the pip beneath.
const TAILED = { J: 0.8, Q: 0.9 };

function glyph(rank, x, y, height, widest) {
  const [width, path] = GLYPHS[rank];
  const down = (height / 100) * (TAILED[rank] ?? 1);
  const across = Math.min(height / 100, widest / width);
  return `<path transform="translate(${x - (width * across) / 2} ${y})scale(${across} ${down})" d="${path}"/>`;
}

function standard(rank, suit) {
  const corner = glyph(rank, 31, 18, 52, 46) + pip(suit, 31, 104, 36);
  if (COURTS[rank + suit]) return turned(corner) + court(rank, suit, 55, 34, 140, 282, true);
  if (rank === "A") return turned(corner) + pip(suit, 125, 175, suit === "S" ? 130 : 104);
  return turned(corner) + PLACES[rank].map(([x, y]) => pip(suit, x, y, 50, y > 175)).join("");
}

function jumbo(rank, suit) {
  const corner = glyph(rank, 52, 22, 92, 80) + pip(suit, 52, 172, 68);
  if (COURTS[rank + suit]) return corner + court(rank, suit, 104, 48, 134, 266, false);
  return corner + pip(suit, 166, 252, 138);
}

// A court figure in a box; the small pips of its dress are drawn with our own.
function court(rank, suit, x, y, width, height, corners) {
  const [gold, red, blue, black, lines, thin, pips] = COURTS[rank + suit];
  const dress = pips.map(([size, transform, outline]) =>
    `<g transform="${transform}"><svg width="${size}" height="${size}" viewBox="-10 -10 120 120"><path d="${PIPS[suit]}" stroke="${LINE}" stroke-width="${outline / 10}"/></svg></g>`).join("");
  const layers = [
    `<path fill="${GOLD}" d="${gold}"/>`, `<path fill="${RED}" d="${red}"/>`, `<path fill="${BLUE}" d="${blue}"/>`,
    `<path fill="${BLACK}" d="${black}"/>`, stroke(lines, 6), stroke(thin, 3) + dress,
  ];
  const figure = layers.map((layer, index) =>
    `<g id="l${index}">${layer}</g><use href="#l${index}" transform="rotate(180 650 1000)"/>`).join("");
  const pipsInCorners = corners ? turned(pip(suit, x + 22, y + 24, 38)) : "";
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1300 2000" preserveAspectRatio="none">${figure}</svg>`
    + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${LINE}" stroke-width="2"/>` + pipsInCorners;
}

const stroke = (path, width) =>
  `<path fill="none" stroke="${LINE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const STAR = "M50 4L62 37L97 38L69 59L79 93L50 73L21 93L31 59L3 38L38 37Z";
const star = (x, y, size) => `<path transform="translate(${x} ${y})scale(${size / 100})translate(-50 -50)" d="${STAR}"/>`;

// A jester's cap with three bells over a ruff.
const CAP = `<g stroke="#3b1450" stroke-width="3" stroke-linejoin="round">
<path fill="#8b3aa8" d="M82 190C60 150 40 146 22 160C20 104 62 84 96 128C100 70 112 40 126 22C140 40 152 70 156 128C190 84 232 104 230 160C212 146 192 150 170 190Z"/>
<path fill="${GOLD}" d="M104 188C96 140 108 74 126 22C144 74 156 140 148 188Z"/>
<path fill="#fff8e6" d="M78 188H174V214H78Z"/>
<path fill="${RED}" d="M126 222L104 262L78 232L66 270L40 226L76 214H176L212 226L186 270L174 232L148 262Z"/></g>
<g fill="${GOLD}" stroke="#7a5a10" stroke-width="3"><circle cx="22" cy="166" r="12"/><circle cx="126" cy="20" r="12"/><circle cx="230" cy="166" r="12"/></g>`;

const standardJoker = () => turned(star(31, 44, 46)
  + ["J", "O", "K", "E", "R"].map((letter, index) => word(letter, 31, 92 + index * 28, 26)).join(""))
  + `<g transform="translate(49 90)scale(.61)">${CAP}</g>`;

const jumboJoker = () => star(52, 66, 88)
  + ["J", "O", "K", "E", "R"].map((letter, index) => word(letter, 52, 144 + index * 40, 38)).join("")
  + `<g transform="translate(96 196)scale(.56)">${CAP}</g>`;

const word = (letter, x, y, size) =>
  `<text x="${x}" y="${y}" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="${size}" text-anchor="middle">${letter}</text>`;

function drawBack() {
  return `<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="20" height="20" fill="#7d2330"/><path d="M0 10H20M10 0V20" stroke="#a8475a" stroke-width="2"/><circle cx="10" cy="10" r="3.6" fill="#e9c985"/></pattern></defs>
<rect width="250" height="350" rx="18" fill="#fffdf6"/><rect x="13" y="13" width="224" height="324" rx="10" fill="url(#p)" stroke="#5d1622" stroke-width="3"/>
<rect x="25" y="25" width="200" height="300" rx="6" fill="none" stroke="#e9c985" stroke-width="2.5"/>
<ellipse cx="125" cy="175" rx="50" ry="66" fill="#7d2330" stroke="#e9c985" stroke-width="3"/>
<g fill="#e9c985">${pip("S", 125, 140, 28)}${pip("H", 101, 175, 28)}${pip("D", 149, 175, 28)}${pip("C", 125, 210, 28)}</g>`;
}

// How large things are for the room at hand, and where the cards of a hand lie.

const between = (least, value, most) => Math.max(least, Math.min(most, value));

/** The cut of a face that reads best at a width. */
const cutFor = (width) => (width < 64 ? "jumbo" : "standard");

const HEIGHT = 1.4; // of a card, in widths
const FINGER = 24; // the least strip of a card that can be touched, in pixels
const FOLDS_FROM = 7; // cards: a canastra

// From a table with room to one that is full: canastras fold, `tight` hands overlap as far as a finger allows, `dense`
// melds carry their label on their cards (and a phone has no titles, and its buttons in one row), and all becomes smaller.
const LEVELS = [
  { hand: 1, meld: 1, pile: 1 },
  { hand: 1, meld: 0.88, pile: 0.88 },
  { hand: 0.95, meld: 0.86, pile: 0.8, folds: true },
  { hand: 0.88, meld: 0.76, pile: 0.7, folds: true, tight: true },
  { hand: 0.95, meld: 0.96, pile: 0.8, folds: true, tight: true, dense: true },
  { hand: 0.88, meld: 0.84, pile: 0.72, folds: true, tight: true, dense: true },
  { hand: 0.8, meld: 0.72, pile: 0.62, folds: true, tight: true, dense: true },
  { hand: 0.72, meld: 0.62, pile: 0.55, folds: true, tight: true, dense: true },
  { hand: 0.64, meld: 0.54, pile: 0.5, folds: true, tight: true, dense: true },
  { hand: 0.56, meld: 0.46, pile: 0.44, folds: true, tight: true, dense: true },
  { hand: 0.5, meld: 0.4, pile: 0.4, folds: true, tight: true, dense: true },
];
const FULLEST = LEVELS.length - 1;

/** Card widths in pixels for a table `width` wide: hand, melds, piles; smaller with every level. */
function cardSizes(width, level = 0) {
  const { hand, meld, pile } = LEVELS[level];
  return {
    hand: Math.max(44, between(50, 34 + width * 0.055, 132) * hand),
    meld: Math.max(26, between(38, 26 + width * 0.036, 92) * meld),
    pile: Math.max(34, between(50, 36 + width * 0.045, 112) * pile),
  };
}

const LOW = 540; // pixels

/**
 * How a table `width` by `height` looks at a level: its sizes, and whether canastras fold, the hand is tight, labels lie on
 * cards, and the piles stand in one row because two would be too high for it (`low`).
 */
function lookOf(width, height, level) {
  const low = shapeOf(width) === "wide" && height < LOW;
  return { sizes: cardSizes(width, level), folds: false, tight: false, dense: false, low, ...LEVELS[level] };
}

/** Whether a meld of that many cards lies folded, unless its name ("team.number") is in `open`. */
const isFolded = (name, cards, look, open) => look.folds && cards.length >= FOLDS_FROM && !open.has(name);

/** The first level, from `least` on, at which the table of `data` fits `width` by `height`: by reckoning, without the page. */
function levelFor(data, width, height, open, least = 0) {
  for (let level = least; level < FULLEST; level += 1) {
    if (neededHeight(data, width, lookOf(width, height, level), open) <= height) return level;
  }
  return FULLEST;
}

const NARROW = 520;
const WIDE = 760;

/** How the parts lie: "narrow" as on a phone, "middle", or "wide" with the piles beside the melds. */
const shapeOf = (width) => (width < NARROW ? "narrow" : width < WIDE ? "middle" : "wide");

function neededHeight(data, width, look, open) {
  const { sizes } = look;
  const shape = shapeOf(width);
  const inner = width - (shape === "narrow" ? 22 : 44);
  const piles = shape === "wide" ? (look.low ? 3.5 * sizes.pile + 132 : 2 * sizes.pile + 92) : 0;
  const own = data.own_team ?? 0;
  const bare = shape === "narrow" && look.dense; // without titles, and the buttons in one row
  const zone = (team) => meldsHeight(data, team, inner - (piles ? piles + 20 : 0), look, open) + (bare ? 6 : 24);
  const melds = zone(own) + zone(1 - own);
  const beside = bare ? Math.max(meldsHeight(data, 1 - own, inner - 3.6 * sizes.pile - 20, look, open), sizes.pile * HEIGHT + 8) : 0;
  const stack = sizes.pile * HEIGHT + 32;
  const centre = piles && !look.low ? stack + sizes.pile * 0.68 * HEIGHT + 56 : stack + (piles ? 16 : 6);
  const seats = data.seats?.length > 1 ? (bare ? 28 : shape === "narrow" ? 40 : 50) : 0;
  const hand = data.hand ? handHeight(data, inner, look, bare ? 36 : shape === "narrow" ? 50 : 46) : 0;
  const status = shape === "wide" ? 24 : bare ? 28 : 36; // two lines where one would not hold what is said
  return seats + (bare ? zone(own) + beside : piles ? Math.max(melds, centre) : melds + centre) + hand + status + (bare ? 20 : shape === "narrow" ? 36 : 30);
}

function handHeight(data, width, look, head) {
  const { places, height } = handLayout(data.hand.length, look.sizes.hand, width, look.tight);
  return height + (isRoomy(places, look.sizes.hand, width, data.mode) ? 24 : head);
}

/** Whether what stands over a hand finds its place beside it: its title, and the buttons where it is played. */
function isRoomy(places, card, width, mode) {
  const taken = places.length ? places.at(-1).x - places[0].x + card : 0;
  return width - taken > (mode === "show" ? 220 : 420) && places.every((place) => place.row === 0);
}

function meldsHeight(data, team, width, look, open) {
  const w = look.sizes.meld;
  const row = w * HEIGHT + (look.dense ? 16 : 40);
  const extra = data.mode === "play" && team === (data.own_team ?? 0) ? [look.dense ? 46 : w * 1.6 + 50] : [];
  const widths = (data.melds ?? []).filter((meld) => meld.team === team)
    .map((meld) => meldWidth(meld, w, look, open)).concat(extra);
  let rows = widths.length ? 1 : 0;
  let x = 0;
  for (const wide of widths) {
    const here = Math.min(width, wide);
    if (x > 0 && x + here > width) {
      rows += 1;
      x = 0;
    }
    x += here + (look.dense ? 6 : 14);
  }
  return rows ? rows * row : 22;
}

function meldWidth(meld, w, look, open) {
  const folded = isFolded(`${meld.team}.${meld.number}`, meld.cards, look, open);
  const cards = folded ? 2 : meld.cards.length;
  const strip = look.dense ? 0.42 : 0.415;
  const run = w * (1 + (cards - 1) * (folded ? 0.8 : strip)) + 12;
  const label = look.dense ? (folded ? 58 : 40) : 54 + 7 * (meld.kind_label ?? "").length + (meld.bonus ? 38 : 0);
  return Math.max(run, label);
}

/**
 * Where `count` cards `card` wide lie in `width` pixels: [{x, y, turn, row}] and the height taken.
 * One row is fanned on an arc where there is room; more cards go into rows that overlap.
 */
function handLayout(count, card, width, tight = false) {
  const leastStrip = tight ? FINGER : Math.max(FINGER, card * 0.45);
  const perRow = Math.max(1, Math.floor((width - card) / leastStrip) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  const widest = rows === 1 ? card * (width < 480 ? 1.06 : 0.72) : card + 4;
  const strip = inRow > 1 ? Math.min(widest, (width - card) / (inRow - 1)) : 0;
  const fanned = rows === 1 && count > 2 && width >= 480;
  const rowStep = card * (tight ? Math.max(0.56, (FINGER + 2) / card) : 0.86);
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const step = (index % inRow) - (here - 1) / 2;
    const arc = fanned ? arcAt(step, count, strip, card) : { turn: 0, drop: 0 };
    places.push({ x: width / 2 + step * strip - card / 2, y: row * rowStep + arc.drop, turn: arc.turn, row });
  }
  const deepest = places.reduce((most, place) => Math.max(most, place.y), 0);
  return { places, height: (count ? deepest : 0) + card * HEIGHT };
}

// The ends of the arc lie at most a fifth of a card lower than its middle.
function arcAt(step, count, strip, card) {
  const flattest = (8 * 0.2 * card * 180) / (Math.PI * strip * (count - 1) * (count - 1));
  const angle = Math.min(1.9, 24 / count, flattest);
  const radius = strip / ((angle * Math.PI) / 180);
  const turn = step * angle;
  return { turn, drop: radius * (1 - Math.cos((turn * Math.PI) / 180)) };
}

// The numbered outbox: acts are kept until the server acknowledges them.
// Only one move is under way at a time; what follows waits for the version it will apply to.

const AGAIN_MS = 400; // the second half of a double click is not a second act
const RETRY_MS = 10000;
const WAITING_MOST = 40;

// One counter for the whole page, so that a table mounted anew never uses a number twice.
let lastNumber = 0;

class Outbox {
  /** `send` hands the pending acts to the server. */
  constructor(send) {
    this.send = send;
    this.pending = [];
    this.waiting = [];
    this.version = "";
    this.anew();
  }

  get busy() {
    return this.pending.some((entry) => entry.act.kind !== "pref");
  }

  /** Send an act, or let it wait for the one under way. Returns false for a repeated click. */
  push(act) {
    if (act.kind === "pref") {
      this.post(act);
      return true;
    }
    const text = JSON.stringify(act);
    const now = performance.now();
    const repeated = this.last.text === text && (this.busy || now - this.last.at < AGAIN_MS);
    if (repeated || this.waiting.length >= WAITING_MOST) return false;
    this.last = { text, at: now };
    if (this.busy) this.waiting.push(act);
    else this.post(act);
    return true;
  }

  /** What comes next is an act of its own, even where it is the last one again. */
  anew() {
    this.last = { text: "", at: -Infinity };
  }

  post(act) {
    lastNumber += 1;
    this.pending.push({ seq: lastNumber, version: this.version, act });
    this.flush();
  }

  flush() {
    clearTimeout(this.retry);
    if (!this.pending.length) return;
    this.send(this.pending.map((entry) => ({ ...entry })));
    this.retry = setTimeout(() => this.flush(), RETRY_MS);
  }

  /** Take note of what the server has handled. Returns whether a move of ours was among it. */
  acknowledge(ack, version, refused) {
    lastNumber = Math.max(lastNumber, ack);
    this.version = version;
    const wasBusy = this.busy;
    this.pending = this.pending.filter((entry) => entry.seq > ack);
    if (!this.pending.length) clearTimeout(this.retry);
    const answered = wasBusy && !this.busy;
    if (answered && refused) this.waiting = [];
    if (!this.busy && this.waiting.length) this.post(this.waiting.shift());
    return answered;
  }

  close() {
    clearTimeout(this.retry);
  }
}

// The table by keyboard alone. Letters work while the focus is inside the table, and stay there:
// the page around it has keys of its own.

/** Letter → name of the action, as the help lists them. */
const KEYS = {
  m: "draw", l: "take", b: "lay", a: "add", d: "discard", z: "undo", t: "swap", o: "sort", "?": "help",
};

const keyOf = (action) => Object.keys(KEYS).find((key) => KEYS[key] === action)?.toUpperCase() ?? null;

/** Handle one key press for `table`; every plain key is kept from the page. */
function onKey(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Tab") return;
  const quiet = event.key === "Escape" && !table.hasSomethingToDrop();
  if (!quiet) event.stopPropagation();
  if (handled(event, table)) event.preventDefault();
}

function handled(event, table) {
  if (event.key === "Escape") return table.clear();
  const card = event.target.closest?.(".hand .card");
  if (card && moveInHand(event.key, card, table)) return true;
  if (table.data.mode === "show" || event.repeat) return false;
  if (/^[1-9]$/.test(event.key)) return table.chooseMeld(Number(event.key));
  const action = KEYS[event.key.toLowerCase()];
  return action ? table.act(action) : false;
}

function moveInHand(key, card, table) {
  const cards = [...card.parentNode.querySelectorAll(".card")];
  const at = cards.indexOf(card);
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[key];
  if (target !== undefined) return table.focusCard(cards[Math.max(0, Math.min(cards.length - 1, target))]);
  if (key === "ArrowDown" || key === "ArrowUp") return table.focusCard(nearestInRow(cards, at, key === "ArrowDown" ? 1 : -1));
  if (key === " " || key === "Enter") return table.toggle(card.dataset.key);
  return false;
}

function nearestInRow(cards, at, step) {
  const row = Number(cards[at].dataset.row) + step;
  const x = Number(cards[at].dataset.x);
  const inRow = cards.filter((card) => Number(card.dataset.row) === row);
  const distance = (card) => Math.abs(Number(card.dataset.x) - x);
  return inRow.sort((a, b) => distance(a) - distance(b))[0] ?? cards[at];
}

// Cards that moved fly from where they were (FLIP). Nothing flies where the learner's system asks for less motion.


const EASE = "cubic-bezier(.22,.8,.3,1)";
const STAGGER_MS = 55;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a thing is, counted from the table's corner, so that scrolling does not matter. */
function placeIn(root, rect) {
  const base = root.getBoundingClientRect();
  return { left: rect.left - base.left, top: rect.top - base.top, width: rect.width, height: rect.height };
}

/** Where every card is now: Map of its flip name to {card, code, place}. Reads the layout once. */
function snapshot(root) {
  const places = new Map();
  for (const card of root.querySelectorAll("[data-flip]")) {
    places.set(card.dataset.flip, { card, code: card.dataset.card, place: placeIn(root, card.getBoundingClientRect()) });
  }
  return places;
}

/**
 * Fly the cards that are new in their place from where they came: the place of an equal card that vanished,
 * a place in `dropped` (code → place, where a drag ended), or where the events say.
 */
function fly(root, before, now, data, dropped) {
  if (isStill() || !before.size) return;
  const gone = [...before].filter(([name]) => !now.has(name)).map(([, old]) => old);
  const flights = [];
  let order = 0;
  for (const [name, { card, code, place }] of now) {
    const old = before.get(name);
    if (old && old.code === code) {
      if (!card.closest(".hand")) flights.push([card, old.place, place, 0, 220]);
      continue;
    }
    const from = dropped.get(code) ?? takeEqual(gone, code) ?? source(root, card, data);
    if (!from) continue;
    const under = data.lixo?.count > 1 && card.closest(".lixo:not(.open)") ? lixoTop(before) : null;
    flights.push([card, from, place, Math.min(order, 14) * STAGGER_MS, 340, under]);
    order += 1;
  }
  const unseen = (data.events ?? []).map((event) => unseenFlight(root, event, data)).filter(Boolean);
  // Everything has been measured; only now does anything start to move.
  for (const flight of flights) glide(...flight);
  for (const flight of unseen) flyBack(root, ...flight);
  celebrate(root, data);
}

// The card that lay on the lixo; it is not on the table any more.
function lixoTop(before) {
  const [, old] = [...before].find(([name]) => name.startsWith("l:")) ?? [];
  return old && !old.card.isConnected ? old.card : null;
}

function takeEqual(gone, code) {
  const index = gone.findIndex((place) => place.code === code);
  return index < 0 ? null : gone.splice(index, 1)[0].place;
}

const placeOf = (root, selector) => {
  const node = root.querySelector(selector);
  return node && placeIn(root, node.getBoundingClientRect());
};
const partPlace = (root, part) => placeOf(root, `[data-part="${part}"] .heap`);
const seatPlace = (root, seat) => placeOf(root, `[data-seat="${seat}"]`);

// Where a card that was nowhere to be seen came from.
function source(root, card, data) {
  const events = data.events ?? [];
  if (card.closest(".hand")) {
    const mine = events.filter((event) => event.seat === data.seat).map((event) => event.kind);
    if (mine.includes("took_pile")) return partPlace(root, "lixo");
    return partPlace(root, mine.includes("took_morto") ? "mortos" : "monte");
  }
  const maker = events.find((event) => event.card === card.dataset.card || event.cards?.includes(card.dataset.card));
  return maker ? seatPlace(root, maker.seat) : null;
}

// `under` is what stays to be seen in the place until the card has come.
function glide(card, from, to, delay, duration, under = null) {
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = Math.max(0.4, Math.min(2, from.height / to.height));
  const flight = card.animate(
    [{ translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 30 }, { translate: "0 0", scale: "1", zIndex: 30 }],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  if (!under) return;
  delete under.dataset.flip;
  card.before(under);
  const label = card.parentNode.querySelector(".by"); // of the card that has yet to come
  label?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  flight.finished.catch(() => null).then(() => under.remove());
}

// A card that nobody may see goes from a pile to a player: [from, to], or null.
function unseenFlight(root, event, data) {
  if (event.seat === data.seat) return null;
  const part = { drew_card: "monte", took_pile: "lixo", took_morto: "mortos" }[event.kind];
  const from = part && partPlace(root, part);
  const to = part && seatPlace(root, event.seat);
  return from && to ? [from, to] : null;
}

function flyBack(root, from, to) {
  const size = Math.min(from.width, 60);
  const back = el("span", { class: "card ghost-card", "aria-hidden": "true", style: {
    width: `${size}px`, left: `${from.left}px`, top: `${from.top}px`,
    "background-image": `url("${faceAddress("??", "two", "jumbo")}")` } });
  root.append(back);
  const end = `translate(${to.left + to.width / 2 - from.left - size / 2}px, ${to.top - from.top}px) scale(.4)`;
  const flight = back.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.3 }], { duration: 420, easing: EASE });
  flight.finished.catch(() => null).then(() => back.remove());
}

function celebrate(root, data) {
  for (const event of data.events ?? []) {
    if (event.kind !== "canastra_made") continue;
    const meld = root.querySelector(`.meld[data-team="${event.seat % 2}"][data-meld="${event.meld}"]`);
    meld?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35) drop-shadow(0 0 14px #ffd35c)" }, { filter: "brightness(1)" }],
      { duration: 1100, delay: 300, easing: "ease-in-out" });
  }
}

// Dragging with pointer events: mouse, pen and finger alike. What is dragged follows without asking anyone.


const THRESHOLD = 6; // pixels before a press becomes a drag
const EDGE = 56; // pixels at the window's edge where dragging scrolls the page

/**
 * Watch `root` for drags. `host` answers: lift(target) → null or {cards, faces, from}, over(zone), drop(load, zone, rects),
 * done(), and tap(target) → whether a press that became no drag is thereby dealt with, its click with it. A zone is the
 * text of the nearest `data-drop`, or null.
 */
class Drags {
  constructor(root, layer, host) {
    Object.assign(this, { root, layer, host, press: null, load: null });
    this.onMove = (event) => this.move(event);
    this.onUp = (event) => this.end(event, true);
    this.onCancel = (event) => this.end(event, false);
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("click", (event) => this.swallowClick(event), true);
    root.addEventListener("dragstart", (event) => event.preventDefault());
  }

  get active() {
    return this.load !== null;
  }

  down(event) {
    this.swallow = false;
    if (event.button !== 0 || !event.isPrimary || this.load) return;
    this.stop(); // a press whose end was never heard of
    this.press = { x: event.clientX, y: event.clientY, id: event.pointerId, target: event.target };
    window.addEventListener("pointermove", this.onMove);
    window.addEventListener("pointerup", this.onUp);
    window.addEventListener("pointercancel", this.onCancel);
  }

  move(event) {
    if (!this.press || event.pointerId !== this.press.id) return;
    const [dx, dy] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.load) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      this.load = this.host.lift(this.press.target);
      if (!this.load) return this.stop();
      this.show();
    }
    event.preventDefault();
    this.point = { x: event.clientX, y: event.clientY };
    this.ghost.style.transform = `translate(${this.point.x}px, ${this.point.y}px)`;
    this.host.over(this.zoneAt(this.point));
    this.scrollNearEdge();
  }

  show() {
    const { faces, width } = this.load;
    const spread = Math.min(26, 120 / faces.length);
    this.ghost = el("div", { class: "ghost", "aria-hidden": "true" }, faces.map((face, index) =>
      el("span", { class: "card", style: {
        width: `${width}px`, "background-image": face,
        "--at": `${(index - (faces.length - 1) / 2) * spread - width / 2}px`, "--lean": `${(index - (faces.length - 1) / 2) * 3}deg` } })));
    this.layer.append(this.ghost);
    this.root.classList.add("dragging");
  }

  zoneAt({ x, y }) {
    for (const node of this.root.getRootNode().elementsFromPoint(x, y)) {
      if (node.closest(".dock")) return null; // what lies under the buttons cannot be meant
      const zone = this.root.contains(node) ? node.closest("[data-drop]") : null;
      if (zone) return zone;
    }
    return null;
  }

  scrollNearEdge() {
    if (this.scroller) return;
    const step = () => {
      if (!this.load) return void (this.scroller = null);
      const { y } = this.point;
      const push = y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
      if (push) scrollParent(this.root)?.scrollBy(0, push / 5);
      this.scroller = requestAnimationFrame(step);
    };
    this.scroller = requestAnimationFrame(step);
  }

  end(event, dropped) {
    if (!this.press || event.pointerId !== this.press.id) return;
    const { load } = this;
    if (load) {
      this.swallow = true;
      const rects = [...this.ghost.children].map((card) => card.getBoundingClientRect());
      const zone = dropped ? this.zoneAt({ x: event.clientX, y: event.clientY }) : null;
      this.stop();
      if (zone) this.host.drop(load, zone.dataset.drop, rects);
      return;
    }
    const { target } = this.press;
    this.stop();
    this.swallow = dropped && this.host.tap(target);
  }

  /** Give up the drag under way; nothing is dropped. */
  stop() {
    window.removeEventListener("pointermove", this.onMove);
    window.removeEventListener("pointerup", this.onUp);
    window.removeEventListener("pointercancel", this.onCancel);
    this.ghost?.remove();
    this.ghost = null;
    this.root.classList.remove("dragging");
    if (this.load) this.host.done();
    this.press = this.load = null;
  }

  // The click a browser sends after a drag or a tap is not a click of its own; one made by a key or a tool has no detail.
  swallowClick(event) {
    if (!this.swallow || !event.detail) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

function scrollParent(node) {
  for (let at = node; at; at = at.parentNode ?? at.host) {
    if (at.nodeType !== Node.ELEMENT_NODE) continue;
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement;
}

// The acts of the others, shown one after another: the server tells the last round as a film, and the table shows
// those of its frames that are new, then the data itself, which is where the last frame leads.

const DWELL_MS = { lays: 900, throws: 850, other: 700 }; // how long an act is to be seen at the normal pace
const PACES = { slow: 1.7, normal: 1, fast: 0.5, once: 0 };

// The number of the act last shown, by deal: a table mounted anew goes on where the last one was left.
const reached = new Map();

// How often a deal's last round had been asked for again when it was last shown.
const asked = new Map();

/** How long an act with these events stays before the next one, in milliseconds. */
function dwellOf(events, pace) {
  const kinds = events.map((event) => event.kind);
  const sort = kinds.includes("laid_meld") || kinds.includes("added_to_meld") ? "lays" : kinds.includes("discarded") ? "throws" : "other";
  return DWELL_MS[sort] * PACES[pace];
}

/** The film's frames as whole data, one for each act; the last one is `data` itself with that act's events. */
function scenesOf(data) {
  const { frames } = data.film;
  let lies = {};
  return frames.map((frame, index) => {
    lies = { ...lies, ...frame.lies };
    const scene = { number: frame.number, own: frame.seat === data.seat, events: frame.events };
    if (index === frames.length - 1) {
      const waits = data.turn !== data.seat && data.phase !== "over"; // for a bot that thinks
      return { ...scene, data: { ...data, events: frame.events, status: waits ? `${frame.said} ${data.status}` : data.status } };
    }
    return { ...scene, data: { ...data, ...lies, events: frame.events, status: frame.said, mode: data.mode === "show" ? "play" : data.mode,
      playing: true, can: {}, refusal: null, drawn: null, marked: [] } };
  });
}

class Playback {
  /** `show(data, scene)` puts what an act led to on the table; `paceNow()` is the pace the learner chose. */
  constructor(show, paceNow) {
    Object.assign(this, { show, paceNow, scenes: [], final: null, timer: 0 });
  }

  /** Whether what lies on the table is not yet what the server last told. */
  get active() {
    return this.scenes.length > 0;
  }

  /** New data has come: show what is new in it, act by act. Returns false where the data is to be shown at once. */
  take(data) {
    const { deal, frames, told } = data.film ?? { frames: [] };
    this.final = data;
    if (!frames.length) return this.stop() ?? false;
    const latest = frames.at(-1).number;
    const at = Math.min(reached.get(deal) ?? told, latest);
    reached.set(deal, at);
    const wanted = (asked.get(deal) ?? data.film.again) < data.film.again;
    asked.set(deal, data.film.again);
    if (wanted) {
      reached.set(deal, latest);
      return this.replay();
    }
    if (this.again && this.scenes.at(-1).number === latest) {
      const last = this.scenes.at(-1);
      last.data = { ...data, events: last.events }; // only what stands beside the cards has changed
      return true;
    }
    this.again = false;
    this.scenes = scenesOf(data).filter((scene) => scene.number > at);
    if (!this.active) return false;
    if (this.paceNow() === "once") this.scenes = this.scenes.slice(-1);
    if (!this.timer || this.scenes[0].own || this.paceNow() === "once") this.next();
    return true;
  }

  /** Show the whole film once more; whether there is one. */
  replay() {
    if (!this.final?.film?.frames.length) return false;
    clearTimeout(this.timer);
    this.again = true;
    this.scenes = scenesOf(this.final);
    this.scenes[0].still = true; // it goes back in time: nothing flies there
    this.next();
    return true;
  }

  /** Go to the end at once; whether there was anything to skip. */
  skip() {
    if (!this.active) return false;
    const { deal, frames } = this.final.film;
    reached.set(deal, frames.at(-1).number);
    this.stop();
    this.show({ ...this.final, events: [] }, { events: [] });
    return true;
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const scene = this.scenes.shift();
    if (!scene) return;
    const { deal } = this.final.film;
    reached.set(deal, Math.max(reached.get(deal) ?? 0, scene.number));
    this.show(scene.data, scene);
    const pace = this.again && this.paceNow() === "once" ? "fast" : this.paceNow(); // asked for again, it is to be seen
    if (!this.active) this.again = false;
    this.timer = setTimeout(() => this.next(), dwellOf(scene.events, pace));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.scenes = [];
    this.again = false;
  }
}

/** A click on the table `root` or a key skips what is still to be shown, and does nothing else. Returns how to end that. */
function watchSkips(root, playback) {
  let swallowed = false; // the press met cards that were no longer there when the finger was up
  const stop = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", (event) => {
    swallowed = playback.active;
    if (swallowed) event.stopImmediatePropagation(); // a finger may still scroll the page
  }, true);
  root.addEventListener("click", (event) => {
    if (playback.skip() || (swallowed && event.detail)) stop(event);
    swallowed = false;
  }, true);
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift"].includes(event.key) || !playback.active) return;
    const path = event.composedPath();
    const here = path.includes(root);
    if (!here && path[0] !== document.body) return; // somebody types, or presses another button
    playback.skip();
    stop(event);
  };
  window.addEventListener("keydown", onKeyDown, true);
  return () => window.removeEventListener("keydown", onKeyDown, true);
}

// What is heard and felt of the game: soft tones made in the browser, and a short vibration on phones.

const TONES = { // [frequency in Hz, start in seconds] of each tone
  refusal: [[165, 0], [139, 0.12]],
  canastra: [[523, 0], [659, 0.09], [784, 0.18], [1047, 0.27]],
  turn: [[660, 0], [880, 0.11]],
  meld: [[440, 0], [554, 0.07]],
  discard: [[196, 0]],
};
const BUZZES = { refusal: [50, 40, 50], canastra: [30, 40, 60], turn: [40], meld: [15], discard: [10] }; // milliseconds on, off, on
const LOUD = 0.07;
const OF_EVENTS = { canastra_made: "canastra", laid_meld: "meld", added_to_meld: "meld", discarded: "discard" };

let context = null; // one for the page, made at the first sound

class Cues {
  /** Take note of what the table shows now and what has just happened; be heard where something of it is new. */
  hear(data, events, prefs) {
    const was = this.last;
    const refusal = data.refusal ? JSON.stringify(data.refusal) + data.ack : null;
    const turn = data.mode === "play" && !data.playing && data.phase !== "over" && data.turn === data.seat;
    this.last = { refusal, turn };
    if (!was) return;
    const kinds = new Set(events.map((event) => OF_EVENTS[event.kind]).filter(Boolean));
    if (refusal && refusal !== was.refusal) kinds.add("refusal");
    const others = events.some((event) => event.seat !== undefined && event.seat !== data.seat);
    if (turn && (others || !was.turn)) kinds.add("turn");
    const kind = Object.keys(TONES).find((each) => kinds.has(each)); // the weightiest alone
    if (!kind) return;
    if (prefs.sound === "on") play(TONES[kind]);
    const buzzes = prefs.buzz !== "off" && matchMedia("(pointer: coarse)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (buzzes) navigator.vibrate?.(BUZZES[kind]);
  }
}

function play(tones) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [frequency, start] of tones) {
    const [voice, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + start];
    voice.type = "sine";
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + 0.3);
  }
}

// The parts of the table as elements, built from the data of the server. What is null or absent is not drawn.


/** A card. `look` has {deck, size} and perhaps {cut}; `flip` names it for the animation of moved cards. */
function cardElement(tag, code, look, flip, attributes = {}) {
  const { class: extra, style, ...rest } = attributes;
  const cut = look.cut ?? cutFor(look.size);
  return el(tag, {
    class: `card ${extra ?? ""}`,
    "data-card": code,
    "data-flip": flip,
    style: { "background-image": `url("${faceAddress(code, look.deck, cut)}")`, ...style },
    ...rest,
  });
}

const names = (cards, labels) => cards.map((code) => cardName(code, labels)).join(", ");

const count = (number, labels) => fill(number === 1 ? labels.one_card : labels.cards, { number });

/** The other players, in the order they play after the viewer. */
function seatElements(data) {
  const { labels } = data;
  const others = [...(data.seats ?? [])].filter((seat) => seat.seat !== data.seat);
  others.sort((a, b) => afterMe(a.seat, data) - afterMe(b.seat, data));
  const places = others.length === 3 ? ["left", "across", "right"] : ["across"];
  return others.map((seat, index) => {
    const onTurn = seat.seat === data.turn && data.phase !== "over";
    const partner = data.players === 4 && seat.team === data.own_team;
    return el("div", { class: `seat${onTurn ? " turn" : ""}${partner ? " partner" : ""}`, "data-seat": seat.seat, "data-place": places[index] },
      el("span", { class: "avatar", "aria-hidden": "true" }, [...(seat.name || "?")][0].toUpperCase()),
      el("span", { class: "who" },
        el("span", { class: "name" }, seat.name),
        el("span", { class: "facts" },
          partner && el("span", { class: "tag mate" }, labels.partner),
          seat.morto && el("span", { class: "tag" }, labels.has_morto),
          onTurn && el("span", { class: "tag live" }, seat.thinking ? labels.thinking : labels.to_move,
            seat.thinking && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))))),
      el("span", { class: "held" },
        el("span", { class: "mini", "aria-hidden": "true", style: { "background-image": `url("${faceAddress("??", "two", "jumbo")}")` } }),
        el("span", { "aria-hidden": "true" }, String(seat.count)),
        el("span", { class: "unseen" }, count(seat.count, labels))));
  });
}

const afterMe = (seat, data) => (seat - data.seat + data.players) % data.players;

/**
 * One meld with its label. `as` is "button" (to be added to), "cards" (each card can be picked) or "picture"; `fold` is
 * "folded" where only its ends are drawn, "unfolded" where a tap has opened it, null where it never folds.
 */
function meldElement(meld, data, look, as, fold = null) {
  const { labels } = data;
  const wild = meld.wild === null || meld.wild === undefined ? null : meld.cards[meld.wild];
  const flip = `m${meld.team}.${meld.number}:`;
  const last = meld.cards.length - 1;
  const cards = keyed(meld.cards, flip).map(({ code, key }, index) => {
    if (fold === "folded" && index > 0 && index < last) return null;
    const isWild = index === meld.wild;
    const attributes = { class: isWild ? "wild" : "" };
    const badge = isWild && meld.stands_for && standsFor(meld.stands_for);
    const card = as === "cards"
      ? cardElement("button", code, look, key, { ...attributes, type: "button", "data-pick": key, "aria-pressed": "false", "aria-label": cardName(code, labels) })
      : cardElement("span", code, look, key, attributes);
    if (badge) card.append(badge);
    return card;
  });
  const wildNote = wild && meld.stands_for
    ? fill(labels.stands_for, { wild: cardName(wild, labels), card: cardName(meld.stands_for, labels) }) : "";
  const spoken = fill(isAppraised(meld) ? labels.meld_name : labels.bare_meld, {
    number: meld.number, kind: meld.kind_label, cards: names(meld.cards, labels), points: meld.points + (meld.bonus || 0),
  }) + (wildNote ? ` ${wildNote}.` : "");
  const attributes = {
    class: `meld${isAppraised(meld) ? ` kind-${meld.kind}` : ""}${fold ? ` ${fold}` : ""}`, "data-meld": meld.number, "data-team": meld.team,
    "data-drop": meld.team === data.own_team ? `meld:${meld.number}` : "theirs",
  };
  const folded = fold === "folded" && el("span", { class: "many", "aria-hidden": "true" }, String(meld.cards.length));
  const parts = [el("span", { class: "run" }, cards, folded), meldLabel(meld, wild, labels)];
  if (fold && as === "picture") {
    const name = `${meld.team}.${meld.number}`;
    parts.push(el("button", { type: "button", class: "unfold", "data-fold": name, "aria-expanded": String(fold === "unfolded"), "aria-label": spoken }));
    return el("div", { ...attributes, role: "group" }, parts);
  }
  if (as === "button") return el("button", { ...attributes, type: "button", "aria-pressed": "false", "aria-label": spoken }, parts);
  return el("div", { ...attributes, role: as === "cards" ? "group" : "img", "aria-label": spoken }, parts);
}

// A question about what a meld is leaves that out of the meld.
const isAppraised = (meld) => meld.kind_label !== undefined;

// The rank over the suit, so that it fits the visible strip of the card.
function standsFor(code) {
  const symbol = cardSymbol(code);
  return el("span", { class: `stands suit-${code[1]}`, "aria-hidden": "true" },
    el("span", {}, symbol.slice(0, -1)), el("span", {}, symbol.slice(-1)));
}

function meldLabel(meld, wild, labels) {
  return el("span", { class: "label", "aria-hidden": "true" },
    el("span", { class: "number" }, String(meld.number)),
    isAppraised(meld) && el("span", { class: "kind" }, meld.kind_label),
    isAppraised(meld) && el("span", { class: "kind short" }, meld.kind_short ?? meld.kind_label),
    isAppraised(meld) && el("span", { class: "points" }, fill(labels.points, { points: meld.points }), meld.bonus ? el("b", {}, ` +${meld.bonus}`) : null),
    wild && meld.stands_for && el("span", { class: "note" }, `${cardSymbol(wild)} = ${cardSymbol(meld.stands_for)}`));
}

/** A pile face down with its count: the monte, or the mortos. */
function stackElement(part, number, data, look, button) {
  const { labels } = data;
  const backs = part === "mortos" ? mortoBacks(number, look) : Array.from({ length: Math.min(4, Math.ceil(number / 14)) },
    (_, index) => cardElement("span", "??", look, null, { style: { "--layer": index } }));
  const said = part === "mortos" ? fill(number === 1 ? labels.one_morto_left : labels.mortos_left, { number }) : count(number, labels);
  const body = [
    el("span", { class: "heap" }, backs.length ? backs : el("span", { class: "card empty" })),
    el("span", { class: "caption" }, labels[part], el("b", {}, String(number))),
  ];
  const attributes = { class: `pile ${part}`, "data-part": part, "aria-label": `${labels[part]}: ${said}` };
  return button ? el("button", { type: "button", ...attributes }, body) : el("div", { role: "img", ...attributes }, body);
}

// Two packs side by side; one that was taken leaves its place empty.
const mortoBacks = (number, look) => [0, 1].map((place) =>
  place < number ? cardElement("span", "??", look, null, { class: "pack" }) : el("span", { class: "card empty" }));

/** The lixo: its top card on a heap, or all cards fanned when the ruleset shows them. */
function lixoElement(data, look, as) {
  const { labels, lixo } = data;
  const cards = lixo.cards ?? [];
  const open = cards.length > 1 || as === "cards";
  const fanned = open ? { ...look, cut: "jumbo" } : look;
  const first = lixo.count - cards.length;
  const drawn = cards.map((code, index) => {
    const flip = `l:${first + index}:${code}`;
    if (as !== "cards") return cardElement("span", code, fanned, flip);
    return cardElement("button", code, fanned, flip, { type: "button", "data-pick": flip, "aria-pressed": "false", "aria-label": cardName(code, labels) });
  });
  const under = open ? [] : Array.from({ length: Math.min(3, Math.max(0, first)) }, (_, index) =>
    el("span", { class: "card under", style: { "--layer": index } }));
  const said = cards.length
    ? fill(lixo.count === 1 ? labels.lixo_one : open ? labels.lixo_open : labels.lixo_top, { number: lixo.count, cards: names(cards, labels) })
    : labels.lixo_empty;
  const by = cards.length ? data.seats?.find((seat) => seat.seat === lixo.by)?.name : null;
  const body = [
    el("span", { class: "heap" }, under, drawn.length ? drawn : el("span", { class: "card empty" }),
      by && el("span", { class: "by", "aria-hidden": "true" }, by)),
    el("span", { class: "caption" }, labels.lixo, el("b", {}, String(lixo.count))),
  ];
  const attributes = { class: `pile lixo${open ? " open" : ""}`, "data-part": "lixo", "data-drop": "lixo",
    "aria-label": by ? `${said}. ${fill(labels.thrown_by, { name: by })}` : said };
  if (as === "button") return el("button", { type: "button", ...attributes, "aria-pressed": "false" }, body);
  return el("div", { role: as === "cards" ? "group" : "img", ...attributes }, body);
}

/** The refusal: the article's title, what is wrong, and what would make it right. */
function refusalElement(refusal, labels) {
  return el("div", { class: "callout", role: "alert" },
    el("span", { class: "sign", "aria-hidden": "true" }, "!"),
    el("div", { class: "says" },
      el("strong", {}, tinted(refusal.title)),
      refusal.message && el("p", {}, tinted(refusal.message)),
      refusal.remedy && el("p", { class: "remedy" }, tinted(refusal.remedy))),
    el("button", { type: "button", class: "close", "data-act": "dismiss", "aria-label": labels.dismiss }, "×"));
}

// The buttons under the table and over the hand: everything a drag or a key does has one.


const PLAY = ["draw", "take", "lay", "add", "discard", "undo"];

/** The buttons under the table for its mode, with the list of keys when it is open. */
function actionElements(table) {
  const { data } = table;
  if (data.mode === "show") return [];
  if (data.mode === "pick") {
    const confirm = button("confirm", data.labels.confirm, null);
    confirm.append(el("span", { class: "count" }));
    return [bar(data, [confirm, button("clear", data.labels.clear, null)])];
  }
  const names = data.can?.swap ? ["draw", "swap", ...PLAY.slice(1)] : PLAY;
  const buttons = names.map((name) => button(name, data.labels[`act_${name}`], keyOf(name)));
  const help = el("button", { type: "button", class: "tool", "data-act": "help", "aria-expanded": String(Boolean(table.helpOpen)),
    "aria-label": data.labels.keys, title: data.labels.keys }, "?");
  return [bar(data, [...buttons, help]), table.helpOpen && keyList(data.labels)].filter(Boolean);
}

const bar = (data, buttons) => el("div", { class: "bar", role: "toolbar", "aria-label": data.labels.actions }, buttons);

function button(name, label, key) {
  return el("button", { type: "button", class: `act ${name}`, "data-act": name, "aria-keyshortcuts": key, "aria-disabled": "false" },
    el("span", {}, label), key && el("kbd", { "aria-hidden": "true" }, key));
}

function keyList(labels) {
  const rows = [
    ["← → ↑ ↓", labels.key_arrows], ["␣", labels.key_space], ["1 – 9", labels.key_digits],
    ...PLAY.map((name) => [keyOf(name), labels[`act_${name}`]]),
    [keyOf("sort"), labels.key_sort], ["Esc", labels.key_escape],
  ];
  return el("dl", { class: "keys", "aria-label": labels.keys },
    rows.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, text))));
}

/** The line over the hand: whose turn it is, how many cards, how they are sorted and coloured. */
function handHead(table) {
  const { data, prefs } = table;
  const { labels } = data;
  if (data.mode === "show" && !table.showsTable()) return null;
  const own = data.seats?.find((seat) => seat.seat === data.seat);
  const onTurn = own && data.turn === data.seat && data.phase !== "over" && data.mode === "play";
  const number = data.hand.length;
  const title = el("p", { class: "title" }, el("span", {}, labels.hand), el("span", { class: "dot" }, "·"),
    el("span", { class: "facts" }, fill(number === 1 ? labels.one_card : labels.cards, { number })),
    own?.morto && el("span", { class: "tag" }, labels.has_morto),
    onTurn && el("span", { class: "tag live" }, labels.your_turn));
  if (data.mode === "show") return el("div", { class: "head" }, title);
  const sort = el("button", { type: "button", class: "tool", "data-act": "sort" },
    prefs.sort === "suit" ? labels.sort_by_rank : labels.sort_by_suit);
  const deck = el("button", { type: "button", class: "tool", "data-act": "deck", "aria-pressed": String(prefs.deck === "four"),
    "aria-label": labels.four_colours, title: labels.four_colours }, pipsMark());
  const replay = data.film?.frames.length > 0 && el("button", { type: "button", class: "tool", "data-act": "replay",
    "aria-label": labels.replay, title: labels.replay }, el("span", { "aria-hidden": "true" }, "↺"));
  return el("div", { class: "head" }, title, el("span", { class: "tools" }, replay, sort, deck));
}

const pipsMark = () => el("span", { class: "pips", "aria-hidden": "true" },
  ["♠", "♥", "♦", "♣"].map((symbol) => el("i", {}, symbol)));

// Dark or light, and texts that can be read on the page's accent colour.

/** Set `data-theme` and `--on-accent` on the table from the page's colours, else from the system. */
function followTheme(root) {
  const style = getComputedStyle(root);
  const ground = brightness(style.getPropertyValue("--st-background-color"));
  const dark = ground === null ? matchMedia("(prefers-color-scheme: dark)").matches : ground < 0.2;
  root.dataset.theme = dark ? "dark" : "light";
  const accent = brightness(style.getPropertyValue("--st-primary-color")) ?? 0;
  root.style.setProperty("--on-accent", 1.05 / (accent + 0.05) > (accent + 0.05) / 0.05 ? "#ffffff" : "#000000");
}

// The relative luminance (WCAG) of a colour written as #rrggbb, or null.
function brightness(colour) {
  const parts = colour.trim().match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i);
  if (!parts) return null;
  const [red, green, blue] = parts.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The table on the page: its parts laid out from the server's data, and what depends on choices alone.


const foldName = (meld) => `${meld.team}.${meld.number}`;
const BUSY_MS = 350; // a wait shorter than this is not spoken of

/** Draws what `data`, `prefs`, `outbox` and the choices hold; whoever extends it says what the choices mean. */
class Drawing {
  constructor(parent) {
    this.parent = parent;
    this.data = null;
    this.chosen = new Set(); // keys of the hand's cards, and in "pick" of melds' and the lixo's
    this.meld = null; // the number of the meld chosen to take the lixo on
    this.armed = false; // the lixo is chosen and waits for a meld or hand cards
    this.asking = null; // "add" while a meld is to be chosen
    this.hint = "";
    this.dropped = new Map();
    this.places = new Map(); // where the cards lay before the next change
    this.open = new Set(); // "team.number" of the canastras unfolded by a tap
    this.least = 0; // the level of smallness that measuring has shown to be needed
    this.build();
  }

  build() {
    const part = (name, attributes = {}) => (this[name] = el("div", { class: name, ...attributes }));
    this.status = el("p", { class: "status", role: "status", "aria-live": "polite" });
    this.whisper = el("p", { class: "unseen", "aria-live": "polite" });
    this.felt = el("section", { class: "felt" },
      part("seats"), part("theirs", { "data-drop": "theirs" }), part("center"), part("ours", { "data-drop": "new" }),
      this.status, part("mine", { "data-drop": "hand" }));
    this.root = el("div", { class: "table" }, el("div", { class: "rim" }, this.felt),
      el("div", { class: "dock" }, part("refusal"), el("div", { class: "foot" }, part("actions"))), this.whisper);
    this.layer = el("div", { class: "layer" });
    this.style = el("style", {}, STYLE);
    this.parent.append(this.style, this.root, this.layer);
  }

  resize(width, height) {
    if (!this.data || !width) return;
    const same = Math.abs(width - (this.width ?? 0)) < 2 && (!this.fits || Math.abs(height - (this.height ?? 0)) < 2);
    if (same) return;
    if (width !== this.width) this.least = 0; // of another height `measureRoom` takes note
    this.width = width;
    this.render(true);
  }

  // Whether the table keeps to the room between its own top and the foot of the window: one that is played on does, and
  // one that is shown does where the page says so (`--below`: what it has to leave free below, in pixels).
  measureRoom() {
    const { data } = this;
    const below = getComputedStyle(this.root).getPropertyValue("--below").trim();
    this.fits = this.showsTable() && Boolean(data.hand) && (data.mode !== "show" || below !== "");
    this.root.classList.toggle("fits", this.fits);
    if (!this.fits) return;
    this.top = this.topOfPage();
    const near = this.top < innerHeight * 0.55; // a table further down has the whole window once the page is scrolled to it
    this.root.style.setProperty("--top", `${near ? Math.round(this.top) : 76}px`);
    const { clientHeight } = this.root;
    if (Math.abs(clientHeight - (this.height ?? 0)) >= 2) this.least = 0; // another room: what one needed says nothing
    this.height = clientHeight;
  }

  topOfPage() {
    const page = (this.parent.host ?? this.parent).closest(".stMain, main");
    return this.root.getBoundingClientRect().top + (page?.scrollTop ?? 0);
  }

  // The first level at which everything fits; what was once needed for a position stays, so that nothing flickers.
  chooseLook() {
    const { data, width } = this;
    this.level = 0;
    if (!this.fits) return lookOf(width, Infinity, 0);
    const height = this.height - (this.actions.offsetHeight || (data.mode === "show" ? 0 : 56));
    this.level = levelFor(data, width, height, this.open, this.least);
    return lookOf(width, height, this.level);
  }

  render(still) {
    const { data } = this;
    const focused = this.focusName();
    this.width ??= this.root.clientWidth || 700;
    this.root.dataset.mode = data.mode;
    this.measureRoom();
    this.how = this.chooseLook();
    this.sizes = this.how.sizes;
    this.look = (part) => ({ deck: this.prefs.deck, size: this.sizes[part], cut: part === "meld" ? "jumbo" : undefined });
    this.root.dataset.width = shapeOf(this.width);
    for (const name of ["dense", "low"]) this.root.classList.toggle(name, this.how[name]);
    const mine = data.mode === "play" && data.phase !== "over" && data.turn === data.seat;
    this.root.dataset.turn = mine ? "mine" : "other";
    if (!this.root.dataset.theme) followTheme(this.root);
    this.root.lang = data.lang ?? "";
    for (const [name, size] of Object.entries(this.sizes)) this.root.style.setProperty(`--${name}`, `${size}px`);
    this.felt.setAttribute("aria-label", data.labels.table);
    this.root.toggleAttribute("data-playing", Boolean(data.playing));
    // What the page says of the end of a deal waits until the table has shown it.
    if (data.film) document.documentElement.toggleAttribute("data-playing", Boolean(data.playing));
    this.renderZones();
    this.renderHand();
    for (const zone of [this.seats, this.theirs, this.center, this.ours, this.mine]) zone.hidden = !zone.childNodes.length;
    const controls = actionElements(this);
    const made = controls.map((node) => node.outerHTML).join("");
    const keeps = this.fits && !controls.length && this.actions.childNodes.length > 0; // their place stays, so does the felt
    this.actions.classList.toggle("idle", keeps);
    this.parent.host?.toggleAttribute("data-idle", keeps); // the page may use that place meanwhile
    if (made !== this.made && !keeps) this.actions.replaceChildren(...controls);
    this.made = made;
    this.renderRefusal();
    this.paint();
    this.restoreFocus(focused);
    this.settle(still);
  }

  // What needs the layout waits for the frame about to be painted, so that no change lays the page out twice.
  settle(still) {
    this.moving = !still || (this.frame && this.moving);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      followTheme(this.root);
      if (this.overflows()) return;
      const now = snapshot(this.root);
      if (this.moving) fly(this.root, this.places, now, this.data, this.dropped);
      this.dropped.clear();
      this.places = now;
    });
  }

  // What was reckoned is looked at: where it does not fit after all, everything becomes one level smaller.
  overflows() {
    if (!this.fits) return false;
    const isOver = (zone) => zone.scrollHeight > zone.clientHeight + 1;
    const isShown = (zone) => zone.offsetParent !== null;
    const foot = (zone) => zone.offsetTop + zone.offsetHeight; // 0 of one that is not shown
    const under = [this.status, this.mine].find(isShown); // what stands below the piles
    const outOfPlace = isShown(this.center) && (this.center.offsetTop < foot(this.seats) - 1
      || foot(this.center) > (under?.offsetTop ?? this.felt.clientHeight) + 2);
    const full = this.level < FULLEST && (isOver(this.theirs) || foot(this.mine) > this.felt.clientHeight || outOfPlace);
    if (!full && Math.abs(this.topOfPage() - this.top) < 1) return false;
    if (full) this.least = this.level + 1;
    this.render(!this.moving);
    return true;
  }

  renderZones() {
    const { data, width } = this;
    const common = [data.lang, data.mode, data.own_team, this.prefs.deck, width, data.pick, this.level, this.fits];
    const melds = (team) => [...common, [...this.open], data.melds?.filter((meld) => meld.team === team), this.showsTable(), this.mortoOfTeam(team)];
    const own = data.own_team ?? 0;
    this.renew(this.seats, [...common, data.seats, data.turn, data.phase, data.morto_taken], () => seatElements(data));
    this.renew(this.theirs, melds(1 - own), () => this.meldZone(1 - own));
    this.renew(this.ours, melds(own), () => this.meldZone(own));
    this.renew(this.center, [...common, data.monte, data.lixo, data.mortos], () => this.piles());
  }

  // Build a zone anew only when something it shows has changed.
  renew(zone, shown, build) {
    const text = JSON.stringify(shown);
    if (zone.shown !== text) zone.replaceChildren(...build());
    zone.shown = text;
  }

  meldZone(team) {
    const { data } = this;
    if (!data.melds) return [];
    const own = team === (data.own_team ?? 0);
    const melds = data.melds.filter((meld) => meld.team === team);
    const playing = data.mode === "play";
    const alone = !playing && !melds.length;
    if (alone && (data.mode === "show" || !this.showsTable())) return [];
    const as = data.mode === "pick" && this.picksFrom("melds") ? "cards" : playing && own ? "button" : "picture";
    const title = own ? data.labels.own_melds : data.labels.their_melds;
    const bare = data.mode === "show" && !this.showsTable();
    const drawn = melds.map((meld) => meldElement(meld, data, this.look("meld"), as, as === "cards" ? null : this.foldOf(meld)));
    if (playing && own) drawn.push(el("button", { type: "button", class: "new-meld", "data-act": "lay-here", "data-focus": "lay-here" },
      el("span", { class: "plus", "aria-hidden": "true" }, "+"), el("span", {}, data.labels.new_meld)));
    if (!drawn.length) drawn.push(el("p", { class: "nothing" }, data.labels.no_melds));
    const morto = this.mortoOfTeam(team) && el("span", { class: "tag" }, data.labels.has_morto);
    return [!bare && el("p", { class: "title" }, title, morto), el("div", { class: "melds" }, drawn)].filter(Boolean);
  }

  // A morto taken by a team of two of whom nobody says which one took it.
  mortoOfTeam(team) {
    const { morto_taken: taken, seats = [] } = this.data;
    return Boolean(taken?.[team]) && !seats.some((seat) => seat.team === team && seat.morto);
  }

  foldOf(meld) {
    if (!isFolded(null, meld.cards, this.how, this.open)) return null;
    return this.open.has(foldName(meld)) ? "unfolded" : "folded";
  }

  /** A tap unfolds a canastra, or folds it again. */
  toggleFold(name) {
    if (!this.open.delete(name)) this.open.add(name);
    this.least = 0;
    this.render(true);
    return true;
  }

  // Whether this is a whole table rather than a fragment of one.
  showsTable() {
    return Boolean(this.data.seats?.length || this.data.lixo);
  }

  picksFrom(zone) {
    return (this.data.pick?.zones ?? ["hand", "melds", "lixo"]).includes(zone);
  }

  piles() {
    const { data } = this;
    const playing = data.mode === "play";
    const look = this.look("pile");
    const as = data.mode === "pick" && this.picksFrom("lixo") ? "cards" : playing ? "button" : "picture";
    const known = (number) => number !== null && number !== undefined;
    return [
      known(data.monte) && stackElement("monte", data.monte, data, look, playing),
      data.lixo && lixoElement(data, look, as),
      known(data.mortos) && stackElement("mortos", data.mortos, data, look, false),
    ].filter(Boolean);
  }

  // ---- the hand

  renderHand() {
    const { data } = this;
    if (!data.hand) {
      this.hand = null;
      return this.mine.replaceChildren();
    }
    const cards = sortedHand(data.hand, this.prefs.sort);
    for (const key of [...this.chosen]) {
      if (!/^[ml]/.test(key) && !cards.some((card) => card.key === key)) this.chosen.delete(key);
    }
    const fresh = !this.hand;
    if (fresh) this.hand = el("div", { class: "hand" });
    this.describeHand(cards.length);
    const old = new Map([...this.hand.children].map((card) => [card.dataset.key, card]));
    const drawn = cards.findLast((card) => card.code === data.drawn)?.key;
    const marked = [...(data.marked ?? [])];
    const isMarked = (code) => {
      const at = marked.indexOf(code);
      if (at >= 0) marked.splice(at, 1);
      return at >= 0;
    };
    const wanted = cards.map(({ key, code }) => this.handCard(old.get(key), key, code, key === drawn, isMarked(code)));
    this.hand.replaceChildren(...wanted);
    const head = handHead(this);
    this.mine.replaceChildren(...(head ? [head] : []), this.hand);
    this.layHand();
  }

  describeHand(number) {
    const { labels, mode } = this.data;
    const choosing = number > 0 && mode !== "show";
    const attributes = choosing
      ? { role: "listbox", "aria-multiselectable": "true", "aria-label": labels.hand, "aria-orientation": "horizontal" }
      : { role: number ? "list" : "group", "aria-label": labels.hand };
    for (const name of ["role", "aria-multiselectable", "aria-label", "aria-orientation"]) {
      if (attributes[name]) this.hand.setAttribute(name, attributes[name]);
      else this.hand.removeAttribute(name);
    }
  }

  handCard(card, key, code, isDrawn, isMarked) {
    const { mode, labels } = this.data;
    const choosing = mode !== "show";
    const face = `url("${faceAddress(code, this.prefs.deck, cutFor(this.sizes.hand))}")`;
    const node = card ?? cardElement("div", code, this.look("hand"), `h:${key}`, { "data-key": key });
    node.style.backgroundImage = face;
    node.setAttribute("role", choosing ? "option" : "listitem");
    const notes = [isDrawn && labels.just_drawn, isMarked && labels.marked].filter(Boolean);
    node.setAttribute("aria-label", [cardName(code, labels), ...notes].join(", "));
    node.classList.toggle("drawn", isDrawn);
    node.classList.toggle("marked", isMarked);
    return node;
  }

  layHand() {
    const cards = [...this.hand.children];
    const width = Math.max(60, this.width - (this.width < 480 ? 22 : 48));
    const { places, height } = handLayout(cards.length, this.sizes.hand, width, this.how.tight);
    this.mine.classList.toggle("roomy", isRoomy(places, this.sizes.hand, width, this.data.mode));
    this.hand.style.height = `${height + 2}px`;
    this.hand.style.width = `${width}px`;
    cards.forEach((card, index) => {
      const { x, y, turn, row } = places[index];
      card.dataset.row = row;
      card.dataset.x = Math.round(x);
      card.style.setProperty("--x", `${x}px`);
      card.style.setProperty("--y", `${y}px`);
      card.style.setProperty("--turn", `${turn}deg`);
      card.style.zIndex = String(index);
    });
  }

  // ---- what depends on choices alone

  paint() {
    const { data } = this;
    if (!data) return;
    this.root.classList.toggle("armed", this.armed || this.asking === "add");
    const cards = this.hand ? [...this.hand.children] : [];
    const stop = cards.find((card) => card.dataset.key === this.at) ?? cards[0];
    for (const card of cards) {
      const chosen = this.chosen.has(card.dataset.key);
      card.classList.toggle("chosen", chosen);
      if (data.mode === "show") { // what was chosen stays to be seen, and no longer answers to the keyboard
        for (const name of ["aria-selected", "tabindex"]) card.removeAttribute(name);
        continue;
      }
      card.setAttribute("aria-selected", String(chosen));
      card.tabIndex = card === stop ? 0 : -1;
    }
    for (const card of this.root.querySelectorAll("[data-pick]")) {
      card.setAttribute("aria-pressed", String(this.chosen.has(card.dataset.pick)));
    }
    for (const meld of this.root.querySelectorAll("button.meld")) {
      meld.setAttribute("aria-pressed", String(Number(meld.dataset.meld) === this.meld));
    }
    const lixo = this.root.querySelector("button.lixo");
    lixo?.setAttribute("aria-pressed", String(this.armed));
    const monte = this.root.querySelector("button.monte");
    monte?.classList.toggle("ready", Boolean(data.can?.draw));
    lixo?.classList.toggle("ready", Boolean(data.can?.take));
    for (const button of this.actions.querySelectorAll("[data-act]")) this.paintAction(button);
    this.paintStatus();
  }

  paintAction(button) {
    const action = button.dataset.act;
    const able = this.isAble(action);
    button.setAttribute("aria-disabled", String(!able));
    button.classList.toggle("next", able && action === this.nextAction());
    if (action === "confirm") button.querySelector(".count").textContent = this.chosen.size ? ` (${this.chosen.size})` : "";
  }

  isAble(action) {
    const { can = {}, pick = {} } = this.data;
    const number = this.chosen.size;
    switch (action) {
      case "lay": case "add": return Boolean(can[action]) && number > 0;
      case "discard": return Boolean(can.discard) && number === 1;
      case "confirm": return number >= (pick?.min ?? 1) && number <= (pick?.max ?? Infinity);
      case "clear": return number > 0;
      case "draw": case "take": case "undo": case "swap": return Boolean(can[action]);
      default: return true;
    }
  }

  // The action a learner most likely wants now; its button stands out.
  nextAction() {
    const { can = {}, mode } = this.data;
    if (mode === "pick") return "confirm";
    if (this.armed && can.take) return "take";
    if (can.draw) return "draw";
    if (this.chosen.size === 1) return "discard";
    return this.chosen.size >= 3 ? "lay" : null;
  }

  paintStatus() {
    clearTimeout(this.busyTimer);
    const waiting = this.outbox.busy;
    this.root.setAttribute("aria-busy", String(waiting));
    const { labels } = this.data;
    const text = this.hint || this.data.status || "";
    if (waiting) this.busyTimer = setTimeout(() => this.say(labels.sending), BUSY_MS);
    else this.say(text);
  }

  say(text) {
    if (this.status.textContent !== text) this.status.replaceChildren(...tinted(text));
    this.status.hidden = !text && this.data.mode !== "play";
  }

  tell(hint) {
    this.hint = hint;
    this.paint();
    return true;
  }

  renderRefusal() {
    const { refusal, labels } = this.data;
    const text = refusal ? JSON.stringify(refusal) : null;
    if (!refusal || this.dismissed === text) return this.refusal.replaceChildren();
    if (this.refusalShown === text && this.refusal.childNodes.length) return undefined;
    this.refusalShown = text;
    return this.refusal.replaceChildren(refusalElement(refusal, labels));
  }

  // ---- focus across renders

  focusName() {
    const node = this.root.getRootNode().activeElement;
    if (!node || !this.root.contains(node)) return null;
    if (node.dataset.fold) return { selector: `[data-fold="${node.dataset.fold}"]` };
    if (node.dataset.key) return { key: node.dataset.key, at: [...this.hand.children].indexOf(node) };
    const name = ["data-act", "data-pick", "data-part"].find((attribute) => node.hasAttribute(attribute));
    if (name) return { selector: `[${name}="${CSS.escape(node.getAttribute(name))}"]` };
    return node.matches(".meld") ? { selector: `button.meld[data-meld="${node.dataset.meld}"]` } : null;
  }

  restoreFocus(name) {
    if (!name) return;
    const cards = this.hand ? [...this.hand.children] : [];
    const card = name.key && (cards.find((one) => one.dataset.key === name.key) ?? cards[Math.min(name.at, cards.length - 1)]);
    const node = card || (name.selector && this.root.querySelector(name.selector));
    if (card) this.at = card.dataset.key;
    if (!node || node === this.root.getRootNode().activeElement) return;
    if (card) this.paint();
    node.focus({ preventScroll: true });
  }
}

// The card table: one Table for each place it is mounted in, kept across the reruns of the page.


class Table extends Drawing {
  constructor(parent) {
    super(parent);
    this.played = []; // keys of the chosen cards that went into the move under way
    this.outbox = new Outbox((entries) => this.send(entries));
    this.playback = new Playback((shown, scene) => this.show(shown, scene), () => this.prefs.pace);
    this.cues = new Cues();
    this.skipper = el("button", { type: "button", class: "skip" });
    this.root.querySelector(".foot").append(this.skipper); // over the buttons alone
    this.unwatchSkips = watchSkips(this.root, this.playback);
    this.drags = new Drags(this.root, this.layer, this);
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("keydown", (event) => onKey(event, this));
    for (const kind of ["keyup", "keypress"]) this.root.addEventListener(kind, (event) => event.stopPropagation());
    this.watcher = new ResizeObserver(([entry]) => this.resize(entry.contentRect.width, entry.contentRect.height));
    this.watcher.observe(this.root);
    this.onScheme = () => followTheme(this.root);
    window.addEventListener("buraco-scheme", this.onScheme);
  }

  // ---- data from the server

  update(data, setStateValue) {
    if (!data) return;
    this.send = (entries) => setStateValue("outbox", entries);
    const first = this.data === null;
    this.prefs = { deck: "two", sort: "suit", pace: "normal", ...data.prefs, ...(this.ownPrefs ?? {}) };
    const moved = first || data.version !== this.data.version;
    this.data = data;
    if (moved) {
      this.meld = null;
      this.armed = false;
      this.asking = null;
      this.hint = "";
      this.open.clear();
      this.least = 0;
      if (data.mode === "pick") this.chosen.clear();
    }
    const answered = this.outbox.acknowledge(data.ack ?? 0, data.version, Boolean(data.refusal));
    if (answered) {
      // An equal card that stays in the hand takes over the key: it was not chosen. What was not played stays chosen.
      if (moved && !data.refusal) for (const key of this.played) this.chosen.delete(key);
      this.played = [];
      this.dismissed = null;
    }
    if (this.playback.take(data)) return;
    this.render(first || !moved);
    this.cues.hear(data, moved && !data.film ? data.events ?? [] : [], this.prefs);
  }

  /** Put what an act led to on the table: a scene of the last round, or the data itself. */
  show(data, scene) {
    this.data = data;
    this.skipper.textContent = data.labels.skip;
    this.render(Boolean(scene.still));
    this.cues.hear(data, scene.events, this.prefs);
  }

  // ---- choosing

  chosenCodes() {
    const place = (key) => [...this.root.querySelectorAll("[data-key],[data-pick]")].find((card) => (card.dataset.key ?? card.dataset.pick) === key);
    const cards = [...this.chosen].map(place).filter(Boolean);
    cards.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    return cards.map((card) => card.dataset.card);
  }

  toggle(key) {
    if (this.data.mode === "show") return false;
    const most = this.data.mode === "pick" ? this.data.pick?.max ?? Infinity : Infinity;
    if (this.chosen.has(key)) this.chosen.delete(key);
    else {
      if (most === 1) this.chosen.clear();
      if (this.chosen.size >= most) return this.tell(fill(this.data.labels.hint_at_most, { number: most }));
      this.chosen.add(key);
    }
    this.hint = "";
    const number = this.chosen.size;
    this.whisper.textContent = fill(number === 1 ? this.data.labels.one_chosen : this.data.labels.chosen, { number });
    this.paint();
    return true;
  }

  hasSomethingToDrop() {
    return this.drags.active || this.chosen.size > 0 || this.armed || this.asking || this.meld !== null || this.helpOpen;
  }

  /** Give up whatever was chosen or begun. */
  clear() {
    if (this.drags.active) return this.drags.stop() ?? true;
    const had = this.hasSomethingToDrop();
    if (this.helpOpen) this.toggleHelp();
    this.chosen.clear();
    this.armed = false;
    this.asking = null;
    this.meld = null;
    this.hint = "";
    this.paint();
    return Boolean(had);
  }

  focusCard(card) {
    this.at = card.dataset.key;
    this.paint();
    card.focus();
    return true;
  }

  // ---- acts

  push(act) {
    const sent = this.outbox.push(act);
    const { data } = this;
    requestAnimationFrame(() => { // while the server is busy anyway
      if (this.data === data) this.places = snapshot(this.root);
    });
    if (sent && act.kind !== "pref") this.hint = "";
    if (sent && act.kind === "move") this.played.push(...this.keysPlayed(act.text.split(" ")));
    this.paint();
    return true;
  }

  keysPlayed(codes) {
    return [...this.chosen].filter((key) => {
      const at = codes.indexOf(key.split("#")[0]);
      if (at >= 0) codes.splice(at, 1);
      return at >= 0;
    });
  }

  /** An action by its name, as a button, a key or a pile asks for it. Returns whether there was one. */
  act(action) {
    const { labels, can = {}, mode } = this.data;
    if (mode === "pick") {
      if (action === "confirm" && this.isAble("confirm")) return this.push(pickAct(this.chosenCodes()));
      if (action === "clear") return this.clear();
      return action === "sort" ? this.setPref("sort", this.prefs.sort === "suit" ? "rank" : "suit") : false;
    }
    const cards = this.chosenCodes();
    switch (action) {
      case "draw": return can.draw ? this.push(drawAct()) : this.tell(labels.hint_not_now);
      case "take": return can.take ? this.take() : this.tell(labels.hint_not_now);
      case "lay": case "lay-here": return this.lay(cards, action);
      case "add": return this.add(cards);
      case "discard": return cards.length === 1 ? this.ifCan("discard", discardAct(cards[0])) : this.tell(labels.hint_discard_one);
      case "undo": return can.undo ? this.push(undoAct()) : this.tell(labels.hint_no_undo);
      case "swap": return can.swap ? this.push({ kind: "move", text: "swap" }) : false;
      case "sort": return this.setPref("sort", this.prefs.sort === "suit" ? "rank" : "suit");
      case "deck": return this.setPref("deck", this.prefs.deck === "two" ? "four" : "two");
      case "help": return this.toggleHelp();
      case "replay": return this.playback.replay();
      case "dismiss": return this.dismiss();
      default: return false;
    }
  }

  ifCan(action, act) {
    return this.data.can?.[action] ? this.push(act) : this.tell(this.data.labels.hint_not_now);
  }

  lay(cards, action) {
    const { labels, can = {} } = this.data;
    if (can.take && (this.armed || !can.lay)) return action === "lay-here" && cards.length ? this.take(true) : this.tell(labels.hint_not_now);
    if (!cards.length) return this.tell(labels.hint_lay);
    return this.ifCan("lay", layAct(cards));
  }

  add(cards) {
    const { labels, melds = [], own_team: team } = this.data;
    if (!this.data.can?.add) return this.tell(labels.hint_not_now);
    if (!cards.length) return this.tell(labels.hint_add_cards);
    const own = melds.filter((meld) => meld.team === team);
    if (this.meld === null && own.length !== 1) {
      this.asking = own.length ? "add" : null;
      return this.tell(own.length ? labels.hint_choose_meld : labels.hint_no_meld);
    }
    return this.push(addAct(this.meld ?? own[0].number, cards));
  }

  take(asNew = false) {
    const { pile, labels } = this.data;
    const cards = this.chosenCodes();
    const meld = asNew ? null : this.meld;
    if (asNew || takeIsComplete(pile, meld, cards)) {
      this.armed = false;
      return this.push(takeAct(pile, meld, cards));
    }
    this.armed = !this.armed;
    return this.tell(this.armed ? labels.hint_take : "");
  }

  /** A meld of the own team was clicked or named by its number. */
  chooseMeld(number) {
    const { data } = this;
    if (data.mode !== "play" || !data.melds?.some((meld) => meld.team === data.own_team && meld.number === number)) return false;
    const cards = this.chosenCodes();
    if (this.armed) {
      this.armed = false;
      return this.push(takeAct(data.pile, number, cards));
    }
    if (cards.length && data.can?.add) {
      this.asking = null;
      return this.push(addAct(number, cards));
    }
    this.meld = this.meld === number ? null : number;
    const meld = data.melds.find((one) => one.team === data.own_team && one.number === number);
    if (this.foldOf(meld)) this.toggleFold(`${meld.team}.${number}`);
    return this.tell(this.meld !== null && data.can?.take && data.pile !== "free" ? data.labels.hint_meld_chosen : "");
  }

  setPref(name, value) {
    this.ownPrefs = { ...(this.ownPrefs ?? {}), [name]: value };
    this.prefs = { ...this.prefs, [name]: value };
    this.push(prefAct(name, value));
    this.render(true);
    return true;
  }

  toggleHelp() {
    this.helpOpen = !this.helpOpen;
    this.render(true);
    return true;
  }

  dismiss() {
    this.dismissed = this.refusalShown;
    this.outbox.anew();
    this.refusal.replaceChildren();
    this.hand?.querySelector('[tabindex="0"]')?.focus();
    return true;
  }

  // A card is chosen by the press on it: the table may be drawn anew, and its cards move, before the finger is up.
  tap(pressed) {
    const card = pressed.closest("[data-key],[data-pick]");
    if (!card) return false;
    const [name, key] = card.dataset.key ? ["data-key", card.dataset.key] : ["data-pick", card.dataset.pick];
    if (!this.root.querySelector(`[${name}="${CSS.escape(key)}"]`)) return true;
    if (card.dataset.key) this.at = key;
    this.toggle(key);
    return true;
  }

  click(event) {
    const target = event.target;
    if (this.tap(target)) return;
    const act = target.closest("[data-act]");
    if (act) return void this.act(act.dataset.act);
    const fold = target.closest("[data-fold]");
    if (fold) return void this.toggleFold(fold.dataset.fold);
    if (this.data.mode !== "play") return;
    const meld = target.closest("button.meld");
    if (meld) return void this.chooseMeld(Number(meld.dataset.meld));
    const pile = target.closest("button.pile");
    if (pile) this.clickPile(pile.dataset.part);
  }

  // A pile clicked out of turn is sent all the same: the refusal says why, and that is the lesson.
  clickPile(part) {
    const { can = {} } = this.data;
    if (part === "monte") return this.push(drawAct());
    const cards = this.chosenCodes();
    if (can.take) return this.take();
    if (cards.length === 1) return this.push(discardAct(cards[0]));
    return this.tell(cards.length ? this.data.labels.hint_discard_one : this.data.labels.hint_discard);
  }

  // ---- dragging (the host of Drags)

  lift(target) {
    if (this.data.mode !== "play") return null;
    const face = (code, size) => `url("${faceAddress(code, this.prefs.deck, cutFor(size))}")`;
    const card = target.closest(".hand .card");
    if (card) {
      const chosen = this.chosen.has(card.dataset.key);
      const cards = chosen ? this.chosenCodes() : [card.dataset.card];
      const lifted = chosen ? [...this.hand.children].filter((one) => this.chosen.has(one.dataset.key)) : [card];
      lifted.forEach((one) => one.classList.add("lifted"));
      return { from: "hand", cards, faces: cards.map((code) => face(code, this.sizes.hand)), width: this.sizes.hand };
    }
    const part = target.closest("button.pile")?.dataset.part;
    if (part === "monte" && this.data.monte) return { from: "monte", cards: [], faces: [face("??", 60)], width: this.sizes.pile };
    if (part === "lixo" && this.data.lixo?.cards?.length) {
      return { from: "lixo", cards: [], faces: [face(this.data.lixo.cards.at(-1), this.sizes.pile)], width: this.sizes.pile };
    }
    return null;
  }

  over(zone) {
    if (this.hovered === zone) return;
    this.hovered?.classList.remove("hovered");
    zone?.classList.add("hovered");
    this.hovered = zone;
  }

  done() {
    this.over(null);
    for (const card of this.root.querySelectorAll(".lifted")) card.classList.remove("lifted");
  }

  drop(load, zone, rects) {
    const { data } = this;
    const meld = zone.startsWith("meld:") ? Number(zone.slice(5)) : null;
    load.cards.forEach((code, index) => this.dropped.set(code, placeIn(this.root, rects[index])));
    if (load.from === "monte") {
      if (zone === "hand" || zone === "new") this.push(drawAct());
    } else if (load.from === "lixo") {
      if (data.pile === "free") return zone === "theirs" || zone === "lixo" ? undefined : this.push(takeAct("free", null, []));
      if (meld !== null || zone === "new") return this.push(takeAct(data.pile, meld, this.chosenCodes()));
      if (zone === "hand") return this.take();
    } else if (zone === "lixo") {
      return load.cards.length === 1 ? this.push(discardAct(load.cards[0])) : this.tell(data.labels.hint_discard_one);
    } else if (meld !== null) {
      return this.push(this.armed ? takeAct(data.pile, meld, load.cards) : addAct(meld, load.cards));
    } else if (zone === "new") {
      return this.push(this.armed ? takeAct(data.pile, null, load.cards) : layAct(load.cards));
    } else if (zone === "theirs") return this.tell(data.labels.hint_own_melds);
    return undefined;
  }

  close() {
    this.watcher.disconnect();
    this.playback.stop();
    document.documentElement.removeAttribute("data-playing");
    this.unwatchSkips();
    window.removeEventListener("buraco-scheme", this.onScheme);
    this.outbox.close();
    this.drags.stop();
    clearTimeout(this.busyTimer);
    cancelAnimationFrame(this.frame);
    for (const node of [this.style, this.root, this.layer]) node.remove();
  }
}

const tables = new WeakMap();

/**
 * Called by Streamlit at every run with new data; returns what to do when the table leaves the page. Streamlit asks for
 * that too where newer data overtook a call that was still waiting for this module: the table is then still on its page,
 * and stays.
 */
export default function mount({ data: [data], parentElement, setStateValue }) {
  const table = tables.get(parentElement) ?? new Table(parentElement);
  tables.set(parentElement, table);
  table.update(data, setStateValue);
  return () => {
    if (parentElement.isConnected) return;
    table.close();
    tables.delete(parentElement);
  };
}
