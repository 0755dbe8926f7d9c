import {
  conversionSeconds,
  freeTaskBytes,
  freeTasksPerDay,
  graceSeconds,
  taskBytes,
} from '@octavo/contract/limits';
import { describe, expect, it } from 'vitest';
import { type Account, accountStatusOf } from '../account/account.ts';
import { overSince, type Subscription } from '../billing/subscription.ts';
import {
  type Access,
  isTheirs,
  mayDownload,
  mayRun,
  priorityOf,
  uploadLimit,
  type WantedTask,
} from './access.ts';
import { freeDay } from './free-day.ts';
import { type AccountStatus, accountStatuses, type Viewer } from './viewer.ts';

const start = new Date('2026-01-31T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 24 * 3600;

const account: Account = {
  id: 'own',
  email: 'ada@example.org',
  name: null,
  locale: 'en',
  createdAt: start,
  trialEndsAt: after(3 * day),
};
const plan: Subscription = {
  id: 'plan',
  account: account.id,
  provider: 'sandbox',
  reference: 'reference',
  plan: 'pro-month',
  currency: 'EUR',
  state: 'active',
  createdAt: start,
  trialEndsAt: null,
  paidUntil: after(30 * day),
  renews: true,
  cancelWantedAt: null,
  endedAt: null,
  priceMinor: null,
  startsAt: null,
  isDisputed: false,
  change: null,
};

/** Subscriptions, each with the resulting account status at several times. */
const lives: readonly [string, Subscription | null, readonly [Date, AccountStatus][]][] = [
  [
    'an account',
    null,
    [
      [start, 'trial'],
      [after(3 * day - 1), 'trial'],
      [after(3 * day), 'trial-over'],
    ],
  ],
  [
    'a plan in its trial',
    { ...plan, state: 'trialing', trialEndsAt: after(7 * day), paidUntil: after(7 * day) },
    [
      [after(7 * day - 1), 'plan-trial'],
      [after(7 * day + conversionSeconds - 1), 'past-due'],
      [after(7 * day + conversionSeconds), 'expired'],
    ],
  ],
  [
    'a plan whose first charge after its trial failed',
    { ...plan, state: 'past-due', trialEndsAt: after(7 * day), paidUntil: after(7 * day) },
    [[after(7 * day), 'expired']],
  ],
  [
    'a plan that renews',
    plan,
    [
      [after(4 * day), 'pro'],
      [after(30 * day - 1), 'pro'],
      [after(30 * day), 'past-due'],
      [after(30 * day + graceSeconds - 1), 'past-due'],
      [after(30 * day + graceSeconds), 'expired'],
    ],
  ],
  [
    'a plan whose renewal failed',
    { ...plan, state: 'past-due' },
    [
      [after(30 * day), 'past-due'],
      [after(30 * day + graceSeconds), 'expired'],
    ],
  ],
  [
    'a plan that was cancelled',
    { ...plan, renews: false },
    [
      [after(30 * day - 1), 'cancelled'],
      [after(30 * day), 'expired'],
    ],
  ],
  [
    'a gift of some days',
    { ...plan, provider: 'grant', reference: null, renews: false },
    [
      [after(30 * day - 1), 'pro'],
      [after(30 * day), 'expired'],
    ],
  ],
  ['a plan for ever', { ...plan, paidUntil: null, renews: false }, [[after(10_000 * day), 'pro']]],
  ['a plan that was never confirmed', { ...plan, state: 'pending' }, [[after(4 * day), 'trial-over']]],
];

function viewer(accountStatus: AccountStatus, changes: Partial<Viewer> = {}): Viewer {
  const own = accountStatus === 'visitor' ? null : account.id;

  return {
    policy: 'subscription',
    accountStatus,
    account: own,
    device: 'own',
    address: 'own',
    counter: 'own',
    hasAssistantPlan: false,
    ...changes,
  };
}

const small: WantedTask = {
  sizeBytes: 1000,
  usesPro: false,
  isReading: false,
  tasksToday: 0,
  addressTasksToday: 0,
  processorSeconds: 0,
};
const limits = { processorSeconds: { visitor: 300, trial: 1800 }, addressTasksPerDay: 60 };
const decision = (access: Access) => (access.allow ? 'yes' : access.because);

/** All rights that depend on the account status, in a fixed order. */
const rightsOf = (who: Viewer) => [
  decision(mayRun(who, small, limits)),
  decision(mayRun(who, { ...small, usesPro: true }, limits)),
  decision(mayRun(who, { ...small, sizeBytes: freeTaskBytes }, limits)),
  decision(mayRun(who, { ...small, sizeBytes: freeTaskBytes + 1 }, limits)),
  decision(mayRun(who, { ...small, tasksToday: freeTasksPerDay - 1 }, limits)),
  decision(mayRun(who, { ...small, tasksToday: freeTasksPerDay }, limits)),
  decision(mayRun(who, { ...small, processorSeconds: 300 }, limits)),
  decision(mayRun(who, { ...small, processorSeconds: 1800 }, limits)),
  decision(mayDownload(who)),
  uploadLimit(who, taskBytes).bytes,
];

const everything = [...Array<string>(9).fill('yes'), taskBytes];
const used = 'processor-time-used';
const limited = ['yes', 'pro-feature', 'yes', 'free-size-exceeded', 'yes', 'free-tasks-used', used, used];

/**
 * Columns: a task; Pro features; 20 MB; more; the fifth task; the sixth; 5 minutes of processor time used; 30 minutes;
 * a download; bytes of an upload.
 */
const table: Readonly<Record<AccountStatus, readonly (string | number)[]>> = {
  visitor: [...limited, 'sign-in-required', freeTaskBytes],
  trial: [...Array<string>(7).fill('yes'), used, 'subscription-required', taskBytes],
  'trial-over': [...limited, 'subscription-required', freeTaskBytes],
  'plan-trial': everything,
  pro: everything,
  cancelled: everything,
  'past-due': everything,
  expired: [...limited, 'subscription-required', freeTaskBytes],
};

describe('rights', () => {
  it.each(accountStatuses)('of %s match the table', (accountStatus) => {
    expect(rightsOf(viewer(accountStatus))).toEqual(table[accountStatus]);
  });

  it.each(accountStatuses)('of %s are unlimited with open access', (accountStatus) => {
    const open = viewer(accountStatus, { policy: 'open' });
    const unlimited = { ...limits, processorSeconds: { visitor: null, trial: null } };
    const task = { ...small, sizeBytes: taskBytes, usesPro: true, tasksToday: 1000, processorSeconds: 1e6 };

    expect(mayRun(open, { ...task, addressTasksToday: 1000 }, unlimited).allow).toBe(true);
    expect(mayDownload(open).allow).toBe(true);
    expect(uploadLimit(open, taskBytes).bytes).toBe(taskBytes);
  });

  it('of a browser with free tasks end only at the ceiling of its address', () => {
    const browser = (addressTasksToday: number, tasksToday = 0) =>
      mayRun(viewer('visitor'), { ...small, tasksToday, addressTasksToday }, limits);

    expect(browser(59)).toEqual({ allow: true });
    expect(browser(60)).toEqual({
      allow: false,
      because: 'address-tasks-used',
      limit: 60,
      remedy: 'log-in',
    });
    expect(browser(60, freeTasksPerDay)).toMatchObject({ because: 'free-tasks-used' });
  });

  it('determine the priority of jobs in the queue', () => {
    const ranks = accountStatuses.map((accountStatus) => [accountStatus, priorityOf(viewer(accountStatus))]);

    expect(Object.fromEntries(ranks)).toEqual({
      visitor: 'visitor',
      trial: 'standard',
      'trial-over': 'standard',
      'plan-trial': 'plan',
      pro: 'plan',
      cancelled: 'plan',
      'past-due': 'plan',
      expired: 'standard',
    });
    expect(priorityOf(viewer('visitor', { policy: 'open' }))).toBe('standard');
  });

  it.each(lives)('change with time for %s', (_name, subscription, moments) => {
    for (const [now, accountStatus] of moments) {
      expect(accountStatusOf(account, subscription === null ? [] : [subscription], now)).toBe(accountStatus);
    }
  });

  it('of a plan end when it is used up or ended, and not while it may continue', () => {
    const cancelled = { ...plan, renews: false };
    const ended = {
      ...cancelled,
      state: 'ended',
      endedAt: after(3 * day),
      paidUntil: after(3 * day),
    } as const;

    expect(overSince(cancelled, after(30 * day - 1))).toBeNull();
    expect(overSince(cancelled, after(30 * day))).toEqual(after(30 * day));
    expect(overSince(ended, after(3 * day))).toEqual(after(3 * day));
    // Not over while its charge is retried, while it is disputed, and before it starts.
    expect(overSince(plan, after(60 * day))).toBeNull();
    expect(overSince({ ...cancelled, isDisputed: true }, after(60 * day))).toBeNull();
    expect(overSince({ ...cancelled, paidUntil: start, startsAt: after(day) }, start)).toBeNull();
  });

  it('come from the best of several plans', () => {
    const over = { ...plan, state: 'ended' as const, paidUntil: after(day), renews: false };

    expect(accountStatusOf(account, [over, plan], after(5 * day))).toBe('pro');
    expect(accountStatusOf(account, [over], after(2 * day))).toBe('trial');
  });

  it('are counted in days that begin at midnight UTC, across months and leap days', () => {
    expect(freeDay(new Date('2028-02-29T23:59:59.999Z'))).toEqual({
      from: new Date('2028-02-29T00:00:00Z'),
      until: new Date('2028-03-01T00:00:00Z'),
    });
    expect(freeDay(new Date('2026-03-29T00:00:00Z')).from).toEqual(new Date('2026-03-29T00:00:00Z'));
  });
});

describe('an owned file', () => {
  const visitor = viewer('visitor');
  const program = viewer('visitor', { device: null });
  const person = viewer('pro');
  const stranger = viewer('pro', { account: 'other', device: 'other' });
  const neighbour = viewer('pro', { account: 'other' });
  const owners = {
    account: { account: 'own', device: 'own' },
    device: { account: null, device: 'own' },
    nobody: { account: null, device: null },
  };
  const seenBy = (owner: (typeof owners)[keyof typeof owners]) =>
    [person, stranger, neighbour, visitor, program].map((who) => isTheirs(owner, who));

  it('is visible to its owner only', () => {
    expect(seenBy(owners.account)).toEqual([true, false, false, false, false]);
    expect(seenBy(owners.device)).toEqual([true, false, true, true, false]);
  });

  it('of a program is visible to the holder of its token', () => {
    expect(seenBy(owners.nobody)).toEqual([true, true, true, true, true]);
  });

  it('is visible to the holder of its token with open access', () => {
    expect(isTheirs(owners.account, { ...stranger, policy: 'open' })).toBe(true);
  });
});
