/**
 * Status of an account, or of a device without one, at a given time.
 *
 * `visitor` has not signed in; `trial` is within the trial days that start with the first sign-in;
 * `trial-over` is past them and never subscribed; `plan-trial` has a plan in its trial; `pro` has paid;
 * `cancelled` has paid and will not renew; `past-due` was paid until recently and the provider is retrying
 * the charge; `expired` had a plan earlier.
 */
export const accountStatuses = [
  'visitor',
  'trial',
  'trial-over',
  'plan-trial',
  'pro',
  'cancelled',
  'past-due',
  'expired',
] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/**
 * `subscription`: rights depend on the account status; `open`: every user has all rights, without accounts or
 * payments.
 */
export type AccessPolicy = 'subscription' | 'open';

/** The user or device that makes a request. */
export interface Viewer {
  readonly policy: AccessPolicy;
  readonly accountStatus: AccountStatus;
  /** True while a plan for questions about documents alone is active; plans with Pro include them. */
  readonly hasAssistantPlan: boolean;
  /** Id of the account; null for a visitor. */
  readonly account: string | null;
  /** Id of the device, 32 hexadecimal characters; null when the client names none. */
  readonly device: string | null;
  /** Pseudonym of the network address; null when there is no address. */
  readonly address: string | null;
  /** Pseudonym of the cookie by which the free tasks of a visitor's browser are counted; null without it. */
  readonly counter: string | null;
}

/** Account statuses with the rights of Pro. */
const withPro: readonly AccountStatus[] = ['plan-trial', 'pro', 'cancelled', 'past-due'];

export function hasPro({ accountStatus }: Pick<Viewer, 'accountStatus'>): boolean {
  return withPro.includes(accountStatus);
}
