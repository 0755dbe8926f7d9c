import { type Failure, type FailureCode, isFailure } from '@octavo/contract/failures';

/** Refusals that another user, or the same user with Pro, would not get. */
const heldFor: ReadonlySet<string> = new Set<FailureCode>([
  'sign-in-required',
  'subscription-required',
  'pro-feature',
  'free-tasks-used',
  'address-tasks-used',
  'free-size-exceeded',
  'processor-time-used',
]);

/** True for a valid request that requires a login or Pro. */
export function isHeld(error: unknown): error is Failure {
  return isFailure(error) && heldFor.has(error.code);
}
