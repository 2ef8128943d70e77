import type Stripe from "stripe";
import type { ProviderInvoice } from "../../features/billing/payments-port.ts";
import { isMissing } from "./stripe-failure.ts";

// Two years of monthly bills. Older ones are in the provider's portal.
const maximumInvoices = 24;
const finalStatuses = ["open", "paid", "uncollectible", "void"] as const;

/** Newest first, without drafts, which may still change. None for a customer who was deleted. */
export async function listInvoices(stripe: Stripe, customer: string): Promise<ProviderInvoice[]> {
  try {
    const { data } = await stripe.invoices.list({ customer, limit: maximumInvoices });
    return data.flatMap(invoiceFromStripe);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function invoiceFromStripe(invoice: Stripe.Invoice): ProviderInvoice[] {
  const { id } = invoice;
  const status = finalStatuses.find((known) => known === invoice.status);
  if (!id || !status) return [];
  return [
    {
      id,
      number: invoice.number,
      createdAt: new Date(invoice.created * 1000),
      totalCents: invoice.total,
      status,
      url: invoice.hosted_invoice_url ?? null,
    },
  ];
}
