import { randomIds } from '@octavo/adapters/system/system';
import type { AccountData } from '@octavo/domain/account/account-data';
import { claim, finish } from '@octavo/domain/job';
import type { FileIndex, JobStore } from '@octavo/domain/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFile, makeJob, nobody } from './made.ts';

export interface AccountDataPorts {
  readonly accountData: AccountData;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  /** Opens an account and returns its id. */
  openAccount(): Promise<string>;
}

const now = new Date('2026-01-01T10:00:05Z');

/** Contract tests for stores of account data. */
export function accountDataSuite(open: () => Promise<AccountDataPorts>): void {
  describe('account data', () => {
    let ports: AccountDataPorts;
    let account: string;

    beforeAll(async () => {
      ports = await open();
      account = await ports.openAccount();
    });

    it('of a device is claimed at sign-in there, other data is not', async () => {
      const owner = { account: null, device: randomIds.token() };
      const elsewhere = { account: null, device: randomIds.token() };
      const file = makeFile({ owner });
      const others = [makeFile({ owner: elsewhere }), makeFile({ owner: nobody })];
      const job = makeJob({ owner });
      await Promise.all([file, ...others].map((each) => ports.files.add(each)));
      await ports.jobs.add(job, { sealed: null });
      await ports.accountData.claim(owner.device, account);

      expect(await ports.files.find(file.token)).toEqual({ ...file, owner: { ...owner, account } });
      expect(await ports.jobs.find(job.id)).toEqual({ ...job, owner: { ...owner, account } });
      expect(await Promise.all(others.map(({ token }) => ports.files.find(token)))).toEqual(others);
    });

    it('of an account is not claimed by another one on the same device', async () => {
      const owner = { account, device: randomIds.token() };
      const file = makeFile({ owner });
      await ports.files.add(file);
      await ports.accountData.claim(owner.device, await ports.openAccount());

      expect(await ports.files.find(file.token)).toEqual(file);
    });

    it('includes results of a job that was claimed after its start', async () => {
      const owner = { account: null, device: randomIds.token() };
      const job = makeJob({ owner });
      await ports.jobs.add(job, { sealed: null });
      await ports.jobs.change(job.id, (current) => claim(current, now));
      await ports.accountData.claim(owner.device, account);
      const origin = { job: job.id, place: 0, input: 0, pages: 1, notes: [], preview: null };
      const result = makeFile({ owner, origin });
      await ports.jobs.change(job.id, (current) => finish(current, 1, new Map(), now), [result]);

      expect(await ports.files.resultsOf(job.id)).toEqual([{ ...result, owner: { ...owner, account } }]);
    });

    it('is listed until it expires', async () => {
      const own = await ports.openAccount();
      const file = makeFile({ owner: { account: own, device: null } });
      await ports.files.add(file);

      expect(await ports.accountData.filesOf(own, now)).toEqual([file]);
      expect(await ports.accountData.filesOf(own, file.expiresAt)).toEqual([]);
    });

    it('has no owner and expires when deleted', async () => {
      const erased = await ports.openAccount();
      const owner = { account: erased, device: randomIds.token() };
      const file = makeFile({ owner });
      const job = makeJob({ owner });
      await ports.files.add(file);
      await ports.jobs.add(job, { sealed: null });
      await ports.accountData.delete(erased, now);

      expect(await ports.files.find(file.token)).toEqual({ ...file, owner: nobody, expiresAt: now });
      expect(await ports.jobs.find(job.id)).toEqual({ ...job, owner: nobody, expiresAt: now });
      expect(await ports.accountData.filesOf(erased, now)).toEqual([]);
    });
  });
}
