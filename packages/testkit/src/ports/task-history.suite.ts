import { randomIds } from '@octavo/adapters/system/system';
import type { AccountData } from '@octavo/domain/account/account-data';
import type { TaskHistory } from '@octavo/domain/account/history';
import { claim, fail, finish, type JobFailure } from '@octavo/domain/job';
import type { FileIndex, FileRecord, JobStore } from '@octavo/domain/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFile, makeJob } from './made.ts';

export interface HistoryPorts {
  readonly history: TaskHistory;
  readonly accountData: AccountData;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  /** Opens an account and returns its id. */
  openAccount(): Promise<string>;
}

const now = new Date('2026-01-01T10:00:05Z');
const later = new Date('2026-01-01T10:30:00Z');
const whole = { skip: 0, most: 10 };

/** Contract tests for task histories. */
export function taskHistorySuite(open: () => Promise<HistoryPorts>): void {
  describe('a history of tasks', () => {
    let ports: HistoryPorts;
    let account: string;

    beforeAll(async () => {
      ports = await open();
    });

    /** Finished job with the file of an option, an upload and this number of results. */
    async function doneTask(owner: FileRecord['owner'], results = 1, at = now) {
      const upload = makeFile({ owner });
      await ports.files.add(upload);
      const picture = { token: randomIds.token(), name: 'logo.png', option: 'picture', failure: null };
      const input = { token: upload.token, name: upload.name, failure: null };
      const job = makeJob({ owner, inputs: [picture, input] });
      await ports.jobs.add(job, { sealed: null });
      await ports.jobs.change(job.id, (current) => claim(current, at));
      const made = Array.from({ length: results }, (_, place) =>
        makeFile({
          owner,
          name: `result-${place}.pdf`,
          origin: { job: job.id, place, input: 0, pages: 1, notes: [], preview: null },
        }),
      );
      await ports.jobs.change(job.id, (current) => finish(current, 1, new Map(), at), made);

      return { job, upload, made };
    }

    async function forget(...files: readonly FileRecord[]) {
      for (const { token, blob } of files) {
        await ports.files.erase(token);
        await ports.files.forgetBlob(blob);
      }
    }

    it('is written when a job is done, for accounts only', async () => {
      account = await ports.openAccount();
      const { job } = await doneTask({ account, device: null });
      const visitor = await doneTask({ account: null, device: randomIds.token() });

      expect(await ports.history.find(account, job.id)).toEqual({
        job: job.id,
        tool: job.tool,
        name: 'result-0.pdf',
        finishedAt: now,
        expiresAt: job.expiresAt,
        deletedAt: null,
      });
      expect(await ports.history.find(account, visitor.job.id)).toBeNull();
      expect(await ports.history.find(await ports.openAccount(), job.id)).toBeNull();
    });

    it('omits failed jobs', async () => {
      const job = makeJob({ owner: { account, device: null } });
      const failure: JobFailure = { code: 'damaged-file', values: {} };
      await ports.jobs.add(job, { sealed: null });
      await ports.jobs.change(job.id, (current) => claim(current, now));
      await ports.jobs.change(job.id, (current) => fail(current, 1, failure, now));

      expect(await ports.history.find(account, job.id)).toBeNull();
    });

    it('includes the jobs of a visitor who signs in on the device', async () => {
      const owner = { account: null, device: randomIds.token() };
      const { job } = await doneTask(owner, 2);
      await ports.accountData.claim(owner.device, account);

      expect(await ports.history.find(account, job.id)).toMatchObject({ name: 'report.pdf' });
    });

    it('lists the latest first, page by page', async () => {
      const own = await ports.openAccount();
      const older = await doneTask({ account: own, device: null });
      const newer = await doneTask({ account: own, device: null }, 1, later);
      const list = await ports.history.list(own, whole);
      const second = await ports.history.list(own, { skip: 1, most: 1 });

      expect([list.total, ...list.tasks.map(({ job }) => job)]).toEqual([2, newer.job.id, older.job.id]);
      expect([second.total, ...second.tasks.map(({ job }) => job)]).toEqual([2, older.job.id]);
    });

    it('marks a task as deleted when all its results and uploads are', async () => {
      const { job, upload, made } = await doneTask({ account, device: null }, 2);
      const [one, other] = made as [FileRecord, FileRecord];
      await forget(one, other);
      await ports.files.erase(upload.token);
      await ports.history.noteDeleted(later);
      expect(await ports.history.find(account, job.id)).toMatchObject({ deletedAt: null });

      await forget(upload);
      expect(await ports.history.noteDeleted(later)).toBe(1);
      expect(await ports.history.noteDeleted(now)).toBe(0);
      expect(await ports.history.find(account, job.id)).toMatchObject({ deletedAt: later });
    });

    it('deletes a task of its owner only', async () => {
      const { job } = await doneTask({ account, device: null });
      await ports.history.remove(await ports.openAccount(), job.id);
      expect(await ports.history.find(account, job.id)).not.toBeNull();
      await ports.history.remove(account, job.id);

      expect(await ports.history.find(account, job.id)).toBeNull();
    });
  });
}
