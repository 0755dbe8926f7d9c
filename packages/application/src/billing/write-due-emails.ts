import type { BusinessType } from '@octavo/contract/billing';
import {
  type DueEmail,
  dueEmails,
  type EmailSubject,
  isYearly,
  trialNoticeDays,
  yearlyNoticeDays,
} from '@octavo/domain/billing/due-emails';
import { planIn, productSold } from '@octavo/domain/billing/plan-book';
import type { KeptSubscription } from '@octavo/domain/billing/ports';
import { productGiven } from '@octavo/domain/billing/product-given';
import { runsBefore } from '@octavo/domain/billing/subscription';
import { addressIn } from '@octavo/i18n/address';
import { type Locale, locales } from '@octavo/i18n/locales';
import { billingEmail } from '@octavo/i18n/mail/billing-emails';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import type { EmailText } from '@octavo/i18n/mail/email-text';
import { paymentEmail } from '@octavo/i18n/mail/payment-emails';
import { productName } from '@octavo/i18n/product-name';
import type { BillingRoundPorts } from './billing-round.ts';
import { writeEnded } from './write-ended.ts';

/** Subscription with the product that the user has while it runs. */
interface WrittenSubject extends EmailSubject {
  readonly given: BusinessType;
}

const dayMilliseconds = 24 * 3600 * 1000;
/** Days to look back for changes; older ones have been emailed about. */
const lookBackDays = 2;

/**
 * Writes all emails that are due. Each occasion gets one email, whichever process notices it and however
 * often.
 */
export async function writeDueEmails(
  ports: BillingRoundPorts,
  onError: (error: unknown, step: string) => void,
): Promise<void> {
  const { clock, subscriptions, plans } = ports.billing;
  const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMilliseconds);
  const candidates = await subscriptions.needingNotification({
    changedSince: inDays(-lookBackDays),
    trialEndsBefore: inDays(trialNoticeDays),
    renewsBefore: inDays(yearlyNoticeDays),
    notifiedPlans: plans.plans.filter(({ products }) => products.some(isYearly)).map(({ id }) => id),
  });

  for (const subscription of candidates) {
    await writeAbout(ports, subscription).catch((error: unknown) => onError(error, 'emails'));
    await writeEnded(ports, subscription).catch((error: unknown) => onError(error, 'emails'));
  }
}

async function writeAbout(ports: BillingRoundPorts, subscription: KeptSubscription): Promise<void> {
  const { billing } = ports;

  if (subscription.account === null) {
    return;
  }

  const product = planIn(billing.plans, subscription.plan, subscription.currency);
  const all = await billing.subscriptions.paymentsOf(subscription.account);
  const payments = all.filter((payment) => payment.subscription === subscription.id);
  const requested = await billing.refunds.of(subscription.account);
  const refunds = requested.filter((refund) => payments.some(({ id }) => id === refund.payment));
  const now = billing.clock.now();
  const others = await billing.subscriptions.of(subscription.account);
  const given = productGiven(billing.plans, subscription, others, now);
  const subject = { subscription, product, payments, refunds, given };
  const due = dueEmails(subject, now);
  const unsent = await billing.occasions.notYetNotified(due.map(({ occasion }) => occasion));

  const emails = due.filter(({ occasion }) => unsent.has(occasion));

  // Each is timed a little later than the one before, so that they are sent in this order.
  for (const [index, email] of emails.entries()) {
    await write(ports, subject, email, new Date(billing.clock.now().getTime() + index));
  }
}

async function write(
  ports: BillingRoundPorts,
  subject: WrittenSubject,
  email: DueEmail,
  now: Date,
): Promise<void> {
  const { billing, emails, origin } = ports;
  const account = await billing.accounts.find(subject.subscription.account ?? '');

  if (account !== null) {
    const locale = locales.find((known) => known === account.locale) ?? locales[0];
    const url = `${origin}${addressIn(locale, '/account')}`;
    const message = composeEmail(locale, textOf(ports, subject, email, { locale, url }));
    // The outbox also accepts one email per occasion, in case the process is killed before the next line.
    await emails.add({ recipient: account.email, message, occasion: email.occasion, usefulUntil: null }, now);
  }

  await billing.occasions.recordNotified(email.occasion, now);
}

function textOf(
  ports: BillingRoundPorts,
  subject: WrittenSubject,
  email: DueEmail,
  { locale, url }: { locale: Locale; url: string },
): EmailText {
  const { billing } = ports;
  const nameOf = (plan: string | null) => planNamed(ports, subject, plan, locale);

  if ('plan' in email) {
    const product = productSold(billing.plans, email.plan ?? subject.subscription.plan);

    return paymentEmail(locale, email, { plan: nameOf(email.plan), product, url });
  }

  const { plan, change } = subject.subscription;
  // A plan that was to follow never begins once it is cancelled: the plan that ends is the active one.
  const running = email.kind === 'cancelled' ? runsBefore(subject.subscription, billing.clock.now()) : null;

  return billingEmail(locale, email, {
    // A plan that was removed from the plan book is named by its id.
    plan: nameOf(running?.from ?? plan) ?? plan,
    // A plan whose first charge has failed gives nothing yet: the user keeps what the plan before it gives.
    product: email.kind === 'welcome' ? productSold(billing.plans, plan) : subject.given,
    before: nameOf(change?.from ?? null),
    url,
  });
}

/** Display name of a plan; null when it is unknown or no longer sold. */
function planNamed(
  { billing }: BillingRoundPorts,
  { subscription }: EmailSubject,
  plan: string | null,
  locale: Locale,
): string | null {
  const product = plan === null ? null : planIn(billing.plans, plan, subscription.currency);

  return product === null ? null : productName(locale, product);
}
