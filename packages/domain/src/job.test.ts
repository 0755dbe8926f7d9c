import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './job.ts';

const start = new Date('2026-01-01T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const crashed: rules.JobFailure = { code: 'engine-crashed', values: {} };
const wrong: rules.JobFailure = { code: 'wrong-password', values: {} };

const queued: rules.QueuedJob = {
  id: 'job',
  tool: 'tool',
  owner: { account: null, device: 'device' },
  address: 'address',
  counter: null,
  marksPreviews: false,
  isReading: false,
  inputs: [
    { token: 'a', name: 'a.pdf', failure: null },
    { token: 'b', name: 'b.pdf', failure: null },
  ],
  createdAt: start,
  expiresAt: later(3600),
  attempt: 0,
  priority: 'standard',
  processorLimit: null,
  processorSeconds: 0,
  strikes: 0,
  state: 'queued',
};

function running(changes: Partial<rules.RunningJob> = {}): rules.RunningJob {
  return {
    ...queued,
    state: 'running',
    attempt: 1,
    startedAt: later(1),
    beatAt: later(1),
    progress: 0,
    cancelRequested: false,
    ...changes,
  };
}

describe('a job', () => {
  it('is assigned to one worker with an attempt number', () => {
    expect(rules.claim(queued, later(1))).toEqual(running());
  });

  it.each<[string, rules.Job, number, string]>([
    ['runs again after its worker was lost', running(), 20, 'running'],
    ['fails when it expired in the queue', queued, 3600, 'failed'],
    [
      'is cancelled when it was cancelled and its worker lost',
      running({ cancelRequested: true }),
      20,
      'cancelled',
    ],
    ['fails when it kills its worker repeatedly', running({ strikes: rules.maxStrikes - 1 }), 20, 'failed'],
  ])('%s', (_name, job, seconds, state) => {
    expect(rules.claim(job, later(seconds)).state).toBe(state);
  });

  it('keeps the processor time of every attempt', () => {
    const first = rules.useProcessor(running(), 1, 2.5);
    expect(rules.useProcessor(first, 1, 1).processorSeconds).toBe(2.5);
    const second = rules.claim(first, later(20));
    expect(rules.useProcessor(second, 1, 9)).toBe(second);
    const ended = rules.fail(rules.useProcessor(second, 2, 4), 2, wrong, later(30));
    expect(ended).toMatchObject({ state: 'failed', processorSeconds: 4 });
  });

  it('counts a strike when its worker was lost, and none when it was handed back', () => {
    expect(rules.claim(running(), later(20))).toMatchObject({ attempt: 2, strikes: 1 });

    const returned = rules.handBack(running(), 1);
    expect(returned).toMatchObject({ state: 'queued', strikes: 0 });
    expect(rules.claim(returned, later(20))).toMatchObject({ attempt: 2, strikes: 0 });
  });

  it('is retried once, and only after temporary failures', () => {
    const second = rules.fail(running(), 1, crashed, later(2));
    expect(second).toMatchObject({ state: 'queued' });
    expect(rules.fail(running({ strikes: 1 }), 1, crashed, later(3))).toMatchObject({
      state: 'failed',
      failure: crashed,
    });
    expect(rules.fail(running(), 1, wrong, later(2))).toMatchObject({ state: 'failed', failure: wrong });
  });

  it('keeps the results of other files when one fails', () => {
    expect(rules.finish(running(), 1, new Map([[1, wrong]]), later(2))).toMatchObject({
      state: 'done',
      inputs: [{ failure: null }, { failure: wrong }],
    });
  });

  it('ends at once when cancelled in the queue, and through its run otherwise', () => {
    expect(rules.requestCancel(queued, later(1))).toMatchObject({ state: 'cancelled', startedAt: null });

    const asked = rules.requestCancel(running(), later(2));
    expect(asked).toMatchObject({ state: 'running', cancelRequested: true });
    expect(rules.cancel(asked, 1, later(3)).state).toBe('cancelled');
    expect(rules.finish(asked, 1, new Map(), later(3)).state).toBe('cancelled');
  });

  it('never decreases its progress', () => {
    const ahead = rules.advance(running(), 1, 0.6, later(2));
    expect(rules.advance(ahead, 1, 0.4, later(3))).toMatchObject({ progress: 0.6, beatAt: later(3) });
  });

  it('ignores every event of a late attempt', () => {
    const late: readonly ((job: rules.Job) => rules.Job)[] = [
      (job) => rules.advance(job, 1, 1, later(9)),
      (job) => rules.finish(job, 1, new Map(), later(9)),
      (job) => rules.fail(job, 1, crashed, later(9)),
      (job) => rules.cancel(job, 1, later(9)),
      (job) => rules.handBack(job, 1),
    ];
    const second = rules.claim(running(), later(5));

    for (const change of late) {
      expect(change(second)).toBe(second);
    }
  });

  it('never leaves a terminal state, and never decreases its attempt, in any order of events', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('claim' as const), number: fc.constant(0) }),
      fc.record({
        kind: fc.constantFrom('finish', 'fail', 'cancel', 'handBack', 'requestCancel', 'expire'),
        number: fc.nat(6),
      }),
    );

    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let job: rules.Job = queued;

        for (const [index, { kind, number }] of events.entries()) {
          const next = apply(job, kind, number, later(index * 200));

          if (rules.isEnded(job)) {
            expect(next).toBe(job);
          }

          expect(next.attempt).toBeGreaterThanOrEqual(job.attempt);
          job = next;
        }
      }),
    );
  });
});

function apply(job: rules.Job, kind: string, number: number, now: Date): rules.Job {
  switch (kind) {
    case 'claim':
      return rules.claim(job, now);
    case 'finish':
      return rules.finish(job, number, new Map(), now);
    case 'fail':
      return rules.fail(job, number, crashed, now);
    case 'cancel':
      return rules.cancel(job, number, now);
    case 'handBack':
      return rules.handBack(job, number);
    case 'requestCancel':
      return rules.requestCancel(job, now);
    default:
      return rules.expire(job, now);
  }
}

describe('the rule of 60 seconds', () => {
  it.each([
    [0, 59, false],
    [0, 60, true],
    [0.01, 600, false],
  ])('with progress %d and %d silent seconds: stalled is %s', (progress, seconds, stalled) => {
    expect(rules.isStalled({ progress, beatAt: start }, later(seconds))).toBe(stalled);
  });
});
