import { randomIds } from '@octavo/adapters/system/system';
import { grantPlan } from '@octavo/application/billing/grant-plan';
import { accountStatuses } from '@octavo/domain/access/viewer';
import type { Subscription } from '@octavo/domain/billing/subscription';
import { TestBrowser } from './browser.ts';
import { json, pdf, type TestServer } from './server.ts';

/** All roles that send requests: users by account status, and a program, which sends no cookies. */
const roles = ['program', ...accountStatuses] as const;
export type Role = (typeof roles)[number];

export const hasAccount = (role: Role) => role !== 'program' && role !== 'visitor';

/** Things of a party that a request can name. */
export interface Things {
  readonly upload: string;
  /** A waiting job, a finished one, and the result of the finished one. */
  readonly waiting: string;
  readonly done: string;
  readonly result: string;
  /** A document that is read, and a question about it that is answered. */
  readonly document: string;
  readonly question: string;
  /** An order for a plan. */
  readonly purchase: string;
}

const dayMilliseconds = 24 * 3_600_000;

type TestSubscription = Pick<Subscription, 'state' | 'renews'> & {
  readonly paidDays: number;
  readonly inTrial?: true;
};

/** Subscription that gives a user this account status. */
const plans: Readonly<Partial<Record<Role, TestSubscription>>> = {
  'plan-trial': { state: 'trialing', paidDays: 5, renews: true, inTrial: true },
  pro: { state: 'active', paidDays: 20, renews: true },
  cancelled: { state: 'active', paidDays: 20, renews: false },
  'past-due': { state: 'past-due', paidDays: -1, renews: true },
  expired: { state: 'ended', paidDays: -10, renews: false },
};

export function rotation(upload: string, more: object = {}) {
  return {
    id: randomIds.token(),
    tool: 'rotate-pdf',
    files: [{ token: upload }],
    options: { angle: 90 },
    ...more,
  };
}

let parties = 0;

/** Client in one of the roles, with an address of its own. */
export class TestParty {
  readonly role: Role;
  readonly browser: TestBrowser;
  readonly #server: TestServer;
  readonly #email: string;
  #account: string | null = null;

  private constructor(server: TestServer, role: Role) {
    parties += 1;
    this.role = role;
    this.browser = new TestBrowser(server, `198.51.${parties >> 8}.${parties & 255}`);
    this.#server = server;
    this.#email = `party-${parties}-${role}@example.org`;
  }

  static async arrive(server: TestServer, role: Role): Promise<TestParty> {
    const party = new TestParty(server, role);

    if (hasAccount(role)) {
      await party.#logIn();
    }

    return party;
  }

  async #logIn(): Promise<void> {
    const { accounts, billing, clock } = this.#server.ports;
    await this.browser.signUp(this.#email);
    const account = await accounts.findByEmail(this.#email);
    const plan = plans[this.role];
    this.#account = account?.id ?? '';

    if (plan === undefined) {
      return;
    }

    const now = clock.now();
    await grantPlan(billing, this.#account, 'pro-month', 1);
    const [granted] = await billing.subscriptions.of(this.#account);

    if (granted === undefined) {
      throw new Error('nothing was granted');
    }

    const { version, order: _order, ...subscription } = granted;
    const paidUntil = new Date(now.getTime() + plan.paidDays * dayMilliseconds);
    await billing.subscriptions.save({
      subscription: {
        ...subscription,
        provider: 'sandbox',
        state: plan.state,
        trialEndsAt: plan.inTrial === undefined ? null : paidUntil,
        paidUntil,
        renews: plan.renews,
        endedAt: plan.state === 'ended' ? paidUntil : null,
      },
      order: null,
      from: version,
      isChanged: true,
      payments: [],
      orderState: 'paid',
      trial: null,
      now,
    });
  }

  /** Sends a request in this role and reads the body to its end. */
  async ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const init = {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    };
    const answer =
      this.role === 'program' ? await this.#server.request(path, init) : await this.browser.fetch(path, init);

    return { status: answer.status, text: await textOf(answer) };
  }

  async upload(): Promise<string> {
    const form = new FormData();
    form.set('file', new File([pdf], 'report.pdf'));
    const init = { method: 'POST', body: form };
    const answer =
      this.role === 'program'
        ? await this.#server.request('/files', init)
        : await this.browser.fetch('/files', init);

    return (await json(answer)).token;
  }

  /** Adds a waiting job for the upload. */
  async wait(upload: string): Promise<string> {
    const request = rotation(upload);
    const { status, text } = await this.ask('POST', '/jobs', request);

    if (status !== 202) {
      throw new Error(`${this.role} may not run: ${text}`);
    }

    return request.id;
  }

  async finish(upload: string): Promise<Pick<Things, 'done' | 'result'>> {
    const done = await this.wait(upload);
    await this.#server.finishJob(done);
    const [result] = JSON.parse((await this.ask('GET', `/jobs/${done}`)).text).results;

    return { done, result: result.token };
  }

  /** Opens the upload as a document, waits until it is read, and asks a question. */
  async open(upload: string): Promise<Pick<Things, 'document' | 'question'>> {
    const [document, question] = [randomIds.token(), randomIds.token()];
    const { status, text } = await this.ask('POST', '/documents', { id: document, files: [upload] });

    if (status !== 202) {
      throw new Error(`${this.role} may not open documents: ${text}`);
    }

    await this.#server.finishReading(document);
    await this.ask('POST', `/documents/${document}/questions`, { id: question, question: 'What is it?' });
    await this.ask('GET', `/documents/${document}/questions/${question}?wait=20`);

    return { document, question };
  }

  /** Adds an order without a checkout; empty for a party without an account. */
  async purchase(): Promise<string> {
    if (this.#account === null) {
      return '';
    }

    const { id } = await this.#server.ports.billing.orders.add({
      id: randomIds.token(),
      account: this.#account,
      plan: 'pro-month',
      currency: 'EUR',
      provider: 'sandbox',
      priceMinor: 899,
      withTrial: false,
      startsAt: null,
      locale: 'en',
      next: '/',
      state: 'waiting',
      reference: null,
      checkoutUrl: null,
      createdAt: this.#server.ports.clock.now(),
    });

    return id;
  }

  async make(): Promise<Things> {
    const upload = await this.upload();

    return {
      upload,
      waiting: await this.wait(upload),
      ...(await this.finish(upload)),
      ...(await this.open(await this.upload())),
      purchase: await this.purchase(),
    };
  }
}

/** Body of an answer; of the events of a document, which never end, those of now. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return answer.text();
  }

  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();

  return new TextDecoder().decode(first?.value);
}

/** Creates one party per role. Those whose trial is over sign up four days in the past. */
export async function arriveAll(server: TestServer): Promise<TestParty[]> {
  const long: readonly Role[] = ['trial-over', 'expired'];
  server.time.ahead = -4 * dayMilliseconds;
  const early = await Promise.all(long.map((role) => TestParty.arrive(server, role)));
  server.time.ahead = 0;
  const others = roles.filter((role) => !long.includes(role));

  return [...early, ...(await Promise.all(others.map((role) => TestParty.arrive(server, role))))];
}
