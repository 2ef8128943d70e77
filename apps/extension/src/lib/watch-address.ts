const pollMs = 1_000;

/** Calls whenever the page's address may have changed without a load. Looks at nothing else. */
export function watchAddress(onChange: () => void): void {
  if ("navigation" in window) {
    navigation.addEventListener("currententrychange", onChange);
    return;
  }
  let last = location.href;
  setInterval(() => {
    if (location.href === last) return;
    last = location.href;
    onChange();
  }, pollMs);
}
