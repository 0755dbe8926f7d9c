import type { FailureValues } from '@octavo/contract/failures';
import { freeTaskBytes, freeTasksPerDay } from '@octavo/contract/limits';
import type { JobPriority } from '../job.ts';
import { hasPro, type Viewer } from './viewer.ts';

/** Why something is refused; each leads to another page. */
export type AccessRefusal =
  | 'sign-in-required'
  | 'subscription-required'
  | 'pro-feature'
  | 'free-tasks-used'
  | 'processor-time-used'
  | 'free-size-exceeded';

/** What lifts a limit: logging in, with the trial it gives, or, for somebody who has done that, Pro. */
export type Remedy = 'log-in' | 'pro';

export type Access =
  | { readonly allow: true }
  | {
      readonly allow: false;
      readonly because: AccessRefusal;
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
  /** Tasks of this viewer today that succeeded, may still do so, or were ended by a limit. */
  readonly tasksToday: number;
  /** Processor time of this viewer's tasks within the last hour, in seconds. */
  readonly processorSeconds: number;
}

/** Seconds of processor time within an hour; null where nothing limits it. */
export interface ProcessorLimits {
  readonly visitor: number | null;
  readonly trial: number | null;
}

/** The one that holds for the viewer. Accounts with neither trial nor Pro have that of visitors. */
export function processorLimit(
  viewer: Pick<Viewer, 'policy' | 'accountStatus'>,
  limits: ProcessorLimits,
): number | null {
  if (viewer.policy !== 'open' && hasPro(viewer)) {
    return null;
  }

  return viewer.accountStatus === 'trial' ? limits.trial : limits.visitor;
}

/** Rank of the viewer's jobs in the queue. */
export function priorityOf(viewer: Viewer): JobPriority {
  if (viewer.policy === 'open') {
    return 'standard';
  }

  if (hasPro(viewer)) {
    return 'plan';
  }

  return viewer.account === null ? 'visitor' : 'standard';
}

/** Tasks a day and bytes a task of somebody with neither trial nor subscription; null where nothing limits them. */
export function freeLimits(
  viewer: Pick<Viewer, 'policy' | 'accountStatus'>,
): { readonly tasks: number; readonly bytes: number } | null {
  return viewer.policy === 'open' || viewer.accountStatus === 'trial' || hasPro(viewer)
    ? null
    : { tasks: freeTasksPerDay, bytes: freeTaskBytes };
}

/** What lifts the limits of a viewer who has some. */
export function remedyFor({ account }: Pick<Viewer, 'account'>): Remedy {
  return account === null ? 'log-in' : 'pro';
}

/** May the viewer have this work done? Limits that hold for everybody are checked with the order itself. */
export function mayRun(viewer: Viewer, task: WantedTask, processor: ProcessorLimits): Access {
  const processorSeconds = processorLimit(viewer, processor);
  const limits = freeLimits(viewer);
  const remedy = remedyFor(viewer);

  if (processorSeconds !== null && task.processorSeconds >= processorSeconds) {
    return { allow: false, because: 'processor-time-used', limit: processorSeconds, remedy };
  }

  if (limits === null) {
    return allowed;
  }

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
  viewer: Pick<Viewer, 'policy' | 'accountStatus' | 'account'>,
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
