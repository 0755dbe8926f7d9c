import { randomIds } from '@octavo/adapters/system/system';
import type { Subscription } from '@octavo/domain/billing/subscription';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../test-browser.ts';
import { json, pdf, TestServer } from '../test-server.ts';

/** `program` comes without cookies; `trial` and `pro` have an account. */
const roles = ['program', 'visitor', 'trial', 'pro'] as const;
type Role = (typeof roles)[number];
type Owner = Exclude<Role, 'program'>;

/** What somebody has that a request can name. */
interface Things {
  readonly upload: string;
  readonly result: string;
  readonly waiting: string;
  readonly done: string;
  readonly purchase: string;
}

interface Asked {
  readonly path: string;
  readonly body?: object;
}

type Ask = (things: Things) => Asked;

/**
 * Who may ask for what: everybody the same; everybody with an account about themselves; or each their own, with the
 * status they get for that, while others are told that there is no such thing.
 */
type Row =
  | { readonly for: 'everybody' | 'accounts'; readonly ask: Ask }
  | { readonly for: Readonly<Partial<Record<Owner, number>>>; readonly ask: Ask };

const all = (status: number) => ({ visitor: status, trial: status, pro: status });
/** Results are looked at by everybody, and taken away by Pro. */
const taken = { visitor: 401, trial: 402, pro: 200 };

const orderOf = (upload: string) => ({
  id: randomIds.token(),
  tool: 'rotate-pdf',
  files: [{ token: upload }],
  options: { angle: 90 },
});
const purchaseOf = (id: string) => ({ id, plan: 'pro-month', currency: 'EUR', paymentType: 'sandbox' });
const nothing: Things = { upload: '', result: '', waiting: '', done: '', purchase: '' };

