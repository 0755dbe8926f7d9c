import type { FailureValues } from '@octavo/contract/failures';
import { freeTaskBytes, freeTasksPerDay } from '@octavo/contract/limits';
import { hasPro, type Viewer } from './viewer.ts';

/** Why something is refused; each leads to another page. */
export type Refusal =
  | 'sign-in-required'
  | 'subscription-required'
  | 'pro-feature'
  | 'free-tasks-used'
  | 'free-size-exceeded';

/** What lifts a limit: logging in, with the trial it gives, or, for somebody who has done that, Pro. */
export type Remedy = 'log-in' | 'pro';

export type Access =
  | { readonly allow: true }
  | {
      readonly allow: false;
      readonly because: Refusal;
      readonly limit?: number;
      readonly remedy?: Remedy;
    };

const allowed: Access = { allow: true };

/** What of a task decides whether it may run. */
export interface WantedTask {
  /** Bytes of its files together. */
  readonly sizeBytes: number;
  /** True when its tool, or an option it sets, is part of Pro. */
  readonly usesPro: boolean;
  /** Tasks of this viewer that succeeded today or may still do so. */
  readonly tasksToday: number;
}

/** Tasks a day and bytes a task of somebody with neither trial nor subscription; null where nothing limits them. */
export function freeLimits(
  viewer: Pick<Viewer, 'policy' | 'standing'>,
): { readonly tasks: number; readonly bytes: number } | null {
  return viewer.policy === 'open' || viewer.standing === 'trial' || hasPro(viewer)
    ? null
    : { tasks: freeTasksPerDay, bytes: freeTaskBytes };
}

/** What lifts the limits of a viewer who has some. */
export function remedyFor({ account }: Pick<Viewer, 'account'>): Remedy {
  return account === null ? 'log-in' : 'pro';
}

/** May the viewer have this work done? Limits that hold for everybody are checked with the order itself. */
export function mayRun(viewer: Viewer, task: WantedTask): Access {
  const limits = freeLimits(viewer);

  if (limits === null) {
    return allowed;
  }

  const remedy = remedyFor(viewer);

  if (task.usesPro) {
    return { allow: false, because: 'pro-feature', remedy };
  }

  if (task.sizeBytes > limits.bytes) {
    return { allow: false, because: 'free-size-exceeded', limit: limits.bytes, remedy };
  }

  return task.tasksToday < limits.tasks
    ? allowed
    : { allow: false, because: 'free-tasks-used', limit: limits.tasks, remedy };
}

/** Bytes one file, and all files of a task together, may have, and what is said of more. */
export interface SizeLimit {
  readonly bytes: number;
  readonly because: 'file-too-large' | 'free-size-exceeded';
  readonly values: FailureValues;
}

/** What the viewer may upload when a task may have `taskBytes`. */
export function uploadLimit(
  viewer: Pick<Viewer, 'policy' | 'standing' | 'account'>,
  taskBytes: number,
): SizeLimit {
  const free = freeLimits(viewer)?.bytes ?? taskBytes;

  return free < taskBytes
    ? {
        bytes: free,
        because: 'free-size-exceeded',
        values: { limit: free, whole: taskBytes, remedy: remedyFor(viewer) },
      }
    : { bytes: taskBytes, because: 'file-too-large', values: { limit: taskBytes } };
}

/** May the viewer take a result away? What they uploaded themselves they always may. */
export function mayDownload(viewer: Viewer): Access {
  if (viewer.policy === 'open' || hasPro(viewer)) {
    return allowed;
  }

  return { allow: false, because: viewer.account === null ? 'sign-in-required' : 'subscription-required' };
}

/** Whose something is. Made by a visitor, it belongs to the device until somebody signs in there. */
export interface Ownership {
  readonly account: string | null;
  readonly device: string | null;
}

/** Whose becomes what the viewer makes. */
export function ownerOf({ account, device }: Viewer): Ownership {
  return { account, device };
}

/** Is this the viewer's? Tokens cannot be guessed; this is for those that were passed on. */
export function isTheirs(owner: Ownership, viewer: Viewer): boolean {
  if (viewer.policy === 'open') {
    return true;
  }

  if (owner.account !== null) {
    return owner.account === viewer.account;
  }

  return owner.device === null || owner.device === viewer.device;
}
