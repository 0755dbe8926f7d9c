import { join } from 'node:path';
import type { Belongings } from '@octavo/domain/account/belongings';
import type { ReceiptSigner, TaskHistory } from '@octavo/domain/account/history';
import type {
  AccountStore,
  Attempts,
  LoginLinkStore,
  Marks,
  SessionStore,
  SignInTripStore,
  Tokens,
} from '@octavo/domain/account/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import type { LetterBox } from '@octavo/domain/mail/letters';
import type {
  Clock,
  FileIndex,
  FileStore,
  Ids,
  IntentLog,
  JobStore,
  KeyStore,
  Vault,
} from '@octavo/domain/ports';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { clearAbandoned, openDiskStore } from './disk/file-store.ts';
import { openDiskSpace } from './disk/free-space.ts';
import { openIntentLog } from './disk/intent-log.ts';
import { openKeyStore } from './disk/key-store.ts';
import { accountStore } from './postgres/accounts.ts';
import { attempts } from './postgres/attempts.ts';
import { belongings } from './postgres/belongings.ts';
import { type ListeningChanges, listenToChanges } from './postgres/changes.ts';
import { connect, type Database, migrate } from './postgres/database.ts';
import { openEmbedded } from './postgres/embedded.ts';
import { fileIndex } from './postgres/files.ts';
import { taskHistory } from './postgres/history.ts';
import { jobStore } from './postgres/jobs.ts';
import { letterBox } from './postgres/letters.ts';
import { loginLinkStore } from './postgres/login-links.ts';
import { messageStore } from './postgres/messages.ts';
import { openQueue, type ProgramOf, type Queue } from './postgres/queue.ts';
import { requireDatabase } from './postgres/require-database.ts';
import { sessionStore } from './postgres/sessions.ts';
import { signInTripStore } from './postgres/sign-in-trips.ts';
import { letterWriter } from './postgres/write-letter.ts';
import { prepareDataFolder } from './system/folders.ts';
import { randomIds, systemClock } from './system/system.ts';
import { randomTokens } from './system/tokens.ts';
import { keyedMarks } from './vault/marks.ts';
import { receiptSigner } from './vault/receipt-signer.ts';
import { loadServerKey } from './vault/server-key.ts';
import { openVault } from './vault/vault.ts';

/** What web and worker processes both stand on. */
export interface Platform {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly space: DiskSpace;
  readonly store: FileStore;
  readonly keys: KeyStore;
  readonly intents: IntentLog;
  readonly vault: Vault;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly belongings: Belongings;
  readonly history: TaskHistory;
  readonly receipts: ReceiptSigner;
  readonly changes: ListeningChanges;
  readonly queue: Queue;
  readonly tokens: Tokens;
  readonly marks: Marks;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly trips: SignInTripStore;
  readonly attempts: Attempts;
  readonly letters: LetterBox;
  readonly messages: MessageStore;
  readonly database: Database;
  /** A key made from the server's for one use. */
  secretFor(use: string): Uint8Array;
  checkReady(): Promise<void>;
  /** Removes what uploads that were cut off left on the disk. */
  clearAbandoned(now: Date): Promise<number>;
  close(): Promise<void>;
}

/** Without `storage`, as in tests, there is neither reserve nor ballast. */
export type PlatformConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'serverKey'> &
  Partial<Pick<Config, 'storage'>>;

const noStorage: Config['storage'] = { reserveBytes: 0, ballastBytes: 0 };

/** Connections one process holds at most, besides those of queue and listener. */
const connections = 8;

/** Starts or finds the database, brings it up to date and opens everything on it. */
export async function openPlatform(
  config: PlatformConfig,
  role: 'sender' | 'worker',
  onError: (error: Error) => void,
  programOf: ProgramOf = () => undefined,
): Promise<Platform> {
  await prepareDataFolder(config.dataFolder);

  if (config.databaseUrl !== null) {
    await requireDatabase(config.databaseUrl);

    return openOn(config.databaseUrl, config, role, onError, programOf);
  }

  const embedded = await openEmbedded(config.dataFolder);

  try {
    const platform = await openOn(embedded.url, config, role, onError, programOf);

    return {
      ...platform,

      async close() {
        await platform.close();
        await embedded.release();
      },
    };
  } catch (error) {
    await embedded.release();
    throw error;
  }
}

async function openOn(
  url: string,
  config: PlatformConfig,
  role: 'sender' | 'worker',
  onError: (error: Error) => void,
  programOf: ProgramOf,
): Promise<Platform> {
  const database = connect(url, connections, onError);
  await migrate(database);
  const queue = await openQueue(url, role, onError, programOf);
  const changes = await listenToChanges(url, onError);
  const folder = join(config.dataFolder, 'files');
  const { reserveBytes } = config.storage ?? noStorage;
  const space = openDiskSpace(config.dataFolder, reserveBytes);
  const store = await openDiskStore(folder, space);
  const keys = await openKeyStore(join(config.dataFolder, 'keys'), onError);
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
  const writeLetter = letterWriter(vault, randomIds);

  return {
    clock: systemClock,
    ids: randomIds,
    space,
    store,
    keys,
    intents,
    vault,
    files: fileIndex(database),
    jobs: jobStore(database, queue.enqueue, destroyKey),
    belongings: belongings(database),
    history: taskHistory(database),
    receipts: receiptSigner(serverKey),
    changes,
    queue,
    tokens: randomTokens,
    marks: keyedMarks(serverKey),
    accounts: accountStore(database, writeLetter),
    sessions: sessionStore(database),
    links: loginLinkStore(database),
    trips: signInTripStore(database),
    attempts: attempts(database),
    letters: letterBox(database, vault, writeLetter),
    messages: messageStore(database, writeLetter),
    database,
    secretFor: (use) => serverKey.derive(use),
    clearAbandoned: (now) => clearAbandoned(folder, now),

    async checkReady() {
      await sql`select 1`.execute(database);
    },

    async close() {
      await queue.stop();
      await changes.close();
      await database.destroy();
      intents.close();
    },
  };
}
