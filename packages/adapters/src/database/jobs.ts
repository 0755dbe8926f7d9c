import { isEnded, isHeldBy, type Job, type QueuedJob } from '@octavo/domain/job';
import type { Admission, JobStore, StoredRequest } from '@octavo/domain/ports';
import { uploadOf } from '@octavo/domain/retention';
import type { RowSeal } from '@octavo/domain/row-seal';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import { countTasks, lockClient, measureUse, sumProcessorSeconds } from './client-usage.ts';
import type { Database } from './database.ts';
import { settleReading } from './document-files.ts';
import { isSurelyNotWritten } from './failed-writes.ts';
import { addFile } from './files.ts';
import { rememberTask } from './history.ts';
import { addedNotice, announceChange, changeNotice, endedNotice } from './job-channels.ts';
import { columnsOf, jobOf, requestOf } from './job-rows.ts';
import type { DatabaseSchema, JobRow } from './schema.ts';
import { sealSecrets, secretsOf } from './sealed-job.ts';

/** Seals for parts of rows: keys of `files` live for an hour, those of `history` as long as the row. */
export interface RowSeals {
  readonly files: RowSeal;
  readonly history: RowSeal;
}

/** Names of a job's files, sealed under a key of their own. */
interface SealedNames {
  readonly key: string;
  readonly bytes: Uint8Array | null;
}

/**
 * Jobs in PostgreSQL.
 *
 * @param queueOf name of the queue whose slots the jobs of a tool share
 * @param destroyKey resolves to false when the key could not be destroyed; the sweep tries again
 */
