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
import type { ServerPorts } from '../ports.ts';
import { openAccount } from './person.ts';

/** Where Google sends people back to; operators tell Google this address. */
const returnPath = '/api/v1/session/google/callback';

/** Sends somebody to Google. `state` is for their browser to keep: only there the way back is open. */
export async function beginFlow(
  ports: ServerPorts,
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

/** The way somebody is on who came back with this state; null when it was used before, or takes too long. */
export function flowOf(ports: ServerPorts, state: string): Promise<AuthFlow | null> {
  return ports.authFlows.take(ports.tokens.hashOf(state), ports.clock.now());
}

/**
 * Takes in somebody who came back from Google.
 *
 * @throws Error when Google says anything else than it should.
 */
export async function endFlow(
  ports: ServerPorts,
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

/** Nonce and verifier follow from the state, by the server's key: they need not be kept anywhere. */
function proofOf({ pseudonyms }: ServerPorts, state: string, origin: string): SignInProof {
  return {
    state,
    nonce: pseudonyms.hmac('nonce', state),
    verifier: pseudonyms.hmac('verifier', state),
    returnUrl: `${origin}${returnPath}`,
  };
}

/**
 * An identity goes on opening the account it opened first, whatever address it has by now. A new one opens the account
 * of its address, if that is seen to be theirs: everybody here has shown that theirs is.
 */
async function accountOf(
  ports: ServerPorts,
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
    throw new Error('the issuer has not seen that the address is theirs');
  }

  const { account } = await openAccount(ports, { email, name: nameOf(person), locale }, origin);
  await ports.accounts.addIdentity(account.id, person.identity, ports.clock.now());

  return account;
}

/** Names that are too long for us are cut; people can change them. */
function nameOf({ name }: KnownPerson): string | null {
  const shortened = Array.from(plainLine(name ?? ''))
    .slice(0, nameLength.max)
    .join('')
    .trim();

  return shortened.length < nameLength.min ? null : shortened;
}
