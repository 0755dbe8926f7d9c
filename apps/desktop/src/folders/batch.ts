import { stat } from 'node:fs/promises';
import type {
  FolderBatchState,
  FolderBatchView,
  FolderFileState,
  FolderFilesView,
} from '@octavo/contract/folders';
import { act, type BatchAction, countStates, isOver, mayStart, settle } from '@octavo/domain/folders/batch';
import { reportName } from '@octavo/domain/folders/own-files';
import type { FilePlan } from '@octavo/domain/folders/plan';
import { csvReport } from '@octavo/domain/folders/report';
import { folderReportWords } from '@octavo/i18n/folders';
import type { Locale } from '@octavo/i18n/locales';
import { RunStopped } from '@octavo/worker/ports';
import { type FileRow, reportedRow, rowView, waitingRow } from './file-row.ts';
import { namePart, writePart } from './place-result.ts';
import { type Problem, problemOf, problemView } from './problem.ts';
import type { CheckedTask } from './task.ts';
import { type WorkPlace, workOnFile } from './work-on-file.ts';

export interface BatchParts {
  readonly id: string;
  readonly task: CheckedTask;
  readonly plan: FilePlan;
  readonly place: WorkPlace;
  /** Files that are worked on at once. */
  readonly lanes: number;
  readonly work?: typeof workOnFile;
}

/** Running files that are named: many small ones share a process. */
const mostShown = 3;

/** Problems of the computer rather than of a file: the next file would have them, too. */
const pausing: readonly Problem['code'][] = ['storage-full', 'folder-missing', 'folder-not-writable'];

/** Works on the files of a folder, one after the other or a few at once. A file that fails stops no other. */
export class FolderBatch {
  readonly id: string;
  /** Resolves when no file waits or runs, and the report is written. */
  readonly ended: Promise<void>;
  readonly #task: CheckedTask;
  readonly #others: number;
  readonly #lanes: number;
  readonly #work: (path: string, onProgress: (share: number) => void) => ReturnType<typeof workOnFile>;
  readonly #rows: FileRow[];
  readonly #running = new Set<number>();
  readonly #startedAt = new Date();
  readonly #stopping = new AbortController();
  #end: () => void = () => {};
  #next = 0;
  #again: number[] = [];
  #state: FolderBatchState = 'running';
  #because: Problem | null = null;
  #report: string | null = null;
  #finishedAt: Date | null = null;

  constructor({ id, task, plan, place, lanes, work = workOnFile }: BatchParts) {
    this.id = id;
    this.#task = task;
    this.#others = plan.others;
    this.#lanes = lanes;
    this.#rows = plan.files.map(({ path, sizeBytes }) => waitingRow(path, sizeBytes));
    this.#work = (path, onProgress) => work(place, task, path, { signal: this.#stopping.signal, onProgress });
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#startNext();
  }

  /** Neither paused nor over. */
  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get isOver(): boolean {
    return this.#finishedAt !== null;
  }

  act(action: BatchAction): void {
    this.#state = act(this.#state, action, { running: this.#running.size });

    if (action === 'resume') {
      this.#because = null;
    }

    if (action === 'cancel') {
      this.#stopping.abort(new RunStopped('cancelled'));
      this.#settle();
    }

    this.#startNext();
  }

  /** Folder of the results. */
  get target(): string {
    return this.#task.target;
  }

