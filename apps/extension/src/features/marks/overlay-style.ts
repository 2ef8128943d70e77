// Solid colors of its own: the page behind may be light, dark or a picture. No `contain`, which would
// tie the bar to the host instead of the window.
export const overlayCss = `
:host {
  all: initial !important; position: absolute !important; left: 0 !important; top: 0 !important;
  width: 0 !important; height: 0 !important; z-index: 2147483646 !important;
  display: block !important; visibility: visible !important; opacity: 1 !important;
  color-scheme: light !important;
}
:host([hidden]) { display: none !important; }
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
button, a { font: 600 13px/18px system-ui, sans-serif; cursor: pointer; border: 1px solid #ffffffa6;
  border-radius: 12px; text-decoration: none; }
button:focus-visible, a:focus-visible { outline: 3px solid #5ccb8d; outline-offset: 2px; }
.mark { position: absolute; left: 0; top: 0; padding: 2px 9px; color: #fff; white-space: nowrap;
  box-shadow: 0 1px 4px #00000073; min-height: 24px; font-variant-numeric: tabular-nums; }
.buy { background: #0b6b3a; }
.negotiate { background: #815200; }
.skip { background: #4a4a46; }
.unsure { background: #fff; color: #1b1b19; border-color: #6b6b66; }
.detail { position: absolute; left: 0; top: 0; width: 260px; padding: 12px; display: flex;
  flex-direction: column; gap: 8px; background: #fff; color: #1b1b19; border: 1px solid #0003;
  border-radius: 12px; box-shadow: 0 4px 18px #00000066; font: 14px/20px system-ui, sans-serif;
  z-index: 1; overflow-wrap: anywhere; }
.detail strong { font-weight: 600; }
.detail .soft { color: #55554f; font-size: 13px; line-height: 18px; }
.row { display: flex; gap: 8px; flex-wrap: wrap; }
.detail a, .detail button { padding: 6px 12px; border: 1px solid #6b6b66; color: #1b1b19;
  background: #fff; }
.detail a { background: #1b1b19; color: #fff; border-color: #1b1b19; }
.bar { position: fixed; left: 16px; bottom: 16px; max-width: calc(100vw - 32px); display: flex;
  flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 6px 8px 6px 16px; color: #fff;
  background: #1b1b19; border: 1px solid #ffffff4d; border-radius: 22px;
  box-shadow: 0 2px 10px #00000059; font: 14px/20px system-ui, sans-serif; }
.bar button { color: #fff; background: none; border: 0; min-height: 32px; padding: 4px 10px;
  border-radius: 16px; }
.bar button:hover { background: #ffffff1f; }
`;
