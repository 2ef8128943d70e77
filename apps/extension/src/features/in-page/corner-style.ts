// A string and no file: the script must not wait for a stylesheet, and the page must not see one.
export const cornerCss = `
:host {
  all: initial !important; position: fixed !important; left: 16px !important;
  bottom: 16px !important; z-index: 2147483647 !important; display: block !important;
  visibility: visible !important; opacity: 1 !important; contain: layout !important;
  color-scheme: light !important;
}
* { box-sizing: border-box; }
.bar { display: flex; align-items: stretch; width: max-content; border-radius: 22px;
  background: #1b1b19; border: 1px solid #ffffff4d; box-shadow: 0 2px 10px #00000059; }
button { font: 600 15px/20px system-ui, sans-serif; color: #fff; background: none; border: 0;
  margin: 0; cursor: pointer; min-height: 44px; border-radius: 22px; }
button:hover { background: #ffffff1f; }
button:focus-visible { outline: 3px solid #5ccb8d; outline-offset: 2px; }
button[aria-disabled=true] { cursor: default; color: #d5dad7; }
.go { display: flex; align-items: center; gap: 8px; padding: 0 8px 0 14px; }
.hide { width: 44px; font-size: 18px; color: #d5dad7; }
svg { width: 20px; height: 20px; flex: none; }
p { font: 14px/20px system-ui, sans-serif; color: #1b1b19; background: #fff; margin: 0 0 8px;
  padding: 10px 14px; border: 1px solid #0003; border-radius: 12px; max-width: min(300px, calc(100vw - 32px));
  box-shadow: 0 2px 10px #0004; }
p:empty { display: none; }
iframe { display: block; width: min(380px, calc(100vw - 32px));
  height: min(620px, calc(100vh - 32px)); border: 1px solid #8886; border-radius: 14px;
  background: #fff; box-shadow: 0 6px 28px #0006; color-scheme: normal; }
[hidden] { display: none; }
`;
