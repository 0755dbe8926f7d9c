import type { Subscription } from '../billing/subscription.ts';
import type { NewEmail } from '../mail/letters.ts';
import type { Account } from './account.ts';
import type { AttemptLimit } from './attempts.ts';
import type { LoginLink, Session } from './session.ts';

/** Secrets that open something for whoever holds them; of each only a hash is kept. */
export interface Tokens {
  /** 43 characters nobody can guess. */
  make(): string;
  hashOf(token: string): Uint8Array;
  /** Names a device: 32 hexadecimal characters. */
  device(): string;
}

/** Makes marks by which a value is known again, and from which nobody without the server's key can tell it. */
export interface Pseudonyms {
  /** The same value has another mark for every use. */
  hmac(use: string, value: string): string;
}

/** An account elsewhere that opens one here. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  findByIdentity(identity: Identity): Promise<Account | null>;
  /**
   * Opens an account, or returns the one that has its e-mail address already. The trial is given once for each
   * `trialMark`: with a used one the account has none. Somebody new is written to: account and letter are there
   * together, or neither.
   */
  open(
    account: Account,
    trialMark: string,
    welcome: (opened: Account) => NewEmail,
  ): Promise<{ readonly account: Account; readonly isNew: boolean }>;
  /** From now on the identity opens the account. */
  addIdentity(account: string, identity: Identity, now: Date): Promise<void>;
  change(id: string, change: { readonly name?: string; readonly locale?: string }): Promise<Account | null>;
  /** What is kept about the person besides files, by the name of the record: for them to take along. */
  records(id: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /**
   * Forgets the account with its identities, sessions, links, tasks and messages, and writes the last letter, together or not at
   * all. Files and earlier letters are forgotten elsewhere.
   */
  erase(id: string, farewell: NewEmail, now: Date): Promise<void>;
}

/** A session with the account it belongs to. */
export interface OpenSession {
  readonly session: Session;
  readonly account: Account;
}

export interface SessionStore {
  add(session: Session): Promise<void>;
  /** Null for a session that ended. */
  find(tokenHash: Uint8Array, now: Date): Promise<OpenSession | null>;
  /** Was used: lasts longer. */
  extend(tokenHash: Uint8Array, seenAt: Date, expiresAt: Date): Promise<void>;
  end(tokenHash: Uint8Array): Promise<void>;
  endAll(account: string): Promise<void>;
  /** The newest first. */
  hmac(account: string, now: Date): Promise<Session[]>;
  forgetExpired(now: Date): Promise<number>;
}

export interface LoginLinkStore {
  add(link: LoginLink): Promise<void>;
  /** Looks at a link, which can be used all the same. */
  find(tokenHash: Uint8Array, now: Date): Promise<LoginLink | null>;
  /** Gives the link to one caller, once, and with it every other link to the same address is over. */
  take(tokenHash: Uint8Array, now: Date): Promise<LoginLink | null>;
  forgetExpired(now: Date): Promise<number>;
}

/** How long somebody may take on a way to another site and back. */
export const authFlowSeconds = 600;

/** A way to another site and back, on which a person shows who they are. */
export interface AuthFlow {
  readonly stateHash: Uint8Array;
  readonly locale: string;
  readonly next: string;
  readonly expiresAt: Date;
}

export interface AuthFlowStore {
  add(flow: AuthFlow): Promise<void>;
  /** Gives the trip to one caller, once. */
  take(stateHash: Uint8Array, now: Date): Promise<AuthFlow | null>;
  forgetExpired(now: Date): Promise<number>;
}

/** Counts what is tried, over all processes. */
export interface Attempts {
  /** Seconds to wait, or 0 when the attempt is allowed, and then counted. Two at once are judged one after the other. */
  take(limit: AttemptLimit, pseudonym: string, now: Date): Promise<number>;
  /** The same without counting. */
  check(limit: AttemptLimit, pseudonym: string, now: Date): Promise<number>;
  forget(before: Date): Promise<number>;
}

/** Somebody as another site knows them. */
export interface KnownPerson {
  readonly identity: Identity;
  readonly email: string;
  /** True when that site has seen that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** What ties the two halves of a sign-in at another site together. */
export interface SignInProof {
  /** Comes back with the person. */
  readonly state: string;
  /** Is part of what that site signs. */
  readonly nonce: string;
  /** Shows that whoever takes the person in is who sent them (RFC 7636). */
  readonly verifier: string;
  /** Where the person comes back to. */
  readonly returnUrl: string;
}

/** Another site that says who somebody is (OpenID Connect). Both calls reject when it cannot be asked. */
export interface IdentityProvider {
  /** Where to send the person. */
  addressFor(proof: SignInProof, locale: string): Promise<string>;
  /** Rejects when anything does not fit together. `query` is what the person came back with. */
  whoCameBack(proof: SignInProof, query: string): Promise<KnownPerson>;
}

/** What accounts ask of the business with plans. */
export interface AccountPlans {
  /** Those of its plans that give Pro. */
  proPlansOf(account: string): Promise<readonly Subscription[]>;
  /** Nothing is charged any more; for an account that is about to be erased. */
  endSubscriptions(account: string): Promise<void>;
  /** Records of money stay without the person, whom providers forget, too. After everything has ended. */
  letGo(person: Account): Promise<void>;
}
