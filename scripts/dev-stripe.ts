import { startStripeEmulator } from "@flipworth/stripe-emulator";

// Billing without the provider: run this beside `npm run dev`, with the printed lines in .env.
// Everything is kept in memory; the ids and keys are fixed, so the lines stay valid over restarts.
const port = 12_111;
const emulator = await startStripeEmulator({
  port,
  webhookSecret: "whsec_emulator",
  webhookUrl: "http://localhost:3000/api/stripe/webhook",
  seed: [
    {
      name: "Side Hustler",
      lookupKey: "side_hustler",
      monthlyCents: 999,
      priceId: "price_emulated_side_hustler",
    },
    {
      name: "Power Flipper",
      lookupKey: "power_flipper",
      monthlyCents: 1999,
      priceId: "price_emulated_power_flipper",
    },
  ],
});

const address = `http://${emulator.host}:${emulator.port}`;
process.stdout.write(`The Stripe emulator listens on ${address}. Put these lines into .env:

STRIPE_SECRET_KEY=${emulator.secretKey}
STRIPE_PUBLISHABLE_KEY=${emulator.publishableKey}
STRIPE_WEBHOOK_SECRET=${emulator.webhookSecret}
STRIPE_API_URL=${address}
STRIPE_PRICE_SIDE_HUSTLER=${emulator.prices["side_hustler"]}
STRIPE_PRICE_POWER_FLIPPER=${emulator.prices["power_flipper"]}

The stand-in for the browser library: ${address}/v3/
A month later: curl ${address}/emulator/clock -d '{"advanceDays":31}'
`);

const stop = () => void emulator.close();
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
