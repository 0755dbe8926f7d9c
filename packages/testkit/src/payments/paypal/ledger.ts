import { randomBytes } from 'node:crypto';
import { afterPeriods } from '@octavo/domain/billing/periods';
import type { SettableClock } from '../settable-clock.ts';
import {
  type Amount,
  cycleOf,
  type Dispute,
  type Order,
  type Payment,
  type Plan,
  type Subscription,
} from './records.ts';

export type Tell = (type: string, about: Subscription | Order | Payment) => void;

const dayMilliseconds = 24 * 3600 * 1000;
const retryDays = 5;
/** PayPal charges at an hour of its own. */
const chargingHour = 10;

/** Everything that was sold, and the charging for it. */
export class Ledger {
  readonly plans = new Map<string, Plan>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly orders = new Map<string, Order>();
  readonly payments: Payment[] = [];
  /** True for an app without the permission to see disputes. */
  hidesDisputes = false;
  readonly clock: SettableClock;
  readonly tell: Tell;

  constructor(clock: SettableClock, tell: Tell) {
    this.clock = clock;
    this.tell = tell;
  }

  newId(prefix: string): string {
    return `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`;
  }

  activate(subscription: Subscription): void {
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

  cancel(subscription: Subscription): void {
    this.#become(subscription, 'CANCELLED', 'CANCELLED');
  }

  capture(order: Order): boolean {
    if (!order.cardWorks) {
      return false;
    }

    order.status = 'COMPLETED';
    order.payment = this.#pay('COMPLETED', order.amount, null, order);
    this.tell('PAYMENT.CAPTURE.COMPLETED', order.payment);

    return true;
  }

  refund(payment: Payment): void {
    payment.status = 'REFUNDED';
    payment.changed = this.clock.now();
    this.tell(payment.order === null ? 'PAYMENT.SALE.REFUNDED' : 'PAYMENT.CAPTURE.REFUNDED', payment);
  }

  suspend(subscription: Subscription): void {
    this.#become(subscription, 'SUSPENDED', 'SUSPENDED');
  }

  takeUp(subscription: Subscription): void {
    this.#become(subscription, 'ACTIVE', 'ACTIVATED');
  }

  /** A bank takes the money back, or that is decided. */
  dispute(payment: Payment, outcome: Dispute['outcome']): void {
    const { id, openedAt } = payment.dispute ?? { id: this.newId('PP-D-'), openedAt: this.clock.now() };
    payment.dispute = { id, openedAt, outcome };
    this.tell(`CUSTOMER.DISPUTE.${outcome === null ? 'CREATED' : 'RESOLVED'}`, payment);
  }

  /** Lets everything happen that falls due, each at its moment. */
  letTimePass(to: Date): void {
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

  #charge(subscription: Subscription): void {
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
    this.tell('PAYMENT.SALE.COMPLETED', payment);
  }

  #refuse(subscription: Subscription, price: Amount): void {
    this.#pay('DECLINED', price, subscription, null);
    subscription.failures += 1;
    subscription.nextBilling = new Date(this.clock.now().getTime() + retryDays * dayMilliseconds);
    this.tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);

    if (subscription.failures >= subscription.plan.failuresAllowed) {
      this.#become(subscription, 'SUSPENDED', 'SUSPENDED');
    }
  }

  #pay(
    status: Payment['status'],
    amount: Amount,
    subscription: Subscription | null,
    order: Order | null,
  ): Payment {
    const now = this.clock.now();
    const made = { id: this.newId(''), at: now, changed: now, amount, subscription, order, status };
    const payment: Payment = { ...made, dispute: null };
    this.payments.push(payment);

    return payment;
  }

  #become(subscription: Subscription, status: Subscription['status'], event: string): void {
    subscription.status = status;
    subscription.changed = this.clock.now();
    this.tell(`BILLING.SUBSCRIPTION.${event}`, subscription);
  }

  #regularStart({ plan, start }: Subscription): Date {
    const trial = cycleOf(plan, 'TRIAL');

    return trial === undefined ? start : (afterPeriods(start, trial.frequency) ?? start);
  }
}

function atChargingHour(date: Date): Date {
  const hour = new Date(date);
  hour.setUTCHours(chargingHour, 0, 0, 0);

  return hour;
}
