/** Opens the tab's own panel. Both calls leave in the same tick, as the click's grant demands. */
export function openPanel(tabId: number): void {
  const path = `sidepanel.html?tab=${tabId}`;
  void chrome.sidePanel.setOptions({ tabId, path, enabled: true });
  void chrome.sidePanel.open({ tabId });
}
