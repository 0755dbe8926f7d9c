import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAll, hasAccount, type Role, rotation, TestParty, type Things } from '../../test/party.ts';
import { otherRoutes, type RouteRights, routeRights } from '../../test/route-rights.ts';
import { json, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';
import { createApp } from '../app.ts';

const nothing: Things = {
  upload: '',
  result: '',
  waiting: '',
  done: '',
  document: '',
  question: '',
  purchase: '',
};

let server: TestServer;
let parties: TestParty[];
/** Things that each party owns; no test uses them up. */
const owned = new Map<Role, Things>();

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    limits: wideLimits,
  });
  parties = await arriveAll(server);
  await Promise.all(parties.map(async (party) => owned.set(party.role, await party.make())));
});
afterAll(() => server.close());

const thingsOf = ({ role }: TestParty) => owned.get(role) ?? nothing;

function party(role: Role): TestParty {
  const found = parties.find((one) => one.role === role);

  if (found === undefined) {
    throw new Error(`nobody is ${role}`);
  }

  return found;
}

/** The routes of the API as its description lists them. */
async function routes(): Promise<string[]> {
  const { paths } = await json(await server.request('/openapi.json'));

  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
}

const methodOf = (route: string) => route.slice(0, route.indexOf(' '));

async function statusFor(
  client: TestParty,
  route: string,
  row: RouteRights,
  things: Things,
): Promise<number> {
  const { path, body } = row.ask(things);
  const { status } = await client.ask(methodOf(route), path, body);

  return status;
}

/** Things of a party, with a new one in place of the one that the request uses up. */
async function thingsFor(
  owner: TestParty,
  spends: 'upload' | 'waiting' | 'done' | 'document' | undefined,
): Promise<Things> {
  const things = thingsOf(owner);

  if (spends === undefined) {
    return things;
  }

  const upload = await owner.upload();
  const made = {
    upload: async () => ({ upload }),
    waiting: async () => ({ waiting: await owner.wait(upload) }),
    done: () => owner.finish(upload),
    document: () => owner.open(upload),
  };

  return { ...things, ...(await made[spends]()) };
}

describe('every route', () => {
  it('and every role have a row in the table of rights', async () => {
    expect(Object.keys(routeRights).toSorted()).toEqual((await routes()).toSorted());
    const sessions = await Promise.all(
      parties.map(async (one) => JSON.parse((await one.ask('GET', '/session')).text)),
    );
    expect(sessions.map(({ accountStatus }) => accountStatus)).toEqual(
      parties.map(({ role }) => (role === 'program' ? 'visitor' : role)),
    );
  });

  it('outside the API is listed', () => {
    const found = server.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !/ \/api\/v1\/(?!openapi)/.test(route));

    expect([...new Set(found)].toSorted()).toEqual(otherRoutes.toSorted());
  });

  it.each(Object.entries(routeRights))('%s gives each role exactly its rights', async (route, row) => {
    if (row.for !== 'owners') {
      // Parties that are logged out by the request are not used again.
      const clients = row.ends === true ? await arriveAll(server) : parties;
      const reported = await Promise.all(
        clients.map(async (one) => [one.role, await statusFor(one, route, row, nothing)] as const),
      );

      for (const [role, status] of reported) {
        expect([role, status === 401]).toEqual([role, row.for === 'accounts' && !hasAccount(role)]);
        expect(status, role).toBeLessThan(500);
      }

      if (row.for === 'everybody') {
        expect(new Set(reported.map(([, status]) => status)).size).toBe(1);
      }

      return;
    }

    const { statuses: rights, spends } = row;
    await Promise.all(
      parties.map(async (owner) => {
        const own = owner.role === 'program' ? undefined : rights[owner.role];

        if (own === undefined) {
          return;
        }

        const things = await thingsFor(owner, spends);
        const others = await Promise.all(
          parties
            .filter((each) => each !== owner)
            .map(async (other) => [owner.role, other.role, await statusFor(other, route, row, things)]),
        );

        for (const [mine, theirs, status] of others) {
          const needsAccount = rights.visitor === undefined && (theirs === 'program' || theirs === 'visitor');
          expect([mine, theirs, status]).toEqual([mine, theirs, needsAccount ? 401 : 404]);
        }

        expect([owner.role, await statusFor(owner, route, row, things)]).toEqual([owner.role, own]);
      }),
    );
  });

  it('that lists records lists only those of the owner', async () => {
    for (const one of parties.filter(({ role }) => hasAccount(role))) {
      const own = thingsOf(one);
      const foreign = parties.filter((other) => other !== one).map(thingsOf);
      const reported = await Promise.all(
        ['/history', '/account', '/account/sessions', '/subscription', '/account/export', '/documents'].map(
          (path) => one.ask('GET', path),
        ),
      );
      const text = reported.map((answer) => answer.text).join();
      expect(text).toContain(own.done);
      expect(text).toContain(own.document);

      for (const { upload, done, result, document, purchase } of foreign) {
        expect(
          [upload, done, result, document, purchase].filter((id) => id !== '' && text.includes(id)),
        ).toEqual([]);
      }
    }
  });
});

