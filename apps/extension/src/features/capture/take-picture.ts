import { limits } from "@flipworth/contract";

// Session storage holds 10 MB for all tabs, and base64 adds a third.
const longestPicture = Math.min(3 * 1024 * 1024, limits.screenshotBytes);

/**
 * The visible part of a window's active tab as a `data:` address; undefined when Chrome refuses.
 * PNG keeps letters sharp; a screen full of photographs is taken again as a smaller JPEG.
 */
export async function takePicture(windowId: number): Promise<string | undefined> {
  try {
    const sharp = await chrome.tabs.captureVisibleTab(windowId, { format: "png" });
    if (sharp.length <= longestPicture) return sharp;
    const small = await chrome.tabs.captureVisibleTab(windowId, { format: "jpeg", quality: 80 });
    return small.length <= longestPicture ? small : undefined;
  } catch {
    return undefined;
  }
}
