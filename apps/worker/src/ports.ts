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
import type { OperatorBlank } from '@octavo/engine-node/forms/operator-blanks';
import type { FormFolder } from '@octavo/forms/_gen/forms';
import type { SealKey } from '@octavo/tools/kit/types';
import type { Logger } from 'pino';
import type { SandboxPool } from './sandbox/pool.ts';

/** Dependencies of running jobs. */
export interface WorkerPorts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly vault: Vault;
  readonly space: DiskSpace;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly changes: JobChanges;
  readonly pool: SandboxPool;
  /** Null for an unknown tool. */
  readonly runRulesOf: (tool: string) => RunRules | null;
  /** Maximum bytes of all results of one job together. */
  readonly outputBytes: number;
  readonly storageLimits: StorageLimits;
  /** Address of the time-stamp authority for signatures; null when none is configured. */
  readonly timeStampAuthority: string | null;
  /** Certificates that signers are checked against, as base64 of their DER. */
  readonly trustedRoots: readonly string[];
  /** Newer blanks of the operator. */
  readonly formBlanks: readonly OperatorBlank[];
  /** Key of the operator's seal; null when none is configured. */
  readonly seal: SealKey | null;
  /** True for an error after which a transaction has certainly not been committed. */
  readonly isSurelyNotWritten: (error: unknown) => boolean;
  readonly log: Logger;
}

/** Resources and programs that the runs of a tool need. */
export interface RunRules {
  /** Wall-clock seconds for one input. */
  readonly wallSeconds: number;
  readonly joins: 'each' | 'all';
  readonly reaches?: 'web' | 'authorities';
  /** Form that the tool fills in. */
  readonly form?: FormFolder;
  /** Program with a slow start, started ahead when that is worth its memory. */
  readonly program?: Program;
}

/** Error of a run that is ended from outside, with the reason. */
export class RunStopped extends Error {
  readonly why: 'cancelled' | 'lost' | 'worker-stops';

  constructor(why: 'cancelled' | 'lost' | 'worker-stops') {
    super(why);
    this.name = 'RunStopped';
    this.why = why;
  }
}
