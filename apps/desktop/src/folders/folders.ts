import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import type {
  FolderPlanView,
  FoldersView,
  FolderTask,
  FolderWatchView,
  WatchStart,
} from '@octavo/contract/folders';
import type { BatchAction } from '@octavo/domain/folders/batch';
import { folderOf, planFiles } from '@octavo/domain/folders/plan';
import type { Locale } from '@octavo/i18n/locales';
import { catalogue, isToolId } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { OpenRuns } from '@octavo/worker/open-runs';
import { FolderBatch } from './batch.ts';
import { rowView } from './file-row.ts';
import { findFiles } from './find-files.ts';
import { type KeptWatch, KeptWatches } from './kept-watches.ts';
import { OptionFileStore } from './option-files.ts';
import { FolderFailure, logged, type Problem, problemOf, problemView } from './problem.ts';
import { filesPerRun, SharedRuns } from './shared-runs.ts';
import { type CheckedTask, checkTask } from './task.ts';
import { FolderWatch } from './watch.ts';
import type { WorkPlace } from './work-on-file.ts';

/** Processes at once: half of the processors, because programs that they start have threads of their own. */
const mostProcesses = 4;
const processesHere = Math.max(1, Math.min(mostProcesses, Math.floor(availableParallelism() / 2)));

interface Watched {
  readonly kept: KeptWatch;
  readonly watch: FolderWatch | null;
  readonly problem: Problem | null;
}

/** Batches and watched folders of the application. */
export class Folders {
  readonly #place: WorkPlace;
  readonly #store: KeptWatches;
  /** Copies of the files that options take. */
  readonly optionFiles: OptionFileStore;
  readonly #batches = new Map<string, FolderBatch>();
  readonly #watches = new Map<string, Watched>();
  readonly #onError: (error: unknown) => void;
  #mayWatch = false;

  constructor(
    runs: Pick<OpenRuns, 'runInPlace'>,
    dataFolder: string,
    settings: string,
    onError: (error: unknown) => void,
  ) {
    this.#place = { runs: new SharedRuns(runs, processesHere), folder: join(dataFolder, 'between'), onError };
    this.#store = new KeptWatches(settings);
    this.optionFiles = new OptionFileStore(join(dataFolder, 'options'), join(settings, 'watched-files'));
    this.#onError = onError;
  }

