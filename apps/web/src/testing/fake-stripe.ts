import { vi } from "vitest";

type Confirmation = { error: { message?: string } } | { paymentIntent: object };
type Confirm = (request: {
  redirect: string;
  confirmParams: { return_url: string };
}) => Confirmation;

// The loader remembers the first constructor it met, for all tests of a file.
let current: (key: string) => object = () => ({});

/** Stands where the provider's browser library stands: card fields that are ready at once, and a bank. */
export function fakeStripe() {
  let confirm: Confirm = () => ({ paymentIntent: { id: "pi_1", status: "succeeded" } });
  const element = {
    on: (name: string, listener: () => void) => (name === "ready" && setTimeout(listener), element),
    off: () => element,
    mount: (place: HTMLElement) => void (place.textContent = "Card fields"),
    update: () => {},
    destroy: () => {},
  };
  const seen = { keys: [] as string[], secrets: [] as unknown[], returnUrls: [] as string[] };
  const stripe = {
    elements: ({ clientSecret }: { clientSecret: unknown }) => {
      seen.secrets.push(clientSecret);
      return { create: () => element, getElement: () => null, update: () => {}, on: () => {} };
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    confirmPayment: async (request: Parameters<Confirm>[0]) => {
      seen.returnUrls.push(request.confirmParams.return_url);
      return confirm(request);
    },
  };
  current = (key) => {
    seen.keys.push(key);
    return stripe;
  };
  // The release that the loader expects; of another one it warns.
  const library = Object.assign((key: string) => current(key), { version: "endive" });
  vi.stubGlobal("Stripe", library);
  return { seen, onConfirm: (answer: Confirm) => void (confirm = answer) };
}
