import { planIn, productSold } from '@octavo/domain/billing/plan-book';
import type { KeptSubscription } from '@octavo/domain/billing/ports';
import { addressIn } from '@octavo/i18n/address';
import { localeNamed } from '@octavo/i18n/locales';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import { endedEmail } from '@octavo/i18n/mail/ended-email';
import { productName } from '@octavo/i18n/product-name';
import type { BillingRoundPorts } from './billing-round.ts';
import { isEndedByOperator } from './end-by-operator.ts';

/** Emails the user once when the operator has ended their plan, even one that is no longer sold. */
export async function writeEnded(
  { billing, emails, origin }: BillingRoundPorts,
  subscription: KeptSubscription,
): Promise<void> {
  const { id, account: owner, state, endedAt, currency } = subscription;
  const occasion = `ended:${id}`;

  if (owner === null || state !== 'ended' || endedAt === null) {
    return;
  }

  const isNotYetNotified = (await billing.occasions.notYetNotified([occasion])).has(occasion);

  if (!isNotYetNotified || !(await isEndedByOperator(billing, subscription))) {
    return;
  }

  const now = billing.clock.now();
  const account = await billing.accounts.find(owner);

  if (account !== null) {
    const locale = localeNamed(account.locale);
    const plan = planAt(subscription, endedAt);
    const product = planIn(billing.plans, plan, currency);
    const text = endedEmail(locale, {
      plan: product === null ? null : productName(locale, product),
      product: productSold(billing.plans, plan),
      at: endedAt,
      url: `${origin}${addressIn(locale, '/account')}`,
    });
    const message = composeEmail(locale, text);
    await emails.add({ recipient: account.email, message, occasion, usefulUntil: null }, now);
  }

  await billing.occasions.recordNotified(occasion, now);
}

/**
 * Plan that was active at the end: a plan that was to follow had not begun. In a trial no other plan was
 * active.
 */
function planAt({ plan, change, trialEndsAt }: KeptSubscription, endedAt: Date): string {
  const isInTrial = trialEndsAt !== null && endedAt < trialEndsAt;

  return change !== null && !isInTrial && endedAt < change.startsAt ? change.from : plan;
}
