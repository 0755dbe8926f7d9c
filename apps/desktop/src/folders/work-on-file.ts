import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { extensionOf } from '@octavo/contract/kinds';
import { resultNames } from '@octavo/domain/folders/mirror';
import { folderOf, nameOf } from '@octavo/domain/folders/plan';
import type { InputFile } from '@octavo/engine-node/run-files';
import { sniffFile } from '@octavo/engine-node/sniff-file';
import type { OpenRuns } from '@octavo/worker/open-runs';
import { RunStopped } from '@octavo/worker/ports';
import { isSameFile, namePart, type WrittenPart, writePart } from './place-result.ts';
import { FolderFailure, logged, reading } from './problem.ts';
import type { CheckedTask, Step } from './task.ts';

export interface WorkPlace {
  readonly runs: Pick<OpenRuns, 'runInPlace'>;
  /** Private folder for files between two tools. */
  readonly folder: string;
  /** Takes errors without a meaning for users, without paths. */
  onError(error: Error): void;
}

interface WorkEvents {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

export interface FileOutcome {
  readonly state: 'done' | 'unchanged';
  /** Paths below the target, with slashes. */
  readonly results: readonly string[];
  readonly resultBytes: number;
  readonly notes: readonly Note[];
}

/** A result of the last tool, written but not named yet. */
interface LastResult {
  readonly name: string;
  readonly kind: InputFile['kind'];
  readonly notes: readonly Note[];
  readonly part: WrittenPart;
}

/**
 * Works on one file of a task with all its tools, and writes the results into the tree of results: all of them, or
 * none. The file is read where it lies and never changed.
 *
 * @throws FolderFailure for the file or the folder of the results
 * @throws Failure of a tool, or `RunStopped` by the signal
 */
export async function workOnFile(
  { runs, folder, onError }: WorkPlace,
  task: CheckedTask,
  path: string,
  events: WorkEvents,
): Promise<FileOutcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const between = await mkdtemp(join(folder, 'file-'));
  const parts: WrittenPart[] = [];

  try {
    const { file, requireSame } = await openSource(task, path);
    const last = await runSteps({ runs, task, path, between, parts }, file, events).catch(
      async (error: unknown) => {
        // A run that loses its file fails like one that crashes.
        if (!(error instanceof RunStopped)) {
          await requireSame();
        }

        throw error;
      },
    );
    await requireSame();

    return await nameResults(path, file, last);
  } catch (error) {
    const unexpected = logged(error);

    if (unexpected !== null) {
      onError(unexpected);
    }

    throw error;
  } finally {
    await Promise.all([
      ...parts.map((part) => rm(part.path, { force: true })),
      rm(between, { recursive: true }),
    ]);
  }
}

/** Reads what a run needs to know of a file. `requireSame` throws once it has changed or gone. */
async function openSource({ source, steps, password, rights }: CheckedTask, path: string) {
  const place = await reading(() => realpath(join(source, path)));
  const before = await reading(() => stat(place));

  if (before.size === 0) {
    throw new Failure('empty-file');
  }

  const handle = await reading(() => open(place));
  let kind: InputFile['kind'] | null;

  try {
    kind = await reading(() => sniffFile(handle, place));
  } finally {
    await handle.close();
  }

  const [{ facts }] = steps;

  if (kind === null || !facts.accepts.includes(kind)) {
    throw new Failure('file-type-not-supported');
  }

  const file: InputFile = {
    name: nameOf(path),
    kind,
    path: place,
    sizeBytes: before.size,
    password: password === '' ? undefined : password,
    rights,
  };

  return {
    file,
    requireSame: async () => {
      const after = await reading(() => stat(place));

      if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
        throw new FolderFailure('file-changed');
      }
    },
  };
}

interface StepsPlace extends Pick<WorkPlace, 'runs'> {
  readonly task: CheckedTask;
  readonly path: string;
  readonly between: string;
  /** Takes each part as soon as it exists, so that the caller can delete it. */
  readonly parts: WrittenPart[];
}