  view(locale: Locale): FolderBatchView {
    const { source, target, steps } = this.#task;

    return {
      id: this.id,
      // The report belongs to the end.
      state: isOver(this.#state) && !this.isOver ? 'running' : this.#state,
      because: this.#because === null ? null : problemView(this.#because, locale),
      source,
      target,
      tools: steps.map(({ facts }) => facts.name[locale]),
      total: this.#rows.length,
      others: this.#others,
      counts: countStates(this.#rows.map(({ state }) => state)),
      running: [...this.#running]
        .slice(0, mostShown)
        .flatMap((index) => this.#rows[index] ?? [])
        .map((row) => rowView(row, locale)),
      report: this.#report,
      startedAt: this.#startedAt.toISOString(),
      finishedAt: this.#finishedAt?.toISOString() ?? null,
    };
  }

  /** Part of the files in one of the states, or of all. */
  files(
    locale: Locale,
    states: readonly FolderFileState[] | null,
    from: number,
    count: number,
  ): FolderFilesView {
    const rows = this.#rows.filter(({ state }) => states === null || states.includes(state));

    return { files: rows.slice(from, from + count).map((row) => rowView(row, locale)), total: rows.length };
  }

  #startNext(): void {
    for (let index = this.#peek(); index !== null; index = this.#peek()) {
      const sizes = [...this.#running].map((each) => this.#rows[each]?.sizeBytes ?? 0);

      if (!mayStart(this.#state, sizes, this.#rows[index]?.sizeBytes ?? 0, this.#lanes)) {
        return;
      }

      this.#take(index);
      void this.#run(index);
    }

    this.#settle();
  }

  #peek(): number | null {
    return this.#again[0] ?? (this.#next < this.#rows.length ? this.#next : null);
  }

  #take(index: number): void {
    if (this.#again[0] === index) {
      this.#again.shift();
    } else {
      this.#next += 1;
    }

    this.#running.add(index);
    this.#change(index, { state: 'running', share: 0 });
  }

  async #run(index: number): Promise<void> {
    try {
      const outcome = await this.#work(this.#rows[index]?.path ?? '', (share) =>
        this.#change(index, { share }),
      );
      this.#change(index, { ...outcome, share: 1 });
    } catch (error) {
      await this.#fail(index, error);
    }

    this.#running.delete(index);
    this.#settle();
    this.#startNext();
  }

  async #fail(index: number, error: unknown): Promise<void> {
    if (error instanceof RunStopped) {
      this.#change(index, { state: 'waiting', share: 0 });

      return;
    }

    const problem = await this.#withSource(problemOf(error));

    if (pausing.includes(problem.code)) {
      this.#again.push(index);
      this.#because = problem;
      this.#state = act(this.#state, 'pause', { running: this.#running.size });
      this.#change(index, { state: 'waiting', share: 0 });
    } else {
      this.#change(index, { state: 'failed', share: 1, problem });
    }
  }

  /** Every file has gone when the folder has, as with a drive that was taken out. */
  async #withSource(problem: Problem): Promise<Problem> {
    const isGone =
      problem.code === 'file-vanished' &&
      (await stat(this.#task.source).then(
        () => false,
        () => true,
      ));

    return isGone ? { code: 'folder-missing', values: {} } : problem;
  }

  #change(index: number, changed: Partial<FileRow>): void {
    const row = this.#rows[index];

    if (row !== undefined) {
      this.#rows[index] = { ...row, ...changed };
    }
  }

  #settle(): void {
    if (isOver(this.#state) && this.#running.size > 0) {
      return;
    }

    const waiting = this.#peek() === null ? 0 : 1;
    const before = this.#state;
    this.#state = settle(before, { waiting, running: this.#running.size });

    if (isOver(this.#state) && this.#finishedAt === null && !this.#isFinishing) {
      this.#isFinishing = true;
      void this.#finish();
    }
  }

  #isFinishing = false;

  async #finish(): Promise<void> {
    for (const [index, { state }] of this.#rows.entries()) {
      if (state === 'waiting') {
        this.#change(index, { state: 'cancelled', problem: { code: 'not-processed', values: {} } });
      }
    }

    try {
      this.#report = await this.#writeReport();
    } catch (error) {
      // The outcome of every file stays on the page.
      this.#because = problemOf(error);
    }

    this.#finishedAt = new Date();
    this.#end();
  }

  async #writeReport(): Promise<string> {
    const { target, locale } = this.#task;
    const rows = this.#rows.map((row) => reportedRow(row, locale));
    const text = csvReport(rows, folderReportWords(locale));

    return namePart(await writePart(target, contentOf(text)), reportName(this.#startedAt));
  }
}

async function* contentOf(text: string) {
  yield Buffer.from(text);
}
