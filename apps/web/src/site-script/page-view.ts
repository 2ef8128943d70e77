type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Do Not Track and Global Privacy Control each mean no. */
export function mayMeasure({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Tells Google Analytics of the page that stands. Its script is loaded with the first one. */
export function sendPageView(analyticsId: string): void {
  if (!window.dataLayer) loadAnalytics(analyticsId);
  gtag("event", "page_view", { page_location: location.href, page_title: document.title });
}

function loadAnalytics(analyticsId: string): void {
  window.dataLayer = [];
  gtag("js", new Date());
  // Routes change without a load, so each page view is sent by hand.
  gtag("config", analyticsId, { send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
  document.head.append(script);
}

// Google's script reads only `arguments` objects from the queue, not arrays.
function gtag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}
