import { screen, within } from "@testing-library/react";

/** All that the toast of this title says. Toasts load at first use, which a busy machine takes its time over. */
export async function findToast(title: string): Promise<string> {
  const region = await screen.findByRole("region", { name: /Notifications/ }, { timeout: 4000 });
  const words = await within(region).findByText(title);
  return words.closest("li")?.textContent ?? "";
}
