import type { DoneJob } from '@octavo/domain/job';
import { makeFile, makeJob } from '@octavo/testkit/ports/made';
import { expect, it, vi } from 'vitest';
import { keptFiles } from './find-job.ts';

it('asks for files again when those found with the job may be older than its end', async () => {
  const now = new Date('2026-01-01T10:00:05Z');
  const job: DoneJob = { ...makeJob(), state: 'done', startedAt: now, finishedAt: now };
  const origin = { job: job.id, place: 0, input: null, pages: null, notes: [], preview: null };
  const result = makeFile({ origin, expiresAt: job.expiresAt });
  const part = makeFile({ origin: { ...origin, preview: 1 }, expiresAt: job.expiresAt });
  const filesOf = vi.fn(async () => [result, part]);
  const ports = {
    clock: { now: () => now },
    files: { filesOf },
    vault: { holds: async () => true },
  } as unknown as Parameters<typeof keptFiles>[0];
  const kept = { results: [result], previews: [part] };

  expect(await keptFiles(ports, job)).toEqual(kept);
  expect(await keptFiles(ports, job, [part])).toEqual(kept);
  expect(filesOf).toHaveBeenCalledTimes(2);
  expect(await keptFiles(ports, job, [result, part])).toEqual(kept);
  expect(filesOf).toHaveBeenCalledTimes(2);
});
