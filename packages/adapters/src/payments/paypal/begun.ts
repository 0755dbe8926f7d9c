import type { CheckoutSnapshot } from '@octavo/domain/billing/payment-provider';
import * as z from 'zod';

/** What comes back when a checkout was begun. */
export const begun = z.object({
  id: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
});
export type Begun = z.infer<typeof begun>;

/** A checkout as it stands; `agreed`: the person has consented, and PayPal waits for us to go on. */
export interface PayPalCheckoutState {
  readonly state: CheckoutSnapshot['state'] | 'agreed';
  readonly subscription: string | null;
}

/** What is sent where a call says everything with its address. */
export const emptyBody = '{}';