  /** Starts the watched folders that were active when the application was closed. */
  async open(): Promise<void> {
    const kept = await this.#store.read().catch((error: unknown) => {
      this.#report(error);

      return [];
    });

    for (const each of kept) {
      this.#watches.set(each.id, { kept: each, watch: null, problem: null });
    }

    if (kept.length === 0) {
      return;
    }

    this.#mayWatch = await this.#store.claim();
    const active = kept.filter((each) => each.isActive && each.missing.length === 0 && !each.needsPassword);

    for (const { id } of this.#mayWatch ? active : []) {
      await this.startWatch(id, { options: {} }).catch((error: unknown) =>
        this.#setProblem(id, problemOf(error)),
      );
    }
  }

  /** True while a batch is running; watched folders go on at the next start. */
  get isWorking(): boolean {
    return [...this.#batches.values()].some((batch) => batch.isRunning);
  }

  /** Ends all work; what was not done is in the reports, and watched folders go on at the next start. */
  async close(): Promise<void> {
    const batches = [...this.#batches.values()];
    batches.forEach((batch) => batch.act('cancel'));
    await Promise.all([
      ...batches.map(({ ended }) => ended),
      ...[...this.#watches.values()].map(({ watch }) => watch?.stop()),
    ]);

    if (this.#mayWatch) {
      await this.#save();
      await this.#store.release();
    }
  }

  view(locale: Locale): Promise<FoldersView> {
    const batches = [...this.#batches.values()].map((batch) => batch.view(locale)).toReversed();

    return Promise.all([...this.#watches.values()].map((watched) => this.#watchView(watched, locale))).then(
      (watches) => ({ batches, watches }),
    );
  }

  /** Counts the files that a task would work on. */
  async plan(given: FolderTask): Promise<FolderPlanView> {
    const task = await checkTask(given, this.optionFiles);
    const { files, others } = await planOf(task);

    return {
      files: files.length,
      bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      folders: new Set(files.map(({ path }) => folderOf(path))).size,
      others,
      kinds: task.steps[0].facts.accepts,
    };
  }

  /** @returns id of the batch @throws FolderFailure `nothing-to-do` */
  async startBatch(given: FolderTask): Promise<string> {
    const task = await checkTask(given, this.optionFiles);
    const plan = await planOf(task);

    if (plan.files.length === 0) {
      throw new FolderFailure('nothing-to-do');
    }

    const id = newId();
    // Programs such as LibreOffice take all the memory that a small computer has for one document.
    const usesProgram = task.steps.some(({ facts }) => facts.program !== undefined);
    const lanes = usesProgram ? 1 : processesHere * filesPerRun;
    this.#batches.set(id, new FolderBatch({ id, task, plan, place: this.#place, lanes }));

    return id;
  }

  /** @throws Failure `not-found` */
  batch(id: string): FolderBatch {
    const batch = this.#batches.get(id);

    if (batch === undefined) {
      throw new Failure('not-found');
    }

    return batch;
  }

  act(id: string, action: BatchAction): void {
    this.batch(id).act(action);
  }

  /** Takes a batch off the list; one that is not over is cancelled first. */
  async removeBatch(id: string): Promise<void> {
    const batch = this.batch(id);
    batch.act('cancel');
    await batch.ended;
    this.#batches.delete(id);
  }

  async addWatch(given: FolderTask): Promise<string> {
    const task = await checkTask(given, this.optionFiles);

    if (![...this.#watches.values()].every(({ kept }) => kept.task.source !== task.source)) {
      throw new FolderFailure('watched-already');
    }

    await this.#requireClaim();
    await this.optionFiles.keep(given.steps);
    const id = newId();
    const { source, target } = task;
    const kept = { id, isActive: true, known: [], ...withoutPasswords({ ...given, source, target }) };
    this.#start(kept, task, null);
    await this.#save();

    return id;
  }

  /** Starts a watched folder again, with the passwords that were not kept. */
  async startWatch(id: string, { password, options }: WatchStart): Promise<void> {
    const { kept, watch } = this.#watched(id);

    if (watch !== null) {
      return;
    }

    await this.#requireClaim();
    const steps = kept.task.steps.map((step, index) => ({
      ...step,
      options: { ...step.options, ...options[String(index)] },
    }));
    const task = await checkTask({ ...kept.task, steps, password: password ?? '' }, this.optionFiles);
    this.#start({ ...kept, isActive: true }, task, kept.known);
    await this.#save();
  }

  /** Folder of the results of a watched folder. @throws Failure `not-found` */
  watchTarget(id: string): string {
    return this.#watched(id).kept.task.target;
  }

  async stopWatch(id: string): Promise<void> {
    const { kept, watch } = this.#watched(id);
    await watch?.stop();
    this.#watches.set(id, {
      kept: { ...kept, isActive: false, known: [...(watch?.known ?? kept.known)] },
      watch: null,
      problem: null,
    });
    await this.#save();
  }

  async removeWatch(id: string): Promise<void> {
    await this.#watched(id).watch?.stop();
    this.#watches.delete(id);
    await this.#save();
    await this.optionFiles.removeUnneeded([...this.#watches.values()].flatMap(({ kept }) => kept.task.steps));
  }

  #start(kept: KeptWatch, task: CheckedTask, known: readonly string[] | null): void {
    const onChange = () => void this.#save().catch((error: unknown) => this.#report(error));
    const watch = new FolderWatch({ task, place: this.#place, known, onChange });
    this.#watches.set(kept.id, { kept, watch, problem: null });
  }

  #watched(id: string): Watched {
    const watched = this.#watches.get(id);

    if (watched === undefined) {
      throw new Failure('not-found');
    }

    return watched;
  }

  #setProblem(id: string, problem: Problem): void {
    this.#watches.set(id, { ...this.#watched(id), problem });
  }

  async #requireClaim(): Promise<void> {
    this.#mayWatch = this.#mayWatch || (await this.#store.claim());

    if (!this.#mayWatch) {
      throw new FolderFailure('watched-already');
    }
  }

  #report(error: unknown): void {
    this.#onError(logged(error));
  }

  #save(): Promise<void> {
    return this.#store.write(
      [...this.#watches.values()].map(({ kept, watch }) => ({
        ...kept,
        known: [...(watch?.known ?? kept.known)],
      })),
    );
  }

  async #watchView({ kept, watch, problem }: Watched, locale: Locale): Promise<FolderWatchView> {
    const { id, task, missing, needsPassword } = kept;
    const because = watch?.problem ?? problem;
    const names = task.steps.map(({ tool }) => (isToolId(tool) ? catalogue[tool].name[locale] : tool));
    const labels = missing.map(async ({ step, option }) => {
      const tool = task.steps[step]?.tool ?? '';
      const copy = isToolId(tool) ? await loadCopy(tool, locale) : null;

      return { step, option, tool: names[step] ?? '', label: copy?.options[option]?.label ?? option };
    });

    return {
      id,
      source: task.source,
      target: task.target,
      tools: names,
      isActive: watch !== null,
      because: because === null ? null : problemView(because, locale),
      ...(watch?.counts ?? { done: 0, failed: 0 }),
      recent: (watch?.recent ?? []).map((row) => rowView(row, locale)),
      missing: watch === null ? await Promise.all(labels) : [],
      needsPassword: watch === null && needsPassword,
    };
  }
}

async function planOf({ source, target, steps }: CheckedTask) {
  return planFiles(await findFiles(source, target), steps[0].facts.accepts);
}

/** A task as it may lie on the disk: passwords stay in the memory of the application. */
function withoutPasswords(task: FolderTask): Pick<KeptWatch, 'task' | 'missing' | 'needsPassword'> {
  const isSecret = (name: string) => /password/i.test(name);
  const missing = task.steps.flatMap(({ options }, step) =>
    Object.entries(options)
      .filter(([name, value]) => isSecret(name) && value !== '')
      .map(([option]) => ({ step, option })),
  );
  const steps = task.steps.map(({ options, ...step }) => ({
    ...step,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => !isSecret(name))),
  }));

  return { task: { ...task, steps, password: '' }, missing, needsPassword: task.password !== '' };
}

function newId(): string {
  return randomBytes(16).toString('hex');
}
