import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Metadata } from "./list.ts";

const unused = {
  address: null,
  default_source: null,
  discount: null,
  livemode: false,
  phone: null,
  preferred_locales: [] as string[],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
} as const;

export type Customer = typeof unused & {
  id: string;
  object: "customer";
  /** Cents; negative is credit for coming invoices. */
  balance: number;
  created: Seconds;
  currency: string | null;
  delinquent: boolean;
  description: string | null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
};

export type CustomerInput = Pick<Customer, "email" | "name" | "description" | "metadata">;

export function newCustomer(input: CustomerInput, created: Seconds): Customer {
  return {
    ...unused,
    ...input,
    id: newId("cus", 14),
    object: "customer",
    balance: 0,
    created,
    currency: null,
    delinquent: false,
    invoice_prefix: newId("x", 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    next_invoice_sequence: 1,
  };
}
