import { nameLength } from '@octavo/contract/limits';
import { plainLine } from '@octavo/contract/plain-text';
import type { Account } from '@octavo/domain/account/account';
import { readEmail } from '@octavo/domain/account/email';
import { nextPath } from '@octavo/domain/account/next-path';
import {
  type AuthFlow,
  authFlowSeconds,
  type IdentityProvider,
  type KnownPerson,
  type SignInProof,
} from '@octavo/domain/account/ports';
import { type Locale, localeNamed } from '@octavo/i18n/locales';
import type { ApplicationPorts } from '../ports.ts';
import { openAccount } from './open-account.ts';

type FlowPorts = Pick<ApplicationPorts, 'tokens' | 'authFlows' | 'clock' | 'pseudonyms' | 'accounts' | 'ids'>;

/** Path that Google redirects users back to; operators register this address with Google. */
const returnPath = '/api/v1/session/google/callback';

/** Starts a sign-in with Google. The browser keeps `state`: only that browser can complete the sign-in. */
export async function beginFlow(
  ports: FlowPorts,
  provider: IdentityProvider,
  wanted: { readonly next: string | undefined; readonly locale: Locale; readonly origin: string },
): Promise<{ readonly address: string; readonly state: string }> {
  const state = ports.tokens.make();
  const address = await provider.addressFor(proofOf(ports, state, wanted.origin), wanted.locale);
  await ports.authFlows.add({
    stateHash: ports.tokens.hashOf(state),
    locale: wanted.locale,
    next: nextPath(wanted.next),
    expiresAt: new Date(ports.clock.now().getTime() + authFlowSeconds * 1000),
  });

  return { address, state };
}

/** Pending sign-in with this state; null when it was used before or has expired. */
export function flowOf(ports: FlowPorts, state: string): Promise<AuthFlow | null> {
  return ports.authFlows.take(ports.tokens.hashOf(state), ports.clock.now());
}

/**
 * Completes a sign-in after the redirect from Google.
 *
 * @throws Error when Google's response is not as expected.
 */
export async function endFlow(
  ports: FlowPorts,
  provider: IdentityProvider,
  came: {
    readonly flow: AuthFlow;
    readonly state: string;
    readonly query: string;
    readonly origin: string;
  },
): Promise<Account> {
  const person = await provider.whoCameBack(proofOf(ports, came.state, came.origin), came.query);

  return accountOf(ports, person, localeNamed(came.flow.locale), came.origin);
}

/** Nonce and verifier are derived from the state with the server's key, so they need not be stored. */
function proofOf({ pseudonyms }: FlowPorts, state: string, origin: string): SignInProof {
  return {
    state,
    nonce: pseudonyms.hmac('nonce', state),
    verifier: pseudonyms.hmac('verifier', state),
    returnUrl: `${origin}${returnPath}`,
  };
}

/**
 * An identity always opens the account that it opened first, even when its address has changed. A new
 * identity opens the account of its address if Google has verified that address, as the addresses of all
 * accounts are verified.
 */
async function accountOf(
  ports: FlowPorts,
  person: KnownPerson,
  locale: Locale,
  origin: string,
): Promise<Account> {
  const known = await ports.accounts.findByIdentity(person.identity);

  if (known !== null) {
    return known;
  }

  const email = readEmail(person.email);

  if (email === null || !person.isEmailVerified) {
    throw new Error('the issuer has not verified the email address');
  }

  const { account } = await openAccount(ports, { email, name: nameOf(person), locale }, origin);
  await ports.accounts.addIdentity(account.id, person.identity, ports.clock.now());

  return account;
}

/** Cuts names that are too long, and drops those that are too short; users can change their name. */
function nameOf({ name }: KnownPerson): string | null {
  const shortened = Array.from(plainLine(name ?? ''))
    .slice(0, nameLength.max)
    .join('')
    .trim();

  return shortened.length < nameLength.min ? null : shortened;
}
