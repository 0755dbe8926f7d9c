import type { PlanProduct } from '@octavo/contract/billing';
import {
  type DueLetter,
  dueLetters,
  isYearly,
  type LetterSubject,
  trialNoticeDays,
  yearlyNoticeDays,
} from '@octavo/domain/billing/due-letters';
import { regularCycle } from '@octavo/domain/billing/periods';
import { planIn } from '@octavo/domain/billing/plan-book';
import { productTypeOf } from '@octavo/domain/billing/plans';
import type { KeptSubscription } from '@octavo/domain/billing/ports';
import { addressIn } from '@octavo/i18n/address';
import { locales } from '@octavo/i18n/locales';
import { composeLetter } from '@octavo/i18n/mail/compose-letter';
import { moneyLetter } from '@octavo/i18n/mail/money-letters';
import { planName } from '@octavo/i18n/plan-names';
import type { TendingPorts } from './tend.ts';

const dayMilliseconds = 24 * 3600 * 1000;
/** What happened before was written about. */
const lookBackDays = 2;

/** Writes about everything that is due: each occasion has one letter, whoever notices it and however often. */
export async function writeDueLetters(
  ports: TendingPorts,
  onError: (error: unknown, step: string) => void,
): Promise<void> {
  const { clock, subscriptions, plans } = ports.billing;
  const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMilliseconds);
  const worth = await subscriptions.worthALetter({
    changedSince: inDays(-lookBackDays),
    trialEndsBefore: inDays(trialNoticeDays),
    renewsBefore: inDays(yearlyNoticeDays),
    toldPlans: plans.plans.filter(({ products }) => products.some(isYearly)).map(({ id }) => id),
  });

  for (const subscription of worth) {
    await writeAbout(ports, subscription).catch((error: unknown) => onError(error, 'letters'));
  }
}

async function writeAbout(ports: TendingPorts, subscription: KeptSubscription): Promise<void> {
  const { billing } = ports;

  if (subscription.account === null) {
    return;
  }

  const product = planIn(billing.plans, subscription.plan, subscription.currency);
  const all = await billing.subscriptions.paymentsOf(subscription.account);

  if (product === null) {
    return;
  }

  const payments = all.filter((payment) => payment.subscription === subscription.id);
  const asked = await billing.refunds.of(subscription.account);
  const refunds = asked.filter((refund) => payments.some(({ id }) => id === refund.payment));
  const subject = { subscription, product, payments, refunds };
  const due = dueLetters(subject, billing.clock.now());
  const untold = await billing.occasions.untold(due.map(({ occasion }) => occasion));

  for (const letter of due.filter(({ occasion }) => untold.has(occasion))) {
    await write(ports, subject, letter);
  }
}

async function write(ports: TendingPorts, subject: LetterSubject, letter: DueLetter): Promise<void> {
  const { billing, letters, origin } = ports;
  const now = billing.clock.now();
  const account = await billing.accounts.find(subject.subscription.account ?? '');

  if (account !== null) {
    const locale = locales.find((known) => known === account.locale) ?? locales[0];
    const { change, currency } = subject.subscription;
    const nameOf = (product: PlanProduct) =>
      planName(locale, product.businessType, productTypeOf(regularCycle(product).frequency));
    const changed = change === null ? null : planIn(billing.plans, change.from, currency);
    // A plan that was taken out of the book is left with its id.
    const before = changed === null ? (change?.from ?? null) : nameOf(changed);
    const plan = nameOf(subject.product);
    const url = `${origin}${addressIn(locale, '/account')}`;
    const message = composeLetter(locale, moneyLetter(locale, letter, { plan, before, url }));
    // Its occasion has one letter there, too, should we be killed before the next line.
    await letters.add(
      { recipient: account.email, message, occasion: letter.occasion, usefulUntil: null },
      now,
    );
  }

  await billing.occasions.tell(letter.occasion, now);
}
