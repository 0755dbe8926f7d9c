import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEndingOf } from '@octavo/domain/folders/plan';
import { type SeenFile, takeStill, type WaitingFiles } from '@octavo/domain/folders/still';
import { RunStopped } from '@octavo/worker/ports';
import { type FileRow, waitingRow } from './file-row.ts';
import { findFiles } from './find-files.ts';
import { type Problem, problemOf } from './problem.ts';
import type { CheckedTask } from './task.ts';
import { type WorkPlace, workOnFile } from './work-on-file.ts';

/** Milliseconds between two looks at a folder; a look that takes long is followed by a longer pause. */
const lookMilliseconds = 1000;
const longestPause = 10;

/** Rows that the list shows. */
const recentRows = 50;

export interface WatchParts {
  readonly task: CheckedTask;
  readonly place: WorkPlace;
  /** Hashes of the files that are done; null for a new watch, for which all files that are there count as done. */
  readonly known: readonly string[] | null;
  /** Called when `known` has changed. */
  onChange(): void;
  readonly work?: typeof workOnFile;
}

/** Looks at a folder again and again, and works on each file that is new and has stopped growing. */
export class FolderWatch {
  readonly #parts: WatchParts;
  readonly #stopping = new AbortController();
  readonly #known = new Set<string>();
  readonly #running: Promise<void>;
  #recent: FileRow[] = [];
  #problem: Problem | null = null;
  #done = 0;
  #failed = 0;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    parts.known?.forEach((each) => this.#known.add(each));
    this.#running = this.#watch(parts.known === null);
  }

  get recent(): readonly FileRow[] {
    return this.#recent;
  }

  /** Problem of the folder itself; the watch goes on when it is over. */
  get problem(): Problem | null {
    return this.#problem;
  }

  get counts(): { readonly done: number; readonly failed: number } {
    return { done: this.#done, failed: this.#failed };
  }

  get known(): readonly string[] {
    return [...this.#known];
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new RunStopped('cancelled'));
    await this.#running;
  }

  async #watch(isNew: boolean): Promise<void> {
    const { signal } = this.#stopping;
    let waiting: WaitingFiles = new Map();
    let knowsAll = !isNew;

    while (!signal.aborted) {
      const startedAt = performance.now();

      try {
        const seen = await this.#look();
        this.#problem = null;

        if (!knowsAll) {
          seen.forEach((file) => this.#known.add(hashOf(file)));
          knowsAll = true;
          this.#parts.onChange();
        }

        const taken = takeStill(waiting, seen, performance.now(), (file) => this.#known.has(hashOf(file)));
        waiting = taken.waiting;

        for (const file of taken.ready) {
          await this.#work(file);
        }
      } catch (error) {
        // A drive that was taken out may come back.
        this.#problem = problemOf(error);
      }

      const pause = Math.max(lookMilliseconds, (performance.now() - startedAt) * longestPause);
      // Rejects only when the watch is stopped.
      await delay(Math.min(pause, lookMilliseconds * longestPause), undefined, { signal }).catch(
        () => undefined,
      );
    }
  }

  async #look(): Promise<SeenFile[]> {
    const { source, target, steps } = this.#parts.task;
    const seen = await findFiles(source, target);

    return seen.filter(({ path }) => hasEndingOf(path, steps[0].facts.accepts));
  }

  async #work(file: SeenFile): Promise<void> {
    const { signal } = this.#stopping;

    if (signal.aborted) {
      return;
    }

    this.#show({ ...waitingRow(file.path, file.sizeBytes), state: 'running' });
    const { place, task, work = workOnFile } = this.#parts;

    try {
      const outcome = await work(place, task, file.path, {
        signal,
        onProgress: (share) => this.#update({ share }),
      });
      this.#known.add(hashOf(file));
      this.#done += 1;
      this.#update({ ...outcome, share: 1 });
    } catch (error) {
      if (error instanceof RunStopped) {
        this.#recent = this.#recent.slice(1);

        return;
      }

      const problem = problemOf(error);

      // Work that the computer had no room for is done later; a file that changed is looked at again.
      if (problem.code === 'storage-full' || problem.code === 'folder-not-writable') {
        this.#recent = this.#recent.slice(1);
        throw error;
      }

      this.#known.add(hashOf(file));
      this.#failed += 1;
      this.#update({ state: 'failed', share: 1, problem });
    }

    this.#parts.onChange();
  }

  #show(row: FileRow): void {
    this.#recent = [row, ...this.#recent].slice(0, recentRows);
  }

  #update(changed: Partial<FileRow>): void {
    const [latest, ...others] = this.#recent;

    if (latest !== undefined) {
      this.#recent = [{ ...latest, ...changed }, ...others];
    }
  }
}

/** Fingerprint of a file and its contents, which is kept in the place of its name. */
function hashOf({ path, sizeBytes, changedAt }: SeenFile): string {
  return createHash('sha256').update(`${path}\0${sizeBytes}\0${changedAt}`).digest('base64url').slice(0, 22);
}
