import { join } from 'node:path';
import { destroyExpired } from '@octavo/application/sweep/destroy-expired';
import { isFailure } from '@octavo/contract/failures';
import type { Program } from '@octavo/contract/programs';
import type { AccountData } from '@octavo/domain/account/account-data';
import type { ReceiptSigner, TaskHistory } from '@octavo/domain/account/history';
import type {
  AccountStore,
  Attempts,
  AuthFlowStore,
  LoginLinkStore,
  Pseudonyms,
  SessionStore,
  Tokens,
} from '@octavo/domain/account/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import type { DocumentStore, QuestionStore } from '@octavo/domain/documents/ports';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import type {
  Clock,
  DiskSpace,
  FileIndex,
  FileStore,
  IdGenerator,
  IntentLog,
  JobQueue,
  JobStore,
  KeyStore,
  Vault,
} from '@octavo/domain/ports';
import type { WorkerProtection } from '@octavo/domain/worker';
import { accountData } from '../database/account-data.ts';
import { accountStore } from '../database/accounts.ts';
import { attempts } from '../database/attempts.ts';
import { authFlowStore } from '../database/auth-flows.ts';
import { Ballast } from '../database/ballast.ts';
import { type ListeningChanges, listenToChanges } from '../database/changes.ts';
import { connect, type Database, migrate } from '../database/database.ts';
import { documentStore } from '../database/documents.ts';
import { emailOutbox } from '../database/email-outbox.ts';
import { databaseFolder, embeddedUrl, openEmbedded, startBytes } from '../database/embedded.ts';
import { asDatabaseFailure, isSurelyNotWritten } from '../database/failed-writes.ts';
import { fileIndex } from '../database/files.ts';
import { sealTaskNames, taskHistory } from '../database/history.ts';
import { isDatabaseAway } from '../database/is-away.ts';
import { jobStore } from '../database/jobs.ts';
import { keepRunning } from '../database/keep-running.ts';
import { loginLinkStore } from '../database/login-links.ts';
import { messageStore } from '../database/messages.ts';
import { openPing } from '../database/ping.ts';
import { questionStore } from '../database/questions.ts';
import { jobQueue, queueOf } from '../database/queue.ts';
import { requireDatabase } from '../database/require-database.ts';
import { sessionStore } from '../database/sessions.ts';
import { listWorkers } from '../database/workers.ts';
import { emailWriter } from '../database/write-email.ts';
import { migrateDemoPayments } from '../demo-payments/migrate.ts';
import type { Config } from '../settings/config.ts';
import { clearAbandoned, openDiskStore } from '../storage/disk/file-store.ts';
import { openDiskSpace } from '../storage/disk/free-space.ts';
import { openIntentLog } from '../storage/disk/intent-log.ts';
import { openKeyStore } from '../storage/disk/key-store.ts';
import { keyedPseudonyms } from '../storage/vault/pseudonyms.ts';
import { receiptSigner } from '../storage/vault/receipt-signer.ts';
import { openRowSeal } from '../storage/vault/row-seal.ts';
import { loadServerKey } from '../storage/vault/server-key.ts';
import { openVault } from '../storage/vault/vault.ts';
import { isNoRoom } from '../system/durable.ts';
import { prepareDataFolder } from '../system/folders.ts';
import { fullFolder } from '../system/full-folder.ts';
import { randomIds, systemClock } from '../system/system.ts';
import { randomTokens } from '../system/tokens.ts';
import { demoTablesOf } from './demo-tables.ts';
import { findTroubles } from './find-troubles.ts';

/** Dependencies that web and worker processes share. */
export interface Platform {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly space: DiskSpace;
  readonly store: FileStore;
  readonly keys: KeyStore;
  readonly intents: IntentLog;
  readonly vault: Vault;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly documents: DocumentStore;
  readonly questions: QuestionStore;
  readonly accountData: AccountData;
  readonly history: TaskHistory;
  readonly receipts: ReceiptSigner;
  readonly changes: ListeningChanges;
  readonly queue: JobQueue;
  /** Running workers of all machines. */
  readonly listWorkers: () => Promise<readonly WorkerProtection[]>;
  readonly tokens: Tokens;
  readonly pseudonyms: Pseudonyms;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly authFlows: AuthFlowStore;
  readonly attempts: Attempts;
  readonly emails: EmailOutbox;
  readonly messages: MessageStore;
  readonly database: Database;
  /** Key derived from the server's for one use. */
  secretFor(use: string): Uint8Array;
  /** True for an error that means that the database is unavailable. */
  isDatabaseAway(error: unknown): boolean;
  /** True for an error after which a transaction has certainly not been committed. */
  isSurelyNotWritten(error: unknown): boolean;
  /** Rejects with the driver's error while the database does not answer; checks at most once a second. */
  requireDatabase(): Promise<void>;
  /** Reasons why requests cannot all be served, in sentences for the operator; empty when they can. */
  findTroubles(): Promise<readonly string[]>;
  /** Removes partial files of uploads that were cut off. */
  clearAbandoned(now: Date): Promise<number>;
  close(): Promise<void>;
}

/** Without `storage`, as in tests, there is no reserve and no ballast. */
export type PlatformConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'serverKey'> &
  Partial<Pick<Config, 'storage'>>;

const noStorage: Config['storage'] = { reserveBytes: 0, ballastBytes: 0 };

/** Maximum connections of one process, besides the one that listens. */
const connections = 8;

/** Ballast of the embedded database; of size 0 with an external one. */
function ballastOf(url: string, { dataFolder, storage = noStorage }: PlatformConfig): Ballast {
  const folder = databaseFolder(dataFolder);
  const isEmbedded = url === embeddedUrl(dataFolder);

  return new Ballast(folder, isEmbedded ? storage.ballastBytes : 0);
}

