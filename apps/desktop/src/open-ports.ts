import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { memoryDocumentStore } from '@octavo/adapters/memory/document-store';
import { memoryFileIndex } from '@octavo/adapters/memory/file-index';
import { memoryJobQueue } from '@octavo/adapters/memory/job-queue';
import { memoryJobStore } from '@octavo/adapters/memory/job-store';
import { memoryQuestionStore } from '@octavo/adapters/memory/question-store';
import { openMemoryState } from '@octavo/adapters/memory/state';
import { openDiskStore } from '@octavo/adapters/storage/disk/file-store';
import { openDiskSpace } from '@octavo/adapters/storage/disk/free-space';
import { openIntentLog } from '@octavo/adapters/storage/disk/intent-log';
import { openKeyStore } from '@octavo/adapters/storage/disk/key-store';
import { keyedPseudonyms } from '@octavo/adapters/storage/vault/pseudonyms';
import { receiptSigner } from '@octavo/adapters/storage/vault/receipt-signer';
import { openRowSeal } from '@octavo/adapters/storage/vault/row-seal';
import { SealingKey } from '@octavo/adapters/storage/vault/sealing-key';
import { openVault } from '@octavo/adapters/storage/vault/vault';
import { randomIds, systemClock } from '@octavo/adapters/system/system';
import { randomTokens } from '@octavo/adapters/system/tokens';
import type { Program } from '@octavo/contract/programs';
import type { SessionStore } from '@octavo/domain/account/ports';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { WorkerProtection } from '@octavo/domain/worker';
import type { HostPorts } from '@octavo/server/open-server';
import type { RunHost } from '@octavo/worker/open-runs';
import { refusingPort } from './refusing-port.ts';

export interface DesktopPorts {
  readonly server: HostPorts;
  readonly runs: RunHost;
  /** Reports how the runs are isolated, once that is known. */
  setProtection(protection: WorkerProtection): void;
}

/**
 * Ports of one process. Bytes are encrypted with a key that is never written: what a crash leaves in the folder cannot
 * be read.
 */
export async function openPorts(
  folder: string,
  programOf: (tool: string) => Program | undefined,
  onError: (error: unknown) => void,
): Promise<DesktopPorts> {
  const state = openMemoryState();
  const space = openDiskSpace([folder], 0);
  const store = await openDiskStore(join(folder, 'files'), space);
  const keys = await openKeyStore(join(folder, 'keys'), onError);
  const intents = await openIntentLog(join(folder, 'intents'));
  const serverKey = new SealingKey(randomBytes(32));
  const vault = openVault({ store, keys, intents, serverKey, ids: randomIds });
  const seal = openRowSeal({ keys, intents, serverKey, ids: randomIds });
  const destroyKey = (key: string) =>
    keys.destroy(key).then(
      () => true,
      (error: unknown) => {
        onError(error);

        return false;
      },
    );
  const jobs = memoryJobStore(state, destroyKey);
  const queue = memoryJobQueue({ state, jobs, clock: systemClock, programOf, onError });
  const protections: WorkerProtection[] = [];
  const isSurelyNotWritten = () => true;
  const shared = {
    clock: systemClock,
    ids: randomIds,
    space,
    vault,
    files: memoryFileIndex(state),
    jobs,
    changes: state.changes,
    isSurelyNotWritten,
  };

  return {
    runs: { ...shared, queue },
    setProtection: (protection) => protections.push(protection),

    server: {
      ...shared,
      documents: memoryDocumentStore(state, seal, destroyKey),
      questions: memoryQuestionStore(state),
      tokens: randomTokens,
      pseudonyms: keyedPseudonyms(serverKey),
      receipts: receiptSigner(serverKey),
      accounts: refusingPort(),
      accountData: refusingPort(),
      accountPlans: refusingPort(),
      history: refusingPort(),
      // Cookies belong to a host, whatever its port: one of a server on this computer opens nothing here.
      sessions: refusingPort<SessionStore>({ find: async () => null, end: async () => undefined }),
      links: refusingPort(),
      authFlows: refusingPort(),
      attempts: refusingPort(),
      emails: refusingPort(),
      messages: refusingPort(),
      billing: refusingPort<BillingPorts>({
        providers: new Map(),
        plans: { plans: [], currencies: [], exchangeRate: 1 },
      }),
      demoPayments: null,
      google: null,
      isDatabaseAway: () => false,
      requireDatabase: async () => undefined,
      listWorkers: async () => protections,
      findTroubles: async () => [],

      async close() {
        intents.close();
      },
    },
  };
}
