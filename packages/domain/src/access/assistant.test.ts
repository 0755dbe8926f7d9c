import { freeDocuments, freeQuestions, freeTaskBytes, taskBytes } from '@octavo/contract/limits';
import { describe, expect, it } from 'vitest';
import { limitedAs, mayDownload, mayRun, processorLimit, uploadLimit } from './access.ts';
import { documentLimits, documentsLeft, mayAsk, mayOpenDocuments } from './assistant.ts';
import { type AccountStatus, accountStatuses, hasPro, type Viewer } from './viewer.ts';

function viewer(accountStatus: AccountStatus, changes: Partial<Viewer> = {}): Viewer {
  const account = accountStatus === 'visitor' ? null : 'own';

  return {
    policy: 'subscription',
    accountStatus,
    account,
    device: 'own',
    address: 'own',
    counter: 'own',
    hasAssistantPlan: false,
    ...changes,
  };
}

const limited: readonly AccountStatus[] = ['visitor', 'trial-over', 'expired'];
const processor = { visitor: 300, trial: 1800 };
const limits = { processorSeconds: processor, addressTasksPerDay: 60 };
const task = {
  sizeBytes: freeTaskBytes + 1,
  usesPro: false,
  isReading: false,
  tasksToday: 1000,
  addressTasksToday: 1000,
  processorSeconds: 0,
};

describe('documents and questions', () => {
  it.each(accountStatuses)('of %s are limited only without trial and Pro', (accountStatus) => {
    const who = viewer(accountStatus);
    const used = { documents: freeDocuments, questions: freeQuestions };
    const more = { documents: freeDocuments + 1, questions: freeQuestions + 1 };
    const isFree = limited.includes(accountStatus);

    expect(documentLimits(who)).toEqual(isFree ? used : null);
    expect(documentsLeft(who, more)).toEqual(isFree ? { documents: 0, questions: 0 } : null);
    expect([mayOpenDocuments(who, used).allow, mayAsk(who, used).allow]).toEqual([true, true]);
    expect([mayOpenDocuments(who, more).allow, mayAsk(who, more).allow]).toEqual([!isFree, !isFree]);
    expect(documentLimits({ ...who, policy: 'open' })).toBeNull();
  });

  it('are read without counting as tasks of the day, within the free size', () => {
    const visitor = viewer('visitor');
    const reading = { ...task, isReading: true };

    expect(mayRun(visitor, { ...reading, sizeBytes: freeTaskBytes }, limits).allow).toBe(true);
    expect(mayRun(visitor, reading, limits)).toMatchObject({ because: 'free-size-exceeded' });
  });
});

describe('a plan for questions alone', () => {
  it('gives documents and questions without limit, and files of any size for them', () => {
    const who = viewer('trial-over', { hasAssistantPlan: true });
    const reading = { ...task, isReading: true };

    expect(documentLimits(who)).toBeNull();
    expect(mayRun(who, reading, limits).allow).toBe(true);
    expect(uploadLimit(who, taskBytes).bytes).toBe(taskBytes);
    expect(processorLimit(limitedAs(who, reading), processor)).toBe(1800);
  });

  it('gives nothing else of Pro', () => {
    const who = viewer('trial-over', { hasAssistantPlan: true });
    const free = { ...task, sizeBytes: 1 };

    expect(hasPro(who)).toBe(false);
    expect(mayDownload(who)).toMatchObject({ because: 'subscription-required' });
    expect(mayRun(who, task, limits)).toMatchObject({ because: 'free-size-exceeded' });
    expect(mayRun(who, free, limits)).toMatchObject({ because: 'free-tasks-used' });
    expect(mayRun(who, { ...free, usesPro: true }, limits)).toMatchObject({ because: 'pro-feature' });
    expect(processorLimit(limitedAs(who, task), processor)).toBe(300);
  });
});