const rows: Readonly<Record<string, Row>> = {
  'GET /tools': { for: 'everybody', ask: () => ({ path: '/tools' }) },
  'GET /plans': { for: 'everybody', ask: () => ({ path: '/plans' }) },
  // Their signatures tell who sends them.
  'POST /webhooks/{provider}': { for: 'everybody', ask: () => ({ path: '/webhooks/stripe', body: {} }) },

  'POST /files': { for: 'everybody', ask: () => ({ path: '/files', body: {} }) },
  'GET /files/{token}': { for: all(200), ask: ({ result }) => ({ path: `/files/${result}` }) },
  'GET /files/{token}/content': { for: taken, ask: ({ result }) => ({ path: `/files/${result}/content` }) },
  'DELETE /files/{token}': { for: all(204), ask: ({ upload }) => ({ path: `/files/${upload}` }) },

  'POST /jobs': { for: all(202), ask: ({ upload }) => ({ path: '/jobs', body: orderOf(upload) }) },
  'GET /jobs/{id}': { for: all(200), ask: ({ done }) => ({ path: `/jobs/${done}` }) },
  'GET /jobs/{id}/events': { for: all(200), ask: ({ done }) => ({ path: `/jobs/${done}/events` }) },
  'GET /jobs/{id}/results': { for: all(200), ask: ({ done }) => ({ path: `/jobs/${done}/results` }) },
  'GET /jobs/{id}/zip': { for: taken, ask: ({ done }) => ({ path: `/jobs/${done}/zip` }) },
  'GET /jobs/{id}/previews/{place}/{page}': {
    // Who may have the whole gets no previews.
    for: { visitor: 200, trial: 200, pro: 404 },
    ask: ({ done }) => ({ path: `/jobs/${done}/previews/0/1` }),
  },
  'POST /jobs/{id}/cancel': { for: all(202), ask: ({ waiting }) => ({ path: `/jobs/${waiting}/cancel` }) },

  'GET /history': { for: 'accounts', ask: () => ({ path: '/history' }) },
  'GET /history/key': { for: 'everybody', ask: () => ({ path: '/history/key' }) },
  'DELETE /history/{job}': {
    for: { trial: 200, pro: 200 },
    ask: ({ done }) => ({ path: `/history/${done}` }),
  },
  'GET /history/{job}/receipt': {
    // There is none before the files are deleted.
    for: { trial: 404, pro: 404 },
    ask: ({ done }) => ({ path: `/history/${done}/receipt` }),
  },

  'GET /session': { for: 'everybody', ask: () => ({ path: '/session' }) },
  'DELETE /session': { for: 'everybody', ask: () => ({ path: '/session' }) },
  'POST /session/link': { for: 'everybody', ask: () => ({ path: '/session/link', body: {} }) },
  'GET /session/link': { for: 'everybody', ask: () => ({ path: '/session/link' }) },
  'POST /session/link/use': { for: 'everybody', ask: () => ({ path: '/session/link/use', body: {} }) },
  'GET /session/google': { for: 'everybody', ask: () => ({ path: '/session/google' }) },
  'GET /session/google/callback': { for: 'everybody', ask: () => ({ path: '/session/google/callback' }) },
  'GET /site': { for: 'everybody', ask: () => ({ path: '/site' }) },
  'POST /messages': { for: 'everybody', ask: () => ({ path: '/messages', body: {} }) },
  'GET /mailbox': { for: 'everybody', ask: () => ({ path: '/mailbox' }) },

  'GET /account': { for: 'accounts', ask: () => ({ path: '/account' }) },
  'PATCH /account': { for: 'accounts', ask: () => ({ path: '/account', body: { name: 'Ada' } }) },
  'DELETE /account': { for: 'accounts', ask: () => ({ path: '/account', body: { email: 'another' } }) },
  'GET /account/export': { for: 'accounts', ask: () => ({ path: '/account/export' }) },
  'GET /account/sessions': { for: 'accounts', ask: () => ({ path: '/account/sessions' }) },
  'DELETE /account/sessions': { for: 'accounts', ask: () => ({ path: '/account/sessions' }) },

  'POST /orders': {
    for: 'accounts',
    ask: () => ({ path: '/orders', body: purchaseOf(randomIds.token()) }),
  },
  'GET /orders/{id}': {
    for: { trial: 200, pro: 200 },
    ask: ({ purchase }) => ({ path: `/orders/${purchase}` }),
  },
  'GET /subscription': { for: 'accounts', ask: () => ({ path: '/subscription' }) },
  'POST /subscription/cancel': { for: 'accounts', ask: () => ({ path: '/subscription/cancel' }) },
  'POST /subscription/resume': { for: 'accounts', ask: () => ({ path: '/subscription/resume' }) },
  'POST /subscription/change': {
    for: 'accounts',
    ask: () => ({ path: '/subscription/change', body: { plan: 'pro-year' } }),
  },
  'POST /subscription/refund': {
    for: 'accounts',
    ask: () => ({ path: '/subscription/refund', body: { payment: 'none', reason: 'problem' } }),
  },
  'POST /subscription/portal': { for: 'accounts', ask: () => ({ path: '/subscription/portal' }) },
};

let server: TestServer;
let people = 0;
const paying = new Set<string>();
const plan: Omit<Subscription, 'account'> = {
  id: 'plan',
  provider: 'grant',
  reference: null,
  plan: 'pro-month',
  currency: 'EUR',
  state: 'active',
  createdAt: new Date(0),
  trialEndsAt: null,
  paidUntil: null,
  renews: false,
  cancelWantedAt: null,
  endedAt: null,
  priceMinor: null,
  startsAt: null,
  isDisputed: false,
};

beforeAll(async () => {
  const limits = { requestsPerMinute: 100_000, uploadsPerMinute: 100_000, pagesPerMinute: 1, streams: 100 };
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    limits: { taskBytes: 1_000_000, ...limits },
  });
  vi.spyOn(server.ports.accountPlans, 'proPlansOf').mockImplementation(async (account) =>
    paying.has(account) ? [{ ...plan, account }] : [],
  );
});
afterAll(() => server.close());

