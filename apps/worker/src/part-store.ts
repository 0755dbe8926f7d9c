import { type ReportedPart, storePart } from '@octavo/application/jobs/store-part';
import { isFailure } from '@octavo/contract/failures';
import type { RunningJob } from '@octavo/domain/job';
import type { WorkerPorts } from './ports.ts';
import { openResult } from './results.ts';
import type { RunFolders } from './sandbox/command.ts';

/** Parts of one reading at most: a file of five hours has fewer. */
const mostParts = 100;

/**
 * Stores what a reading has read so far, one part after another. After the first that cannot be stored, none is: parts
 * follow each other without a gap. The reading itself goes on.
 */
export class PartStore {
  readonly #ports: WorkerPorts;
  readonly #job: RunningJob;
  readonly #folders: RunFolders;
  #stored: Promise<void> = Promise.resolve();
  #lastPage = 0;
  #count = 0;
  #bytesLeft: number;
  #isClosed = false;

  constructor(ports: WorkerPorts, job: RunningJob, folders: RunFolders) {
    this.#ports = ports;
    this.#job = job;
    this.#folders = folders;
    this.#bytesLeft = ports.outputBytes;
  }

  add(part: ReportedPart): void {
    const isNext = part.lastPage > this.#lastPage && part.lastPage <= part.pageCount;

    // Only readings have parts; the process of another tool may have been taken over.
    if (!this.#job.isReading || !isNext || this.#count === mostParts) {
      this.#isClosed = true;
    }

    if (!this.#isClosed) {
      this.#lastPage = part.lastPage;
      this.#count += 1;
      this.#stored = this.#stored.then(() => this.#store(part));
    }
  }

  /** Waits until nothing of the run's folder is read any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stored;
  }

  async #store(part: ReportedPart): Promise<void> {
    // The result has these pages, too.
    if (this.#isClosed) {
      return;
    }

    try {
      const open = (path: string) => openResult(path, this.#folders);
      const sizeBytes = await storePart(this.#ports, this.#job, part, this.#bytesLeft, open);
      this.#bytesLeft -= sizeBytes ?? 0;
      this.#isClosed ||= sizeBytes === null;
    } catch (error) {
      this.#isClosed = true;
      const reason = isFailure(error) ? error.code : 'request-failed';
      this.#ports.log.warn({ err: error, reason, jobId: this.#job.id }, 'part of a reading not stored');
    }
  }
}
