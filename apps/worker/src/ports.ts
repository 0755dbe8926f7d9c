import type { Program } from '@octavo/contract/programs';
import type { StorageLimits } from '@octavo/domain/access/storage-quota';
import type {
  Clock,
  DiskSpace,
  FileIndex,
  IdGenerator,
  JobChanges,
  JobStore,
  Vault,
} from '@octavo/domain/ports';
import type { Logger } from 'pino';
import type { SandboxPool } from './sandbox/pool.ts';

/** What running a job stands on. */
export interface WorkerPorts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly vault: Vault;
  readonly space: DiskSpace;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly changes: JobChanges;
  readonly pool: SandboxPool;
  /** Null for a tool nobody knows. */
  readonly runRulesOf: (tool: string) => RunRules | null;
  /** Bytes the results of one job may have together. */
  readonly outputBytes: number;
  readonly storageLimits: StorageLimits;
  readonly log: Logger;
}

/** What a tool may take for its runs. */
export interface RunRules {
  /** Wall-clock seconds for one input. */
  readonly wallSeconds: number;
  readonly joins: 'each' | 'all';
  readonly reaches?: 'web';
  /** Started ahead, where that is worth its memory. */
  readonly program?: Program;
}

/** Why a run is ended from outside. */
export class RunStopped extends Error {
  readonly why: 'cancelled' | 'lost' | 'worker-stops';

  constructor(why: 'cancelled' | 'lost' | 'worker-stops') {
    super(why);
    this.name = 'RunStopped';
    this.why = why;
  }
}