describe('a part of Pro', () => {
  const rights: Readonly<Record<Role, number>> = {
    program: 402,
    visitor: 402,
    trial: 202,
    'trial-over': 402,
    'plan-trial': 202,
    pro: 202,
    cancelled: 202,
    'past-due': 202,
    expired: 402,
  };

  it.each(Object.entries(rights))('runs for %s with %i', async (role, status) => {
    const client = parties.find((one) => one.role === role);
    const request = rotation((client && thingsOf(client).upload) ?? '', {
      tool: 'compress-pdf',
      options: { level: 'high' },
    });

    expect((await client?.ask('POST', '/jobs', request))?.status).toBe(status);
  });
});

describe('a result', () => {
  it('is not given to a role without the right to download, in any form', async () => {
    for (const [role, status] of [
      ['visitor', 401],
      ['trial', 402],
      ['trial-over', 402],
      ['expired', 402],
    ] as const) {
      const { result, upload, done } = thingsOf(party(role));

      for (const path of [`/files/${result}/content?inline=1`, `/jobs/${done}/zip?x=1`]) {
        expect((await party(role).ask('GET', path)).status).toBe(status);
        expect((await party(role).ask('HEAD', path)).status).toBe(status);
      }

      expect((await party(role).ask('GET', `/files/${upload}/content`)).status).toBe(200);
    }
  });

  it('of a program belongs to the holder of its token who may download', async () => {
    const { result } = thingsOf(party('program'));

    for (const [role, status] of [
      ['program', 401],
      ['visitor', 401],
      ['pro', 200],
    ] as const) {
      expect((await party(role).ask('GET', `/files/${result}/content`)).status).toBe(status);
    }
  });
});

describe('pages of the demo payment provider', () => {
  const visit = (path: string, method = 'GET', app = server.app, site = 'same-origin') =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      ...(method === 'POST' ? { body: 'card=succeeds' } : {}),
    });

  it('open only by their reference, show no account, and refuse other sites', async () => {
    const buyer = await TestParty.arrive(server, 'trial');
    const wanted = { id: rotation('').id, plan: 'pro-month', currency: 'EUR', paymentType: 'sandbox' };
    const { checkoutUrl } = JSON.parse((await buyer.ask('POST', '/orders', wanted)).text);
    const { pathname } = new URL(checkoutUrl);
    const page = await visit(pathname);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('example.org');
    expect((await visit(pathname, 'POST', server.app, 'cross-site')).status).toBe(403);

    for (const path of ['/sandbox/checkout/none', '/sandbox/card/none']) {
      expect((await visit(path)).status).toBe(404);
      expect((await visit(path, 'POST')).status).toBe(404);
    }
  });

  it('do not exist outside development', async () => {
    const config = { ...server.ports.config, developsInPublic: false };
    const closed = createApp({ ...server.ports, config });

    for (const path of ['/sandbox/checkout/none', '/sandbox/card/none']) {
      expect((await visit(path, 'GET', closed)).status).toBe(404);
      expect((await visit(path, 'POST', closed)).status).toBe(404);
    }
  });
});