export function jobStore(
  database: Database,
  queueOf: (tool: string) => string,
  destroyKey: (key: string) => Promise<boolean>,
  seals: RowSeals,
): JobStore {
  const read = (row: Selectable<JobRow>) => jobOf(row, seals.files);

  const forgetKey = async (key: string) => {
    await database.updateTable('jobs').set({ request_key: null }).where('request_key', '=', key).execute();
  };

  /** Deletes names once their key is destroyed; where that fails, the row stays as it is for the next sweep. */
  const eraseNames = async (
    which: (
      builder: ExpressionBuilder<DatabaseSchema, 'jobs'>,
    ) => ExpressionWrapper<DatabaseSchema, 'jobs', SqlBool>,
  ) => {
    const rows = await database.selectFrom('jobs').select('names_key').where(which).execute();
    let erased = 0;

    for (const { names_key: key } of rows) {
      if (key !== null && (await destroyKey(key))) {
        await database
          .updateTable('jobs')
          .set({ sealed_names: null, names_key: null })
          .where('names_key', '=', key)
          .execute();
        erased += 1;
      }
    }

    return erased;
  };

  const insertJob = async (
    into: Kysely<DatabaseSchema>,
    job: QueuedJob,
    request: StoredRequest,
    names: SealedNames,
  ): Promise<boolean> => {
    const added = await into
      .insertInto('jobs')
      .values({
        ...columnsOf(job),
        id: job.id,
        tool: job.tool,
        created_at: job.createdAt,
        expires_at: job.expiresAt,
        sealed_request: request.sealed?.bytes ?? null,
        request_key: request.sealed?.key ?? null,
        account: job.owner.account,
        device: job.owner.device,
        address: job.address,
        counter: job.counter,
        by_visitor: job.owner.account === null,
        sealed_names: names.bytes,
        names_key: names.key,
        marks_previews: job.marksPreviews,
        is_reading: job.isReading,
        queue: queueOf(job.tool),
        priority: job.priority,
        processor_limit: job.processorLimit,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(addedNotice(queueOf(job.tool)))
      .executeTakeFirst();

    return added !== undefined;
  };

  const addJob = async (
    job: QueuedJob,
    request: StoredRequest,
    admission: Admission | null,
    names: SealedNames,
  ) => {
    // One statement is a transaction of its own.
    const isAdded =
      admission === null
        ? await insertJob(database, job, request, names)
        : await database.transaction().execute(async (transaction) => {
            const isNew = await insertJob(transaction, job, request, names);

            if (isNew) {
              await admitJob(transaction, job, admission);
            }

            return isNew;
          });

    if (isAdded) {
      return { job, request };
    }

    const row = await database
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();

    return { job: await read(row), request: requestOf(row) };
  };

  const sealNames = async (job: QueuedJob): Promise<SealedNames> => {
    const key = await seals.files.makeKey(uploadOf(job));

    try {
      return { key, bytes: await sealSecrets(seals.files, key, job) };
    } catch (error) {
      await discardNames({ key, bytes: null }).catch(ignoreFailure);
      throw error;
    }
  };

  /** Seals the names while the request is being sealed: each waits for the disk. */
  const sealBoth = async (job: QueuedJob, request: StoredRequest | Promise<StoredRequest>) => {
    const sealing = sealNames(job);
    // Handled below, where it is awaited.
    sealing.catch(ignoreFailure);

    try {
      return { request: await request, names: await sealing };
    } catch (error) {
      const names = await sealing.catch(() => null);

      if (names !== null) {
        // The failure of the request is the one that matters; the sweep destroys what is left.
        await discardNames(names).catch(ignoreFailure);
      }

      throw error;
    }
  };

  const discardNames = async ({ key }: SealedNames) => {
    await destroyKey(key);
    await seals.files.confirm(key);
  };

  return {
    async add(job, sealing, admission = null) {
      const { request, names } = await sealBoth(job, sealing);

      try {
        const found = await addJob(job, request, admission, names);
        await seals.files.confirm(names.key).catch(ignoreFailure);

        if (found.job !== job) {
          await destroyKey(names.key);
        }

        return found;
      } catch (error) {
        if (isSurelyNotWritten(error)) {
          await discardNames(names);
        } else {
          seals.files.release(names.key);
        }

        throw error;
      }
    },

    countTasks: (client, since) => countTasks(database, client, since),
    sumProcessorSeconds: (client, since) => sumProcessorSeconds(database, client, since),

    async find(id) {
      const row = await database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : read(row);
    },

    async findRequest(id) {
      const row = await database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : requestOf(row);
    },

    addPart: (id, attempt, part) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        const job = row === undefined ? null : await read(row);

        if (row === undefined || job === null || !isHeldBy(job, attempt) || job.cancelRequested) {
          return false;
        }

        const address = row.by_visitor ? row.address : null;
        await addFile(transaction, { ...part, owner: job.owner }, address, seals.files);
        await announceChange(transaction, id);

        return true;
      }),

    async change(id, rule, results = []) {
      let endedKey: string | null = null;

      const changed = await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();

        if (row === undefined) {
          return null;
        }

        const before = await read(row);
        const after = rule(before);

        if (after === before) {
          return before;
        }

        await transaction
          .updateTable('jobs')
          .set({ ...columnsOf(after), ...(await changedNames(seals.files, row, before, after)) })
          .where('id', '=', id)
          // The end of a job may allow another job of the same user to start, on any worker.
          .returning(after.state === 'running' ? [changeNotice(id)] : [changeNotice(id), endedNotice()])
          .execute();

        for (const file of after.state === 'done' ? results : []) {
          await addFile(
            transaction,
            { ...file, owner: after.owner },
            row.by_visitor ? row.address : null,
            seals.files,
          );
        }

        if (after.state === 'done') {
          await rememberTask(transaction, seals.history, after, results);
        }

        if (isEnded(after) && after.isReading) {
          await settleReading(transaction, after);
        }

        endedKey = isEnded(after) ? row.request_key : null;

        return after;
      });

      // The change is committed: a failure now must not look like a failed change. The sweep repeats this step.
      if (endedKey !== null && (await destroyKey(endedKey))) {
        await forgetKey(endedKey).catch(ignoreFailure);
      }

      return changed;
    },

    async endedKeys(after) {
      const rows = await database
        .selectFrom('jobs')
        .select('request_key')
        .where('finished_at', 'is not', null)
        .where('request_key', '>', after)
        .orderBy('request_key')
        .limit(1000)
        .execute();

      return rows.flatMap(({ request_key: key }) => (key === null ? [] : [key]));
    },

    forgetKey,

    async unknownKeys(keys) {
      const known = await database
        .selectFrom('jobs')
        .select(['request_key', 'names_key'])
        .where(({ eb, or }) => or([eb('request_key', 'in', keys), eb('names_key', 'in', keys)]))
        .execute();
      const names = new Set(known.flatMap(({ request_key, names_key }) => [request_key, names_key]));

      return keys.filter((key) => !names.has(key));
    },

    async overdue(now) {
      const rows = await database
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('expires_at', '<=', now)
        .execute();

      return rows.map(({ id }) => id);
    },

    eraseNames: (now) =>
      eraseNames(({ and, eb }) =>
        and([
          eb('expires_at', '<=', now),
          eb('finished_at', 'is not', null),
          eb('names_key', 'is not', null),
        ]),
      ),

    async eraseNamesOf(id) {
      await eraseNames(({ and, eb }) => and([eb('id', '=', id), eb('names_key', 'is not', null)]));
    },

    async count() {
      const rows = await database
        .selectFrom('jobs')
        .select(['state', ({ fn }) => fn.countAll<number>().as('jobs')])
        .groupBy('state')
        .execute();

      return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
    },

    async forgetEnded(before) {
      await database
        .deleteFrom('jobs')
        .where('expires_at', '<', before)
        .where('finished_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          // The bytes of every result must be gone first, because the sweep finds them by this row.
          not(
            exists(
              selectFrom('files')
                .select('token')
                .whereRef('files.job', '=', 'jobs.id')
                .where('blob', 'is not', null),
            ),
          ),
        )
        .execute();
    },
  };
}

/** Checks the limits of the client once its job is added: the counts include it, and a refusal rolls it back. */
async function admitJob(
  transaction: Transaction<DatabaseSchema>,
  job: QueuedJob,
  admission: Admission,
): Promise<void> {
  const client = { ...job.owner, address: job.address, counter: job.counter };
  await lockClient(transaction, client);
  admission.admit(await measureUse(transaction, client, admission));
}

/** Handler for steps after a commit, which the sweep repeats. */
function ignoreFailure(): void {}

/** Seals the names again only when they or the values of failures have changed, not on every heartbeat. */
async function changedNames(
  seal: RowSeal,
  { names_key: key }: Selectable<JobRow>,
  before: Job,
  after: Job,
): Promise<{ readonly sealed_names?: Uint8Array | null }> {
  const isSame = JSON.stringify(secretsOf(before)) === JSON.stringify(secretsOf(after));

  return isSame || key === null ? {} : { sealed_names: await sealSecrets(seal, key, after) };
}