async function runSteps(place: StepsPlace, file: InputFile, events: WorkEvents): Promise<LastResult[]> {
  const { steps } = place.task;
  let files: readonly InputFile[] = [file];

  for (const [index, step] of steps.slice(0, -1).entries()) {
    const made = await runStep(place, step, files, shareOf(events, index, steps.length), async (outcome) => {
      const taken: InputFile[] = [];

      for (const result of outcome.results) {
        const path = join(place.between, `${index}-${taken.length}.${extensionOf(result.kind)}`);
        const opened = await outcome.open(result);

        try {
          await pipeline(opened.read(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        } finally {
          await opened.close();
        }

        const { name, kind } = result;
        const { password, rights } = file;
        taken.push({ name, kind, path, sizeBytes: opened.sizeBytes, password, rights });
      }

      return taken;
    });
    files = made;
    requireAccepted(files, steps[index + 1]);
  }

  const last = steps.at(-1) ?? steps[0];
  const folder = join(place.task.target, folderOf(place.path));

  return runStep(place, last, files, shareOf(events, steps.length - 1, steps.length), async (outcome) => {
    const written: LastResult[] = [];

    for (const result of outcome.results) {
      const opened = await outcome.open(result);

      try {
        const part = await writePart(folder, opened.read());
        place.parts.push(part);
        written.push({ name: result.name, kind: result.kind, notes: result.notes, part });
      } finally {
        await opened.close();
      }
    }

    return written;
  });
}

type Take<Made> = Parameters<OpenRuns['runInPlace']>[1] extends (outcome: infer Outcome) => unknown
  ? (outcome: Outcome) => Promise<Made[]>
  : never;

/** Runs one tool on the results of the one before, as many at a time as it takes. */
async function runStep<Made>(
  { runs }: StepsPlace,
  { tool, facts, options, optionFiles }: Step,
  files: readonly InputFile[],
  { signal, onProgress }: WorkEvents,
  take: Take<Made>,
): Promise<Made[]> {
  const made: Made[] = [];

  for (let start = 0; start < files.length; start += facts.maxFiles) {
    const some = files.slice(start, start + facts.maxFiles);
    const request = {
      tool,
      // Results name their file by its index: files of options are the last ones.
      files: [...some, ...optionFiles],
      options,
      signal,
      onProgress: (share: number) => onProgress((start + share * some.length) / files.length),
    };
    made.push(
      ...(await runs.runInPlace(request, async (outcome) => {
        const [failed] = outcome.failures;

        // A file whose parts did not all come through is not done.
        if (failed !== undefined) {
          throw new Failure(failed.code, '', { values: failed.values });
        }

        return take(outcome);
      })),
    );
  }

  return made;
}

/** A tool may make several kinds, of which the next takes some. */
function requireAccepted(files: readonly InputFile[], next: Step | undefined): void {
  if (next !== undefined && !files.every(({ kind }) => next.facts.accepts.includes(kind))) {
    throw new FolderFailure('steps-do-not-fit');
  }
}

function shareOf({ signal, onProgress }: WorkEvents, index: number, count: number): WorkEvents {
  return { signal, onProgress: (share) => onProgress((index + share) / count) };
}

async function nameResults(path: string, file: InputFile, last: readonly LastResult[]): Promise<FileOutcome> {
  const names = resultNames(path, last);
  const folder = folderOf(path);
  const results: string[] = [];
  const [first] = last;
  const isUnchanged =
    last.length === 1 &&
    first !== undefined &&
    first.part.sizeBytes === file.sizeBytes &&
    (await isSameFile(first.part.path, file.path));

  for (const [index, { part }] of last.entries()) {
    const name = await namePart(part, names[index] ?? nameOf(path));
    results.push(folder === '' ? name : `${folder}/${name}`);
  }

  return {
    state: isUnchanged ? 'unchanged' : 'done',
    results,
    resultBytes: last.reduce((sum, { part }) => sum + part.sizeBytes, 0),
    notes: last.flatMap(({ notes }) => notes),
  };
}
