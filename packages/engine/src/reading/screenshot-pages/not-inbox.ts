import type { RecordedPage } from "./recorded-page.ts";

export const notInbox: RecordedPage = {
  widthPx: 780,
  heightPx: 1688,
  lines: [
    "Jordan|95|33,44,179,77",
    "Yes|91|61,227,108,249 itis|90|119,226,162,249",
    "||90|63,412,66,433 can|95|78,416,124,433 do|95|135,411,166,433",
    "$80|96|60,502,109,527",
  ],
};
