/**
 * How an account, or nobody's device, stands towards the product at one moment.
 *
 * `visitor` has not signed in; `trial` is within the days that signing in gives; `trial-over` is past them and never
 * subscribed; `plan-trial` has a plan in its trial; `pro` has paid; `cancelled` has paid and will not go on;
 * `past-due` has paid until lately and the provider is still trying; `expired` had a plan once.
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

/** `subscription`: rights follow from standing; `open`: everyone may do everything, without accounts or money. */
export type AccessPolicy = 'subscription' | 'open';

/** Who asks. */
export interface Viewer {
  readonly policy: AccessPolicy;
  readonly accountStatus: AccountStatus;
  /** Id of the account; null for a visitor. */
  readonly account: string | null;
  /** Id of the device, 32 hexadecimal characters; null when the client names none. */
  readonly device: string | null;
  /** Mark of the network address, from which it cannot be told; null when there is no address. */
  readonly address: string | null;
}

/** Standings that have what Pro has. */
const withPro: readonly AccountStatus[] = ['plan-trial', 'pro', 'cancelled', 'past-due'];

export function hasPro({ accountStatus }: Pick<Viewer, 'accountStatus'>): boolean {
  return withPro.includes(accountStatus);
}
