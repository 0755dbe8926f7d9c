import type { Subscription } from '../billing/subscription.ts';
import type { NewEmail } from '../mail/outbox.ts';
import type { Account } from './account.ts';
import type { AttemptLimit } from './attempts.ts';
import type { LoginLink, Session } from './session.ts';

/** Secret tokens that grant access to their holder; only a hash of each is stored. */
export interface Tokens {
  /** 43 unguessable characters. */
  make(): string;
  hashOf(token: string): Uint8Array;
  /** Generates a device id: 32 hexadecimal characters. */
  device(): string;
}

/**
 * Makes pseudonyms (keyed hashes): equal values match, and without the server's key a value cannot be
 * recovered.
 */
export interface Pseudonyms {
  /** Pseudonym of a value; different for each use. */
  hmac(use: string, value: string): string;
}

/** Account at another site that signs in to an account here. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  findByIdentity(identity: Identity): Promise<Account | null>;
  /**
   * Creates an account, or returns the one that already has the email address. The trial is granted once per
   * `trialPseudonym`; an account with a used one gets none. A new account and its welcome email are stored in one
   * transaction.
   */
  open(
    account: Account,
    trialPseudonym: string,
    welcome: (opened: Account) => NewEmail,
  ): Promise<{ readonly account: Account; readonly isNew: boolean }>;
  /** Lets the identity sign in to the account from now on. */
  addIdentity(account: string, identity: Identity, now: Date): Promise<void>;
  change(id: string, change: { readonly name?: string; readonly locale?: string }): Promise<Account | null>;
  /** All stored records about the person besides files, by record name, for export. */
  records(id: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /**
   * Deletes the account with its identities, sessions, links, tasks and messages, and queues the farewell
   * email, in one transaction. Files and earlier emails are deleted elsewhere.
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
  /** Records the last use and extends the session. */
  extend(tokenHash: Uint8Array, seenAt: Date, expiresAt: Date): Promise<void>;
  end(tokenHash: Uint8Array): Promise<void>;
  endAll(account: string): Promise<void>;
  /** The newest first. */
  of(account: string, now: Date): Promise<Session[]>;
  forgetExpired(now: Date): Promise<number>;
}

export interface LoginLinkStore {
  add(link: LoginLink): Promise<void>;
  /** Reads a link without using it up. */
  find(tokenHash: Uint8Array, now: Date): Promise<LoginLink | null>;
  /** Returns the link to one caller only, and invalidates every other link to the same address. */
  take(tokenHash: Uint8Array, now: Date): Promise<LoginLink | null>;
  forgetExpired(now: Date): Promise<number>;
}

/** Seconds within which a sign-in at another site must be completed. */
export const authFlowSeconds = 600;

/** State of a sign-in at another site (OAuth), between leaving and returning. */
export interface AuthFlow {
  readonly stateHash: Uint8Array;
  readonly locale: string;
  readonly next: string;
  readonly expiresAt: Date;
}

export interface AuthFlowStore {
  add(flow: AuthFlow): Promise<void>;
  /** Returns the entry to one caller only. */
  take(stateHash: Uint8Array, now: Date): Promise<AuthFlow | null>;
  forgetExpired(now: Date): Promise<number>;
}

/** Counts attempts across all processes. */
export interface Attempts {
  /**
   * Returns the seconds to wait, or 0 when the attempt is allowed, which then counts. Concurrent attempts are
   * checked one after the other.
   */
  take(limit: AttemptLimit, pseudonym: string, now: Date): Promise<number>;
  /** Returns the same as `take`, without counting an attempt. */
  check(limit: AttemptLimit, pseudonym: string, now: Date): Promise<number>;
  forget(before: Date): Promise<number>;
}

/** A user as identified by another site. */
export interface KnownPerson {
  readonly identity: Identity;
  readonly email: string;
  /** True when the other site has verified the email address. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** Values that link the start and the end of a sign-in at another site. */
export interface SignInProof {
  /** OAuth `state`; returned with the user. */
  readonly state: string;
  /** Nonce; part of the ID token that the other site signs. */
  readonly nonce: string;
  /** PKCE code verifier: proves that both halves of the sign-in come from the same party (RFC 7636). */
  readonly verifier: string;
  /** URL to which the other site returns the user. */
  readonly returnUrl: string;
}

/** External identity provider (OpenID Connect). Both calls reject when it is unavailable. */
export interface IdentityProvider {
  /** Address of the provider's sign-in page. */
  addressFor(proof: SignInProof, locale: string): Promise<string>;
  /**
   * Identifies the returning user from `query`, the query of the return URL. Rejects when any value does not
   * match.
   */
  whoCameBack(proof: SignInProof, query: string): Promise<KnownPerson>;
}

/** Billing operations that accounts need. */
export interface AccountPlans {
  /** Subscriptions of the account to Pro, and to questions about documents alone. */
  plansOf(
    account: string,
  ): Promise<{ readonly pro: readonly Subscription[]; readonly assistant: readonly Subscription[] }>;
  /** Ends all charges, before an account is deleted. */
  endSubscriptions(account: string): Promise<void>;
  /**
   * Detaches billing records from the person, and deletes the person's data at the providers. Requires that
   * all subscriptions have ended.
   */
  detachBooks(person: Account): Promise<void>;
}