/** The routes of the API as its description lists them. */
async function routes(): Promise<string[]> {
  const { paths } = await json(await server.request('/openapi.json'));

  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
}

class Party {
  readonly role: Role;
  readonly #browser: TestBrowser;

  constructor(role: Role) {
    people += 1;
    this.role = role;
    this.#browser = new TestBrowser(server, `198.51.${people >> 8}.${people & 255}`);
  }

  async arrive(): Promise<this> {
    if (this.role === 'trial' || this.role === 'pro') {
      const email = `person-${people}-${this.role}@example.org`;
      await this.#browser.signUp(email);
      const account = await server.ports.accounts.findByEmail(email);

      if (this.role === 'pro') {
        paying.add(account?.id ?? '');
      }
    }

    return this;
  }

  /** Asks, and tells the status. */
  async ask(route: string, { path, body }: Asked): Promise<number> {
    const [method = ''] = route.split(' ');
    const init = {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    };
    const answer =
      this.role === 'program' ? await server.request(path, init) : await this.#browser.fetch(path, init);
    await answer.arrayBuffer();

    return answer.status;
  }

  async make(): Promise<Things> {
    const form = new FormData();
    form.set('file', new File([pdf], 'report.pdf'));
    const upload = (await json(await this.#browser.fetch('/files', { method: 'POST', body: form }))).token;
    const [waiting, done] = [orderOf(upload), orderOf(upload)];
    await this.#browser.send('POST', '/jobs', waiting);
    await this.#browser.send('POST', '/jobs', done);
    await server.finishJob(done.id);
    const [first] = (await this.#browser.read(`/jobs/${done.id}`)).results;
    const purchase = purchaseOf(randomIds.token());
    await this.#browser.send('POST', '/orders', purchase);

    return { upload, result: first.token, waiting: waiting.id, done: done.id, purchase: purchase.id };
  }
}

describe('every route', () => {
  let parties: Party[];

  beforeEach(async () => {
    parties = await Promise.all(roles.map((role) => new Party(role).arrive()));
  });

  it('has a row in the table of rights', async () => {
    expect(Object.keys(rows).toSorted()).toEqual((await routes()).toSorted());
  });

  it.each(Object.entries(rows))('%s gives each what is theirs', async (route, row) => {
    if (row.for === 'everybody' || row.for === 'accounts') {
      for (const party of parties) {
        const refused = row.for === 'accounts' && ['program', 'visitor'].includes(party.role);
        const status = await party.ask(route, row.ask(nothing));
        expect([party.role, status === 401]).toEqual([party.role, refused]);
      }

      return;
    }

    for (const owner of parties) {
      const status = owner.role === 'program' ? undefined : row.for[owner.role];

      if (status !== undefined) {
        const things = await owner.make();

        for (const other of parties.filter((each) => each !== owner)) {
          const needsAccount = row.for.visitor === undefined && ['program', 'visitor'].includes(other.role);
          const told = await other.ask(route, row.ask(things));
          expect([owner.role, other.role, told]).toEqual([owner.role, other.role, needsAccount ? 401 : 404]);
        }

        expect([owner.role, await owner.ask(route, row.ask(things))]).toEqual([owner.role, status]);
      }
    }
  });

  it('gives away no part of a result to who may not have it', async () => {
    const [, visitor] = parties as [Party, Party];
    const { result, upload, done } = await visitor.make();

    for (const path of [`/files/${result}/content?inline=1`, `/jobs/${done}/zip?x=1`]) {
      expect(await visitor.ask('GET', { path })).toBe(401);
      expect(await visitor.ask('HEAD', { path })).toBe(401);
    }

    expect(await visitor.ask('GET', { path: `/files/${upload}/content` })).toBe(200);
  });
});
