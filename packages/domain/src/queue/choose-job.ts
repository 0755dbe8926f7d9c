import type { JobPriority } from '../job.ts';

/** The longest-waiting job of a device; each device of a share has one. */
export interface WaitingJob {
  readonly id: string;
  /** Account, else network address, else device: the unit of fair scheduling. */
  readonly share: string;
  readonly device: string | null;
  readonly priority: JobPriority;
  readonly createdAt: Date;
  /** Start of the latest job of the share, and of the device, in this queue. Null when there is none. */
  readonly shareServedAt: Date | null;
  readonly deviceServedAt: Date | null;
}

export interface HeldJob {
  readonly share: string;
  readonly device: string | null;
  readonly priority: JobPriority;
  /** True when it occupies a slot of this queue in the worker that is choosing. */
  readonly isHere: boolean;
}

/**
 * Chooses the next job for a free slot of a worker. Subscribers come first, then the share served longest
 * ago, then its device served longest ago. Null when no job may start now.
 *
 * - A share gets at most half of the slots while another share waits.
 * - A visitor has one running job. The visitors of one address never get more than half of the slots, so that
 *   an attacker with new devices cannot occupy a worker.
 *
 * @param places slots of the worker in this queue, free or not
 */
export function chooseJob(
  waiting: readonly WaitingJob[],
  held: readonly HeldJob[],
  places: number,
): WaitingJob | null {
  const half = Math.max(1, Math.floor(places / 2));
  const here = countByShare(held.filter(({ isHere }) => isHere));
  const isBelowHalf = ({ share }: WaitingJob) => (here.get(share) ?? 0) < half;
  const eligible = waiting.filter((job) => job.priority !== 'visitor' || mayVisitorStart(job, held, half));
  const fair = eligible.filter(isBelowHalf);

  return (fair.length > 0 ? fair : eligible).toSorted(compareTurns)[0] ?? null;
}

function mayVisitorStart(job: WaitingJob, held: readonly HeldJob[], half: number): boolean {
  const visitors = held.filter(({ share, priority }) => share === job.share && priority === 'visitor');

  return (
    !visitors.some(({ device }) => device === job.device) &&
    visitors.filter(({ isHere }) => isHere).length < half
  );
}

function countByShare(held: readonly HeldJob[]): Map<string, number> {
  const counts = new Map<string, number>();

  for (const { share } of held) {
    counts.set(share, (counts.get(share) ?? 0) + 1);
  }

  return counts;
}

function compareTurns(one: WaitingJob, other: WaitingJob): number {
  return (
    rankOf(one) - rankOf(other) ||
    timeOf(one.shareServedAt) - timeOf(other.shareServedAt) ||
    timeOf(one.deviceServedAt) - timeOf(other.deviceServedAt) ||
    timeOf(one.createdAt) - timeOf(other.createdAt)
  );
}

function rankOf({ priority }: WaitingJob): number {
  return priority === 'plan' ? 0 : 1;
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? 0;
}
