"use strict";
// A stand-in for the provider's browser library. A small form with three cards takes the place of
// the card fields, and the emulator answers in place of the bank. No card number is ever typed.
{
  const origin = "__EMULATOR_ORIGIN__";
  const cards = [
    ["success", "Card that works"],
    ["decline", "Card that is declined"],
    ["requires_action", "Card that asks for authentication"],
  ];

  /** Listeners by event name, as every element has them. */
  const createEmitter = () => {
    const listeners = new Map();
    const of = (name) => listeners.get(name) ?? new Set();
    return {
      on: (name, listener) => listeners.set(name, of(name).add(listener)),
      off: (name, listener) => (listener ? of(name).delete(listener) : listeners.delete(name)),
      emit: (name, event) => [...of(name)].forEach((listener) => listener(event)),
    };
  };

  const h = (tag, properties, children = []) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  const createForm = (onChoice) => {
    const name = `emulated-card-${Math.random().toString(36).slice(2)}`;
    const choices = cards.map(([value, label], index) => {
      const input = h("input", { type: "radio", name, value, checked: index === 0 });
      input.addEventListener("change", () => onChoice(value));
      return h("label", { style: "display:block;padding:0.5rem 0" }, [input, ` ${label}`]);
    });
    return h("fieldset", {}, [h("legend", { textContent: "Test card" }), ...choices]);
  };

  const changeEvent = (elementType) => ({
    elementType,
    complete: true,
    empty: false,
    collapsed: false,
    value: { type: "card" },
  });

  const createElement = (type, forget) => {
    const emitter = createEmitter();
    const state = { choice: "success", root: null };
    const element = {
      on: (name, listener) => (emitter.on(name, listener), element),
      once: (name, listener) => {
        const once = (event) => (emitter.off(name, once), listener(event));
        return element.on(name, once);
      },
      off: (name, listener) => (emitter.off(name, listener), element),
      addEventListener: (name, listener) => element.on(name, listener),
      removeEventListener: (name, listener) => element.off(name, listener),
      mount(target) {
        const place = typeof target === "string" ? document.querySelector(target) : target;
        state.root = createForm((choice) => {
          state.choice = choice;
          emitter.emit("change", changeEvent(type));
        });
        place.replaceChildren(state.root);
        setTimeout(() => {
          emitter.emit("ready", { elementType: type });
          emitter.emit("change", changeEvent(type));
        });
      },
      unmount() {
        state.root?.remove();
        state.root = null;
      },
      destroy() {
        element.unmount();
        forget();
      },
      update() {},
      focus: () => state.root?.querySelector("input:checked")?.focus(),
      blur: () => document.activeElement?.blur?.(),
      clear() {},
      collapse() {},
      _type: type,
      _choice: () => state.choice,
      _isMounted: () => state.root !== null,
    };
    return element;
  };

  const createElements = (options = {}) => {
    const made = new Map();
    const emitter = createEmitter();
    const settings = { ...options };
    const elements = {
      create(type) {
        if (made.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        const element = createElement(type, () => made.delete(type));
        made.set(type, element);
        return element;
      },
      getElement: (type) => made.get(typeof type === "string" ? type : type?.__elementType) ?? null,
      update: (changes) => void Object.assign(settings, changes),
      submit: async () => ({ selectedPaymentMethod: "card" }),
      fetchUpdates: async () => ({}),
      on: (name, listener) => (emitter.on(name, listener), elements),
      off: (name, listener) => (emitter.off(name, listener), elements),
      _settings: settings,
    };
    return elements;
  };

  const ask = async (path, init) => {
    try {
      const reply = await fetch(`${origin}${path}`, init);
      return await reply.json();
    } catch {
      const message = "We are experiencing issues connecting to our payments provider.";
      return { error: { type: "api_connection_error", message } };
    }
  };

  const confirm = async (clientSecret, outcome) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ clientSecret, outcome });
    return ask("/emulator/confirm", { method: "POST", headers, body });
  };

  /** The bank's question in a dialog; resolves to what the person answered. */
  const authenticate = () =>
    new Promise((resolve) => {
      const dialog = h("dialog", { ariaLabel: "Confirm your payment" });
      const button = (textContent, outcome) => {
        const node = h("button", { type: "button", textContent });
        node.addEventListener("click", () => {
          dialog.remove();
          resolve(outcome);
        });
        return node;
      };
      dialog.append(
        h("p", { textContent: "Your bank asks you to confirm this payment." }),
        button("Complete authentication", "authenticate"),
        button("Fail authentication", "fail_authentication"),
      );
      dialog.addEventListener("cancel", (event) => event.preventDefault());
      document.body.append(dialog);
      dialog.showModal();
    });

  /** The payment is in the address to which the person returns, as the real library puts it. */
  const leaveFor = (returnUrl, paymentIntent) => {
    const url = new URL(returnUrl);
    url.searchParams.set("payment_intent", paymentIntent.id);
    url.searchParams.set("payment_intent_client_secret", paymentIntent.client_secret);
    url.searchParams.set("redirect_status", "succeeded");
    window.location.assign(url.href);
    // The page is leaving: like the real one, this never answers.
    return new Promise(() => {});
  };

  const integrationError = (message) =>
    Object.assign(new Error(message), { name: "IntegrationError" });

  const confirmPayment = async ({ elements, clientSecret, confirmParams, redirect = "always" }) => {
    const element = elements?.getElement("payment");
    const secret = clientSecret ?? elements?._settings.clientSecret;
    if (!element?._isMounted()) {
      throw integrationError("elements should have a mounted Payment Element.");
    }
    if (!secret) throw integrationError("A client secret is needed to confirm a payment.");
    if (redirect !== "if_required" && !confirmParams?.return_url) {
      throw integrationError("confirmParams.return_url is needed.");
    }
    let result = await confirm(secret, element._choice());
    if (result.paymentIntent?.status === "requires_action") {
      result = await confirm(secret, await authenticate());
    }
    if (result.error || redirect === "if_required") return result;
    return leaveFor(confirmParams.return_url, result.paymentIntent);
  };

  const notEmulated = (name) => () =>
    Promise.resolve({
      error: { type: "invalid_request_error", message: `The emulator has no ${name}.` },
    });

  const createStripe = (publishableKey) => {
    if (!publishableKey) throw integrationError("Please call Stripe() with your publishable key.");
    const retrievePaymentIntent = async (clientSecret) => {
      const id = clientSecret.split("_secret_")[0];
      const headers = { authorization: `Bearer ${publishableKey}` };
      const path = `/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`;
      const answer = await ask(path, { headers });
      return answer.error ? { error: answer.error } : { paymentIntent: answer };
    };
    return {
      elements: createElements,
      confirmPayment,
      retrievePaymentIntent,
      createToken: notEmulated("createToken"),
      createPaymentMethod: notEmulated("createPaymentMethod"),
      confirmCardPayment: notEmulated("confirmCardPayment"),
      handleNextAction: notEmulated("handleNextAction"),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };

  const release = "__RELEASE__";
  window.Stripe = Object.assign(createStripe, { version: release === "v3" ? 3 : release });
}
