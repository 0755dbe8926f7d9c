import type { CheckoutSnapshot } from '@octavo/domain/billing/payment-provider';
import * as z from 'zod';

/** Response to the start of a checkout. */
export const begun = z.object({
  id: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
});
export type Begun = z.infer<typeof begun>;

/** State of a checkout; `agreed`: the user has consented, and PayPal waits for us to continue. */
export interface PayPalCheckoutState {
  readonly state: CheckoutSnapshot['state'] | 'agreed';
  readonly subscription: string | null;
}

/** Body of a call that is complete with its path. */
export const emptyBody = '{}';
