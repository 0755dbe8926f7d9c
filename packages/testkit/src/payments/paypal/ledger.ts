import { randomBytes } from 'node:crypto';
import { afterPeriods } from '@octavo/domain/billing/periods';
import type { SettableClock } from '../settable-clock.ts';
import {
  cycleOf,
  type Dispute,
  type PayPalAmount,
  type PayPalOrder,
  type PayPalPayment,
  type PayPalPlan,
  type PayPalSubscription,
} from './records.ts';

export type NotifyPayPalEvent = (
  type: string,
  about: PayPalSubscription | PayPalOrder | PayPalPayment,
) => void;

const dayMilliseconds = 24 * 3600 * 1000;
const retryDays = 5;
/** UTC hour at which PayPal charges. */
const chargingHour = 10;

/** Sales of the simulated PayPal, and their charges. */
export class PayPalLedger {
  readonly plans = new Map<string, PayPalPlan>();
  readonly subscriptions = new Map<string, PayPalSubscription>();
  readonly orders = new Map<string, PayPalOrder>();
  readonly payments: PayPalPayment[] = [];
  /** True for an app without the permission to see disputes. */
  hidesDisputes = false;
  readonly clock: SettableClock;
  readonly notify: NotifyPayPalEvent;

  constructor(clock: SettableClock, notify: NotifyPayPalEvent) {
    this.clock = clock;
    this.notify = notify;
  }

  newId(prefix: string): string {
    return `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`;
  }

  activate(subscription: PayPalSubscription): void {
    const now = this.clock.now();
    const isLater = subscription.start > now;
    subscription.start = isLater ? subscription.start : now;
    this.#become(subscription, 'ACTIVE', 'ACTIVATED');

    if (cycleOf(subscription.plan, 'TRIAL') === undefined && !isLater) {
      this.#charge(subscription);
    } else {
      subscription.nextBilling = atChargingHour(this.#regularStart(subscription));
    }
  }

  cancel(subscription: PayPalSubscription): void {
    this.#become(subscription, 'CANCELLED', 'CANCELLED');
  }

  capture(order: PayPalOrder): boolean {
    if (!order.cardWorks) {
      return false;
    }

    order.status = 'COMPLETED';
    order.payment = this.#pay('COMPLETED', order.amount, null, order);
    this.notify('PAYMENT.CAPTURE.COMPLETED', order.payment);

    return true;
  }

  refund(payment: PayPalPayment): void {
    payment.status = 'REFUNDED';
    payment.changed = this.clock.now();
    this.notify(payment.order === null ? 'PAYMENT.SALE.REFUNDED' : 'PAYMENT.CAPTURE.REFUNDED', payment);
  }

  suspend(subscription: PayPalSubscription): void {
    this.#become(subscription, 'SUSPENDED', 'SUSPENDED');
  }

  resume(subscription: PayPalSubscription): void {
    this.#become(subscription, 'ACTIVE', 'ACTIVATED');
  }

  /** Opens a dispute of a payment, or decides it. */
  dispute(payment: PayPalPayment, outcome: Dispute['outcome']): void {
    const { id, openedAt } = payment.dispute ?? { id: this.newId('PP-D-'), openedAt: this.clock.now() };
    payment.dispute = { id, openedAt, outcome };
    this.notify(`CUSTOMER.DISPUTE.${outcome === null ? 'CREATED' : 'RESOLVED'}`, payment);
  }

  /** Advances the clock; everything due happens at its own time. */
  advance(to: Date): void {
    for (;;) {
      const [next] = [...this.subscriptions.values()]
        .filter(({ status, nextBilling }) => status === 'ACTIVE' && nextBilling !== null && nextBilling <= to)
        .sort((one, other) => Number(one.nextBilling) - Number(other.nextBilling));

      if (next?.nextBilling === undefined || next.nextBilling === null) {
        this.clock.set(to);

        return;
      }

      this.clock.set(next.nextBilling);
      this.#charge(next);
    }
  }

  #charge(subscription: PayPalSubscription): void {
    const { plan } = subscription;
    const regular = cycleOf(plan, 'REGULAR');

    if (regular === undefined) {
      throw new Error('a plan is charged');
    }

    const { fixed_price } = regular.pricing_scheme;

    if (!subscription.cardWorks) {
      this.#refuse(subscription, fixed_price);

      return;
    }

    const payment = this.#pay('COMPLETED', fixed_price, subscription, null);
    subscription.failures = 0;
    subscription.periods += 1;
    const end = afterPeriods(this.#regularStart(subscription), regular.frequency, subscription.periods);
    subscription.nextBilling = end === null ? null : atChargingHour(end);
    this.notify('PAYMENT.SALE.COMPLETED', payment);
  }

  #refuse(subscription: PayPalSubscription, price: PayPalAmount): void {
    this.#pay('DECLINED', price, subscription, null);
    subscription.failures += 1;
    subscription.nextBilling = new Date(this.clock.now().getTime() + retryDays * dayMilliseconds);
    this.notify('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);

    if (subscription.failures >= subscription.plan.failuresAllowed) {
      this.#become(subscription, 'SUSPENDED', 'SUSPENDED');
    }
  }

  #pay(
    status: PayPalPayment['status'],
    amount: PayPalAmount,
    subscription: PayPalSubscription | null,
    order: PayPalOrder | null,
  ): PayPalPayment {
    const now = this.clock.now();
    const made = { id: this.newId(''), at: now, changed: now, amount, subscription, order, status };
    const payment: PayPalPayment = { ...made, dispute: null };
    this.payments.push(payment);

    return payment;
  }

  #become(subscription: PayPalSubscription, status: PayPalSubscription['status'], event: string): void {
    subscription.status = status;
    subscription.changed = this.clock.now();
    this.notify(`BILLING.SUBSCRIPTION.${event}`, subscription);
  }

  #regularStart({ plan, start }: PayPalSubscription): Date {
    const trial = cycleOf(plan, 'TRIAL');

    return trial === undefined ? start : (afterPeriods(start, trial.frequency) ?? start);
  }
}

function atChargingHour(date: Date): Date {
  const hour = new Date(date);
  hour.setUTCHours(chargingHour, 0, 0, 0);

  return hour;
}
