import type { FailureValues } from '@octavo/contract/failures';
import { freeTaskBytes, freeTasksPerDay } from '@octavo/contract/limits';
import type { JobPriority } from '../job.ts';
import { hasPro, type Viewer } from './viewer.ts';

/** Reason of a refusal; each one leads the user to a different page. */
export type AccessRefusal =
  | 'sign-in-required'
  | 'subscription-required'
  | 'pro-feature'
  | 'free-tasks-used'
  | 'address-tasks-used'
  | 'document-limit'
  | 'question-limit'
  | 'processor-time-used'
  | 'free-size-exceeded';

/** Step that lifts a limit: signing in, which starts a trial, or Pro for users already signed in. */
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

/** Properties of a task that decide if it may run. */
export interface WantedTask {
  /** Bytes of its files together. */
  readonly sizeBytes: number;
  /** True when its tool, or an option it sets, is part of Pro. */
  readonly usesPro: boolean;
  /** True when a document is read for questions, which have limits of their own: it is no task of the day. */
  readonly isReading: boolean;
  /** Tasks of this viewer today that succeeded, may still do so, or were ended by a limit. */
  readonly tasksToday: number;
  /** The same of all visitors at the viewer's network address; 0 for accounts. */
  readonly addressTasksToday: number;
  /** Processor time of this viewer's tasks within the last hour, in seconds. */
  readonly processorSeconds: number;
}

/** Limits that the operator can change. */
export interface TaskLimits {
  readonly processorSeconds: ProcessorLimits;
  /** Tasks a day of all visitors at one network address. */
  readonly addressTasksPerDay: number;
}

/** Seconds of processor time per hour; null without a limit. */
export interface ProcessorLimits {
  readonly visitor: number | null;
  readonly trial: number | null;
}

/**
 * Processor limit of the viewer; null without one. Accounts with neither trial nor Pro get the visitors'
 * limit.
 */
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

/** Viewer whose limits a job has: a plan for questions alone reads documents with the limits of the trial. */
export function limitedAs(viewer: Viewer, { isReading }: Pick<WantedTask, 'isReading'>): Viewer {
  return isReading && viewer.hasAssistantPlan && !hasPro(viewer)
    ? { ...viewer, accountStatus: 'trial' }
    : viewer;
}

/**
 * Daily tasks and bytes per task of users with neither trial nor subscription; null when no such limit
 * applies.
 */
export function freeLimits(
  viewer: Pick<Viewer, 'policy' | 'accountStatus'>,
): { readonly tasks: number; readonly bytes: number } | null {
  return viewer.policy === 'open' || viewer.accountStatus === 'trial' || hasPro(viewer)
    ? null
    : { tasks: freeTasksPerDay, bytes: freeTaskBytes };
}

/** Step that lifts the viewer's limits. */
export function remedyFor({ account }: Pick<Viewer, 'account'>): Remedy {
  return account === null ? 'log-in' : 'pro';
}

/** Decides if the viewer may run a task. Limits that apply to every user are checked with the job request. */
export function mayRun(user: Viewer, task: WantedTask, configured: TaskLimits): Access {
  const viewer = limitedAs(user, task);
  const processorSeconds = processorLimit(viewer, configured.processorSeconds);
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

  if (task.isReading) {
    return allowed;
  }

  if (task.tasksToday >= limits.tasks) {
    return { allow: false, because: 'free-tasks-used', limit: limits.tasks, remedy };
  }

  return task.addressTasksToday < configured.addressTasksPerDay
    ? allowed
    : { allow: false, because: 'address-tasks-used', limit: configured.addressTasksPerDay, remedy };
}

/** Size limit of one file, and of all files of a task together, with the failure for exceeding it. */
export interface SizeLimit {
  readonly bytes: number;
  readonly because: 'file-too-large' | 'free-size-exceeded';
  readonly values: FailureValues;
}

/**
 * Upload limit of the viewer; a plan for questions lifts the free one. `taskBytes` is the configured limit of a task.
 */
export function uploadLimit(
  viewer: Pick<Viewer, 'policy' | 'accountStatus' | 'account'> & Partial<Pick<Viewer, 'hasAssistantPlan'>>,
  taskBytes: number,
): SizeLimit {
  const free = (viewer.hasAssistantPlan === true ? null : freeLimits(viewer)?.bytes) ?? taskBytes;

  return free < taskBytes
    ? {
        bytes: free,
        because: 'free-size-exceeded',
        values: { limit: free, whole: taskBytes, remedy: remedyFor(viewer) },
      }
    : { bytes: taskBytes, because: 'file-too-large', values: { limit: taskBytes } };
}

/** Decides if the viewer may download a result; users may always download their own uploads. */
export function mayDownload(viewer: Viewer): Access {
  if (viewer.policy === 'open' || hasPro(viewer)) {
    return allowed;
  }

  return { allow: false, because: viewer.account === null ? 'sign-in-required' : 'subscription-required' };
}

/** Owner of a file or job. A visitor's belongs to the device until the user signs in there. */
export interface Ownership {
  readonly account: string | null;
  readonly device: string | null;
}

/** Owner of the files and jobs that the viewer creates. */
export function ownerOf({ account, device }: Viewer): Ownership {
  return { account, device };
}

/**
 * True when the viewer is the owner. Tokens cannot be guessed; this check covers tokens that were passed on.
 */
export function isTheirs(owner: Ownership, viewer: Viewer): boolean {
  if (viewer.policy === 'open') {
    return true;
  }

  if (owner.account !== null) {
    return owner.account === viewer.account;
  }

  return owner.device === null || owner.device === viewer.device;
}
