import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenBilling, openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import { type Account, accountStatusOf } from '@octavo/domain/account/account';
import type { DemoCard, DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { Order } from '@octavo/domain/billing/order';
import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts, KeptSubscription, Payment } from '@octavo/domain/billing/ports';
import type { TestDatabase } from '@octavo/testkit/ports/database';
import { plansOf } from '../src/billing/account-plans.ts';
import { type BillingRoundPorts, playDemoPayments, runBillingRound } from '../src/billing/billing-round.ts';
import { changeSubscription, quoteChanges } from '../src/billing/change-plan.ts';
import { placeOrder } from '../src/billing/place-order.ts';
import { providerOf } from '../src/billing/settle.ts';
import { silentLog } from './silent-log.ts';

interface TestOrder {
  readonly plan?: string;
  readonly trial?: boolean;
  readonly card?: DemoCard;
}

/** Email to a new account; no test reads it. */
const unread = {
  recipient: 'nobody@example.org',
  message: { subject: '', text: '', html: '' },
  occasion: null,
  usefulUntil: null,
};

/** Test harness for billing: a clock that tests move, and accounts that buy plans. */
export class BillingHarness {
  readonly time: { now: Date };
  readonly billing: BillingPorts;
  readonly demoPayments: DemoPayments;
  readonly #platform: Platform;
  readonly #round: BillingRoundPorts;
  readonly #provider: PaymentProvider;
  readonly #close: () => Promise<void>;

  private constructor(
    time: { now: Date },
    platform: Platform,
    { billing, demoPayments }: OpenBilling,
    close: () => Promise<void>,
  ) {
    if (demoPayments === null) {
      throw new Error('payments are not played');
    }

    this.time = time;
    this.billing = billing;
    this.demoPayments = demoPayments;
    this.#platform = platform;
    this.#round = {
      billing,
      demoPayments,
      emails: platform.emails,
      origin: 'https://octavo.example',
      log: silentLog,
    };
    this.#close = close;
    this.#provider = providerOf(billing, 'sandbox');
  }

  static async open(
    database: TestDatabase,
    start = new Date('2027-01-31T12:00:00Z'),
  ): Promise<BillingHarness> {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-money-'));
    const settings = { dataFolder: folder, databaseUrl: database.url, serverKey: undefined };
    const platform = await openPlatform(settings, (error) => {
      throw error;
    });
    const time = { now: start };
    const config = {
      plansFile: null,
      demoPayments: 'on',
      payments: { stripe: null, paypal: null },
      mode: 'development',
    } as const;
    const opened = await openBilling(platform, config, { now: () => time.now });

    return new BillingHarness(time, platform, opened, async () => {
      await platform.close();
      await database.remove();
      await rm(folder, { recursive: true });
    });
  }

  async person(locale = 'en', email = `${this.#platform.ids.token()}@example.org`): Promise<Account> {
    const { ids, pseudonyms, accounts } = this.#platform;
    const account = {
      id: ids.token(),
      email,
      name: null,
      locale,
      createdAt: this.time.now,
      trialEndsAt: null,
    };
    await accounts.open(account, pseudonyms.hmac('trial', email), () => unread);

    return account;
  }

  async order(person: Account, { plan = 'pro-month', trial = false }: TestOrder = {}): Promise<Order> {
    return placeOrder(
      this.billing,
      person,
      {
        id: this.#platform.ids.token(),
        plan,
        currency: 'EUR',
        paymentType: 'sandbox',
        trial,
        next: '/',
      },
      {
        locale: 'en',
        planName: plan,
        successUrl: 'https://octavo.example/success',
        cancelUrl: 'https://octavo.example/back',
      },
    );
  }

  /** Places an order and pays it; the provider's messages about it are delivered. */
  async buy(person: Account, request: TestOrder = {}): Promise<KeptSubscription> {
    const { reference } = await this.order(person, request);
    await this.demoPayments.pay(reference ?? '', request.card ?? 'succeeds', true);
    await playDemoPayments(this.#round);

    return this.of(person);
  }

  /** Changes to another plan at its current quote. */
  async change(person: Account, plan: string): Promise<boolean> {
    const quote = (await quoteChanges(this.billing, person.id)).find((one) => one.plan === plan);

    if (quote === undefined) {
      throw new Error('that takes a new order');
    }

    return changeSubscription(this.billing, person.id, plan, quote);
  }

  /** Advances the clock; everything that falls due happens, and its messages are delivered. */
  async until(moment: string | Date): Promise<void> {
    this.time.now = new Date(moment);
    await playDemoPayments(this.#round);
    await this.reconcile();
  }

  /** Like `until`, but every message is lost and nothing is reconciled. */
  async untilWithoutEvents(moment: string | Date): Promise<void> {
    this.time.now = new Date(moment);
    await this.demoPayments.advance();
    await this.demoPayments.sent((await this.demoPayments.messages()).map(({ id }) => id));
  }

  reconcile(): Promise<void> {
    return runBillingRound(this.#round);
  }

  /** The newest subscription of the person. */
  async of(person: Account): Promise<KeptSubscription> {
    const [newest] = await this.billing.subscriptions.of(person.id);

    if (newest === undefined) {
      throw new Error('nothing was bought');
    }

    return newest;
  }

  async accountStatus(person: Account): Promise<string> {
    return accountStatusOf(person, (await plansOf(this.billing, person.id)).pro, this.time.now);
  }

  /** Days, states and amounts of all payments, oldest first. */
  async charges(person: Account): Promise<string[]> {
    const payments: Payment[] = await this.billing.subscriptions.paymentsOf(person.id);

    return payments
      .map(({ at, state, amountMinor }) => `${at.toISOString().slice(0, 10)} ${state} ${amountMinor}`)
      .reverse();
  }

  /** Subjects of the emails to a person, oldest first. */
  async emails({ email }: Account): Promise<string[]> {
    const all = await this.#platform.emails.latest(1000);

    return all
      .filter(({ recipient }) => recipient === email)
      .map(({ message }) => message.subject)
      .reverse();
  }

  /** Texts of all emails to a person, newest first. */
  async emailsTo({ email }: Account): Promise<string> {
    const all = await this.#platform.emails.latest(1000);

    return all
      .filter(({ recipient }) => recipient === email)
      .map(({ message }) => message.text)
      .join('\n');
  }

  /** Text of the email to a person with this subject; empty when there is none. */
  async emailTo({ email }: Account, subject: string): Promise<string> {
    const all = await this.#platform.emails.latest(1000);
    const found = all.find(({ recipient, message }) => recipient === email && message.subject === subject);

    return found?.message.text ?? '';
  }

  /**
   * Removes the plans from the person's payments, as in payments settled before plans were stored with them.
   */
  async forgetPlans(person: Account): Promise<void> {
    const ids = (await this.billing.subscriptions.paymentsOf(person.id)).map(({ id }) => id);
    await this.#platform.database
      .updateTable('payments')
      .set({ plan: null })
      .where('id', 'in', ids)
      .execute();
  }

  /** Overrides methods of the demo provider; `null` restores it. */
  pretend(changes: Partial<PaymentProvider> | null): void {
    if (this.billing.providers instanceof Map) {
      this.billing.providers.set('sandbox', { ...this.#provider, ...changes });
    }
  }

  close(): Promise<void> {
    return this.#close();
  }
}
