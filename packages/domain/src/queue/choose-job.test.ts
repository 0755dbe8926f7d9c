import { describe, expect, it } from 'vitest';
import { chooseJob, type HeldJob, type WaitingJob } from './choose-job.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, seconds));

function waiting(id: string, changes: Partial<WaitingJob> = {}): WaitingJob {
  return {
    id,
    share: `address ${id}`,
    device: `device ${id}`,
    priority: 'visitor',
    createdAt: at(0),
    shareServedAt: null,
    deviceServedAt: null,
    ...changes,
  };
}

function held(job: WaitingJob, isHere = true): HeldJob {
  return { share: job.share, device: job.device, priority: job.priority, isHere };
}

const chosen = (jobs: readonly WaitingJob[], running: readonly HeldJob[] = [], places = 2) =>
  chooseJob(jobs, running, places)?.id ?? null;

describe('the next job of the queue', () => {
  it('comes from the share that was served longest ago, then from its device, then the oldest', () => {
    const [one, other] = [waiting('one', { createdAt: at(1) }), waiting('other', { createdAt: at(2) })];

    expect(chosen([])).toBeNull();
    expect(chosen([other, one])).toBe('one');
    expect(chosen([{ ...one, shareServedAt: at(50) }, other])).toBe('other');
    expect(
      chosen([
        { ...one, shareServedAt: at(50) },
        { ...other, shareServedAt: at(40) },
      ]),
    ).toBe('other');
    expect(
      chosen([
        { ...one, share: 'office', deviceServedAt: at(50) },
        { ...other, share: 'office' },
      ]),
    ).toBe('other');
  });

  it('comes from a user with a plan before all others', () => {
    const plan = waiting('plan', { priority: 'plan', createdAt: at(99), shareServedAt: at(99) });

    expect(chosen([waiting('visitor'), waiting('account', { priority: 'standard' }), plan])).toBe('plan');
  });

  it('is never the second of a visitor, on any worker', () => {
    const job = waiting('visitor');

    expect(chosen([job], [held(job, true)], 8)).toBeNull();
    expect(chosen([job], [held(job, false)], 8)).toBeNull();
    expect(chosen([{ ...job, device: 'another one' }], [held(job, false)], 8)).toBe('visitor');
  });

  it('leaves half of the slots of a worker to others than the visitors of one address', () => {
    const office = (device: string) => waiting(device, { share: 'office', device });
    const running = [held(office('a')), held(office('b'))];

    expect(chosen([office('c')], running, 4)).toBeNull();
    expect(chosen([office('c')], running, 6)).toBe('c');
    expect(chosen([office('c'), waiting('someone')], running, 4)).toBe('someone');
  });

  it('comes from an account with half of the slots only while no other share waits', () => {
    const batch = waiting('batch', { share: 'account a', priority: 'standard' });
    const running = [held(batch), held(batch)];

    expect(chosen([batch], running, 4)).toBe('batch');
    expect(chosen([batch, waiting('someone', { shareServedAt: at(50) })], running, 4)).toBe('someone');
    expect(chosen([batch], [held(batch)], 1)).toBe('batch');
  });

  it('gives every share its turn, however many jobs another one has waiting', () => {
    const served = new Map<string, Date>();
    const order: string[] = [];
    const remaining = [
      ...Array.from({ length: 50 }, () => 'flood'),
      ...Array.from({ length: 10 }, () => 'one'),
      ...Array.from({ length: 10 }, () => 'other'),
    ];

    for (let second = 1; remaining.length > 0; second += 1) {
      const heads = [...new Set(remaining)].map((share) =>
        waiting(share, { share, priority: 'standard', shareServedAt: served.get(share) ?? null }),
      );
      const next = chooseJob(heads, [], 2)?.share ?? '';
      served.set(next, at(second));
      remaining.splice(remaining.indexOf(next), 1);
      order.push(next);
    }

    expect(order.slice(0, 30).filter((share) => share === 'flood')).toHaveLength(10);
  });
});
