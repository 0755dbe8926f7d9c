import type { Stripe } from 'stripe';
import { ask, idOf } from './client.ts';

/** States of disputes in which the money is with us: only an inquiry, won, or prevented. */
const kept: readonly Stripe.Dispute.Status[] = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
];

/** Payment intents whose money a bank has taken back, finally or until the dispute is decided. */
export async function reversedIntents(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlySet<string | null>> {
  const disputed = charges.filter((charge) => charge.disputed);
  const intents = await Promise.all(
    disputed.map(async (charge) => {
      const { data } = await ask('the disputes of a payment', () =>
        stripe.disputes.list({ charge: charge.id }),
      );

      return data.every(({ status }) => kept.includes(status)) ? [] : [idOf(charge.payment_intent)];
    }),
  );

  return new Set(intents.flat());
}
