import { createTestDatabase } from '@octavo/testkit/ports/database';
import { type IssuedClaims, issuedTo, OpenidIssuer } from '@octavo/testkit/sign-in/openid-issuer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { TestServer } from '../../test/server.ts';

let issuer: OpenidIssuer;
let server: TestServer;
let people = 0;

beforeAll(async () => {
  issuer = await OpenidIssuer.open();
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    google: { issuer: issuer.url, ...issuedTo },
  });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});
beforeEach(() => {
  people += 1;
  issuer.isForging = false;
  issuer.person = person();
  server.time.ahead = 0;
});

const person = (changes: Partial<IssuedClaims> = {}): IssuedClaims => ({
  sub: `subject ${people}`,
  email: `person${people}@example.org`,
  email_verified: true,
  name: 'Ada',
  ...changes,
});
const newBrowser = () => new TestBrowser(server, `198.51.100.${people}`);
const failure = '/log-in?failure=login-failed&next=%2F';

/** Follows the redirect to the issuer and returns the address that the issuer redirects back to. */
async function startSignIn(browser: TestBrowser, query = ''): Promise<string> {
  const away = await browser.fetch(`/session/google${query}`);
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(there.headers.get('location') ?? '');

  return `${pathname.replace('/api/v1', '')}${search}`;
}

/** Follows the address as a browser that comes from another site; returns the target of the redirect. */
async function openCallback(browser: TestBrowser, path: string): Promise<string | null> {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

  return (await browser.fetch(path, { headers })).headers.get('location');
}

async function signIn(browser: TestBrowser, query = ''): Promise<string | null> {
  return openCallback(browser, await startSignIn(browser, query));
}

describe('signing in with Google', () => {
  it('creates an account with a trial, and opens the same one the next time', async () => {
    const browser = newBrowser();
    expect(await browser.read('/session')).toMatchObject({ google: true });
    expect(await signIn(browser, '?next=/fr/merge-pdf')).toBe('/fr/merge-pdf');
    expect(await browser.read('/session')).toMatchObject({
      accountStatus: 'trial',
      person: { email: `person${people}@example.org`, name: 'Ada' },
    });

    issuer.person = person({ email: 'moved@example.org', email_verified: false });
    const other = newBrowser();
    expect(await signIn(other)).toBe('/');
    expect((await other.read('/session')).person.email).toBe(`person${people}@example.org`);
  });

  it('opens the existing account of the email address', async () => {
    const [first, second] = [newBrowser(), newBrowser()];
    await first.signUp(`Person${people}@Example.org`, { name: 'Lovelace' });
    await signIn(second);

    expect((await second.read('/session')).person).toEqual({
      email: `Person${people}@Example.org`,
      name: 'Lovelace',
    });
  });

  it('uses the code flow with PKCE, state and nonce, and redirects to no other site', async () => {
    const browser = newBrowser();
    const away = await browser.fetch('/session/google?next=https://evil.example');
    const asked = new URL(away.headers.get('location') ?? '').searchParams;

    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'https://octavo.example/api/v1/session/google/callback',
    });
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(browser.given.get('sign-in-state')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(await signIn(browser, '?next=https://evil.example')).toBe('/');
  });

  it('refuses an address that the issuer has not verified', async () => {
    issuer.person = person({ email_verified: false });
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(failure);
    expect((await browser.read('/session')).person).toBeNull();
  });

  it.each<[string, Partial<IssuedClaims>]>([
    ['a nonce of another sign-in', { nonce: 'another' }],
    ['a token for another site', { aud: 'another' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1 }],
    ['an invalid email address', { email: 'nobody' }],
  ])('refuses %s', async (_what, claims) => {
    issuer.person = person(claims);
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(failure);
    expect((await browser.read('/session')).person).toBeNull();
  });

  it('refuses a token with an untrusted signature', async () => {
    issuer.isForging = true;
    expect(await signIn(newBrowser())).toBe(failure);
  });

  it('refuses a callback that is repeated, late or from another browser', async () => {
    const browser = newBrowser();
    const back = await startSignIn(browser);
    const state = browser.cookies.get('sign-in-state') ?? '';
    expect(await openCallback(newBrowser(), back)).toBe(failure);
    expect(await openCallback(browser, back)).toBe('/');
    browser.cookies.set('sign-in-state', state);
    expect(await openCallback(browser, back)).toBe(failure);

    const late = newBrowser();
    const lateBack = await startSignIn(late);
    server.time.ahead = 600_000;
    expect(await openCallback(late, lateBack)).toBe(failure);
  });

  it('does not sign a user in to the account of the sender of a link', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const back = await startSignIn(attacker);
    victim.cookies.set('sign-in-state', 'their own');
    expect(await openCallback(victim, back)).toBe(failure);
    expect((await victim.read('/session')).person).toBeNull();
  });

  it('returns to the log-in page when the user cancels or the issuer does not respond', async () => {
    const browser = newBrowser();
    await startSignIn(browser, '?lang=fr&next=/fr/merge-pdf');
    const state = browser.cookies.get('sign-in-state') ?? '';
    const refused = `/session/google/callback?error=access_denied&state=${state}`;
    expect(await openCallback(browser, refused)).toBe(
      '/fr/log-in?failure=login-failed&next=%2Ffr%2Fmerge-pdf',
    );

    const silent = await TestServer.open(await createTestDatabase(), {
      access: 'subscription',
      google: { issuer: 'http://127.0.0.1:1', ...issuedTo },
    });
    const answer = await new TestBrowser(silent).fetch('/session/google?lang=fr&next=/pricing');
    expect(answer.headers.get('location')).toBe('/fr/log-in?failure=login-failed&next=%2Fpricing');
    await silent.close();
  });
});
