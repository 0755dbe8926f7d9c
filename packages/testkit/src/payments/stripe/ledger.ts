import { randomBytes } from 'node:crypto';
import type { Clock } from '@octavo/domain/ports';
import type { Intent, Invoice, InvoiceLine, StripeSession, StripeSubscription } from './records.ts';
import { amountDue } from './records.ts';

export type NotifyStripeEvent = (
  type: string,
  about: StripeSession | StripeSubscription | Invoice | Intent,
) => void;

/** Days after a refusal at which the card is charged again; then the subscription ends. */
const retryDays = [3, 5, 7];
const dayMilliseconds = 24 * 3600 * 1000;

/** Sales of the simulated Stripe, and their card charges. */
export class StripeLedger {
  readonly sessions = new Map<string, StripeSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices: Invoice[] = [];
  readonly intents = new Map<string, Intent>();
  readonly deletedCustomers = new Set<string>();
  readonly clock: Clock;
  readonly notify: NotifyStripeEvent;

  constructor(clock: Clock, notify: NotifyStripeEvent) {
    this.clock = clock;
    this.notify = notify;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  addIntent(
    customer: string | null,
    amount: number,
    currency: string,
    metadata: Readonly<Record<string, string>>,
  ): Intent {
    const intent: Intent = {
      id: this.newId('pi'),
      customer,
      amount,
      currency,
      created: this.clock.now(),
      metadata: { ...metadata },
      status: 'requires_payment_method',
      chargedAt: null,
      refundedAt: null,
      dispute: null,
    };
    this.intents.set(intent.id, intent);

    return intent;
  }

  settle(intent: Intent): void {
    intent.status = 'succeeded';
    intent.chargedAt = this.clock.now();
  }

  addInvoice(subscription: StripeSubscription, lines: readonly InvoiceLine[], chargeAt: Date): Invoice {
    const invoice: Invoice = {
      id: this.newId('in'),
      subscription,
      created: this.clock.now(),
      currency: subscription.price.currency,
      lines,
      metadata: { ...subscription.metadata },
      status: 'draft',
      attempts: 0,
      chargeAt,
      paidAt: null,
      intent: null,
    };
    this.invoices.push(invoice);

    return invoice;
  }

  /** Charges the card for an invoice; an invoice of zero is paid without a charge. */
  charge(invoice: Invoice): boolean {
    const { subscription, currency } = invoice;
    const due = amountDue(invoice);
    invoice.attempts += due > 0 ? 1 : 0;

    if (due > 0) {
      invoice.intent ??= this.addIntent(subscription.customer, due, currency, {});
    }

    if (due > 0 && !subscription.cardWorks) {
      this.#refuse(invoice);

      return false;
    }

    if (invoice.intent !== null) {
      this.settle(invoice.intent);
    }

    invoice.status = 'paid';
    invoice.paidAt = this.clock.now();
    invoice.chargeAt = null;
    this.notify('invoice.paid', invoice);

    if (subscription.status === 'past_due') {
      subscription.status = 'active';
      this.notify('customer.subscription.updated', subscription);
    }

    return true;
  }

  #refuse(invoice: Invoice): void {
    const { subscription } = invoice;
    const days = retryDays[invoice.attempts - 1];
    const now = this.clock.now();
    invoice.status = 'open';
    invoice.chargeAt = days === undefined ? null : new Date(now.getTime() + days * dayMilliseconds);
    this.notify('invoice.payment_failed', invoice);

    if (days === undefined) {
      this.end(subscription);
    } else if (subscription.status !== 'past_due') {
      subscription.status = 'past_due';
      this.notify('customer.subscription.updated', subscription);
    }
  }

  /** Opens a dispute of a payment, or decides it. */
  dispute(intent: Intent, status: NonNullable<Intent['dispute']>['status']): void {
    intent.dispute = { id: intent.dispute?.id ?? this.newId('dp'), status };
    this.notify(`charge.dispute.${status === 'won' || status === 'lost' ? 'closed' : 'created'}`, intent);
  }

  end(subscription: StripeSubscription): void {
    subscription.status = 'canceled';
    subscription.endedAt = this.clock.now();
    this.notify('customer.subscription.deleted', subscription);
  }
}