/**
 * Destroys files past their retention. Runs before the database is started: no file outlives its hour because
 * the database does not start, and on a full disk this makes room for it.
 */
export async function destroyExpiredFiles(
  config: PlatformConfig,
  onError: (error: Error) => void,
): Promise<void> {
  await destroyExpired(await openStores(config, onError), systemClock.now(), (destroy) =>
    destroy().then(
      () => true,
      (error: Error) => {
        onError(error);

        return false;
      },
    ),
  );
}

/** Starts or finds the database, brings it up to date and opens everything on it. */
export async function openPlatform(
  config: PlatformConfig,
  onError: (error: Error) => void,
  programOf: (tool: string) => Program | undefined = () => undefined,
): Promise<Platform> {
  await prepareDataFolder(config.dataFolder);
  await destroyExpiredFiles(config, onError);

  if (config.databaseUrl !== null) {
    await requireDatabase(config.databaseUrl);

    return openOn(config.databaseUrl, config, onError, programOf);
  }

  const embedded = await openEmbedded(config.dataFolder, config.storage);
  const running = keepRunning(embedded, {
    onRestart: () => onError(new Error('the database had stopped and was restarted')),
    onFailure: onError,
  });

  try {
    const platform = await openOn(embedded.url, config, onError, programOf);

    return {
      ...platform,

      async close() {
        await running.stop();
        await platform.close();
        await embedded.release();
      },
    };
  } catch (error) {
    await running.stop();
    await embedded.release();
    throw error;
  }
}

/** Opens everything on the database. @throws CannotStart when the disk is full. */
async function openOn(...given: Parameters<typeof openParts>): Promise<Platform> {
  try {
    return await openParts(...given);
  } catch (error) {
    const [, { dataFolder }] = given;
    const isFull = isNoRoom(error) || isFailure(asDatabaseFailure(error));

    throw isFull ? await fullFolder(dataFolder, startBytes, error) : error;
  }
}

/** The parts of the data folder that need no database. */
async function openStores(
  { dataFolder, storage = noStorage }: PlatformConfig,
  onError: (error: Error) => void,
) {
  const files = filesFolder(dataFolder);
  const space = openDiskSpace([dataFolder, files], storage.reserveBytes);

  return {
    space,
    store: await openDiskStore(files, space),
    keys: await openKeyStore(join(dataFolder, 'keys'), onError),
  };
}

const filesFolder = (dataFolder: string) => join(dataFolder, 'files');

/**
 * Migrates on a connection without timeouts: migrations may take long on large tables, and wait for those of
 * another process.
 */
async function migrateAlone(url: string, onError: (error: Error) => void): Promise<void> {
  const database = connect(url, 1, onError, {});

  try {
    await migrate(database);
    await migrateDemoPayments(demoTablesOf(database));
  } finally {
    await database.destroy();
  }
}

async function openParts(
  url: string,
  config: PlatformConfig,
  onError: (error: Error) => void,
  programOf: (tool: string) => Program | undefined,
): Promise<Platform> {
  await migrateAlone(url, onError);
  const database = connect(url, connections, onError);
  const changes = await listenToChanges(url, onError);
  const { space, store, keys } = await openStores(config, onError);
  const intents = await openIntentLog(join(config.dataFolder, 'intents'));
  const serverKey = await loadServerKey(config.dataFolder, config.serverKey);
  const destroyKey = (key: string) =>
    keys.destroy(key).then(
      () => true,
      (error: Error) => {
        onError(error);

        return false;
      },
    );

  const vault = openVault({ store, keys, intents, serverKey, ids: randomIds });
  const ping = openPing(database);
  const seals = {
    files: openRowSeal({ keys, intents, serverKey, ids: randomIds }),
    // Separate from the keys of files: these live as long as their accounts, and the sweep need not check
    // them.
    history: openRowSeal({
      keys: await openKeyStore(join(config.dataFolder, 'history-keys'), onError),
      intents: null,
      serverKey,
      ids: randomIds,
    }),
  };
  await sealTaskNames(database, seals.history);
  const queue = jobQueue({
    database,
    clock: systemClock,
    seal: seals.files,
    worker: randomIds.token(),
    watchQueue: changes.watchQueue,
    onError,
  });
  const writeEmail = emailWriter(vault, randomIds);

  return {
    clock: systemClock,
    ids: randomIds,
    space,
    store,
    keys,
    intents,
    vault,
    files: fileIndex(database, seals.files),
    jobs: jobStore(database, (tool) => queueOf(programOf(tool)), destroyKey, seals),
    documents: documentStore(database, seals.files, destroyKey),
    questions: questionStore(database, seals.files),
    accountData: accountData(database, seals),
    history: taskHistory(database, seals.history),
    receipts: receiptSigner(serverKey),
    changes,
    queue,
    listWorkers: () => listWorkers(database),
    tokens: randomTokens,
    pseudonyms: keyedPseudonyms(serverKey),
    accounts: accountStore(database, writeEmail, seals.history),
    sessions: sessionStore(database),
    links: loginLinkStore(database),
    authFlows: authFlowStore(database),
    attempts: attempts(database),
    emails: emailOutbox(database, vault, writeEmail),
    messages: messageStore(database, writeEmail),
    database,
    secretFor: (use) => serverKey.derive(use),
    isDatabaseAway,
    isSurelyNotWritten,
    clearAbandoned: (now) => clearAbandoned(filesFolder(config.dataFolder), now),
    requireDatabase: () => ping.require(),
    findTroubles: () => findTroubles(ping, space, ballastOf(url, config)),

    async close() {
      await queue.stop();
      await changes.close();
      await database.destroy();
      intents.close();
    },
  };
}
