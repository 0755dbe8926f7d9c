import { isEnded, isHeldBy, type Job, type JobFailure } from '@octavo/domain/job';
import type { JobStore } from '@octavo/domain/ports';
import { jsonText } from '../system/json-text.ts';
import { countTasks, measureUse, sumProcessorSeconds } from './client-usage.ts';
import { settleReading } from './document-store.ts';
import { addFile } from './file-index.ts';
import type { KeptJob, MemoryState } from './state.ts';

/** @param destroyKey resolves to false when the key could not be destroyed */
export function memoryJobStore(state: MemoryState, destroyKey: (key: string) => Promise<boolean>): JobStore {
  const { jobs, files, changes } = state;
  const update = (id: string, changed: Partial<KeptJob>) => {
    const kept = jobs.get(id);

    if (kept !== undefined) {
      jobs.set(id, { ...kept, ...changed });
    }
  };
  const eraseNames = (condition: (kept: KeptJob) => boolean) => {
    const named = [...jobs.values()].filter((kept) => kept.hasNames && condition(kept));

    for (const { job } of named) {
      update(job.id, { job: withoutNames(job), hasNames: false });
    }

    return named.length;
  };
  const keyNamed = (key: string) => [...jobs.values()].find((kept) => kept.key === key);

  return {
    async add(job, sealing, admission = null) {
      const request = await sealing;
      const known = jobs.get(job.id);

      if (known !== undefined) {
        return { job: known.job, request: known.request };
      }

      admission?.admit(
        measureUse(state, { ...job.owner, address: job.address, counter: job.counter }, admission),
      );
      jobs.set(job.id, {
        job,
        request,
        key: request.sealed?.key ?? null,
        byVisitor: job.owner.account === null,
        hasNames: true,
      });
      changes.announceQueue();

      return { job, request };
    },

    countTasks: async (client, since) => countTasks(state, client, since),
    sumProcessorSeconds: async (client, since) => sumProcessorSeconds(state, client, since),
    find: async (id) => jobs.get(id)?.job ?? null,
    findRequest: async (id) => jobs.get(id)?.request ?? null,

    async addPart(id, attempt, part) {
      const kept = jobs.get(id);

      if (kept === undefined || !isHeldBy(kept.job, attempt) || kept.job.cancelRequested) {
        return false;
      }

      addFile(state, { ...part, owner: kept.job.owner }, kept.byVisitor ? kept.job.address : null);
      changes.announce(id);

      return true;
    },

    async change(id, rule, results = []) {
      const kept = jobs.get(id);

      if (kept === undefined) {
        return null;
      }

      const after = rule(kept.job);

      if (after === kept.job) {
        return after;
      }

      const changed = withPlainText(after);
      update(id, { job: changed, ...(isEnded(changed) && { request: { sealed: null } }) });

      for (const file of changed.state === 'done' ? results : []) {
        addFile(state, { ...file, owner: changed.owner }, kept.byVisitor ? changed.address : null);
      }

      if (isEnded(changed) && changed.isReading) {
        settleReading(state, changed);
      }

      changes.announce(id);

      if (changed.state !== 'running') {
        changes.announceQueue();
      }

      if (isEnded(changed) && kept.key !== null && (await destroyKey(kept.key))) {
        update(id, { key: null });
      }

      return changed;
    },

    async endedKeys(after) {
      return [...jobs.values()]
        .flatMap(({ job, key }) => (isEnded(job) && key !== null && key > after ? [key] : []))
        .toSorted();
    },

    async forgetKey(key) {
      update(keyNamed(key)?.job.id ?? '', { key: null });
    },

    unknownKeys: async (keys) => keys.filter((key) => keyNamed(key) === undefined),

    async overdue(now) {
      return [...jobs.values()].flatMap(({ job }) => (!isEnded(job) && job.expiresAt <= now ? [job.id] : []));
    },

    eraseNames: async (now) => eraseNames(({ job }) => isEnded(job) && job.expiresAt <= now),

    async eraseNamesOf(id) {
      eraseNames(({ job }) => job.id === id);
    },

    async count() {
      const states = [...jobs.values()].map(({ job }) => job.state);

      return Object.fromEntries(
        [...new Set(states)].map((each) => [each, states.filter((other) => other === each).length]),
      );
    },

    async forgetEnded(before) {
      const hasBytes = (id: string) =>
        [...files.values()].some(({ record }) => record.origin?.job === id && record.blob !== '');

      for (const { job } of jobs.values()) {
        if (isEnded(job) && job.expiresAt < before && !hasBytes(job.id)) {
          jobs.delete(job.id);
        }
      }
    },
  };
}

/** Without NUL and lone surrogates in the values of failures, which come from documents. */
function withPlainText(job: Job): Job {
  const plain = (failure: JobFailure): JobFailure => JSON.parse(jsonText(failure));
  const inputs = job.inputs.map((input) =>
    input.failure === null ? input : { ...input, failure: plain(input.failure) },
  );

  return job.state === 'failed' ? { ...job, inputs, failure: plain(job.failure) } : { ...job, inputs };
}

function withoutNames(job: Job): Job {
  const codeOf = ({ code }: JobFailure): JobFailure => ({ code, values: {} });
  const inputs = job.inputs.map((input) => ({
    ...input,
    name: '',
    failure: input.failure === null ? null : codeOf(input.failure),
  }));

  return job.state === 'failed' ? { ...job, inputs, failure: codeOf(job.failure) } : { ...job, inputs };
}
