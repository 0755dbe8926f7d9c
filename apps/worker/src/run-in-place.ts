import { constants } from 'node:fs';
import { chown, copyFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOpenToAll } from '@octavo/adapters/system/folders';
import type { ResultFile } from '@octavo/application/jobs/store-results';
import { Failure } from '@octavo/contract/failures';
import { extensionOf } from '@octavo/contract/kinds';
import { taskBytes } from '@octavo/contract/limits';
import type { InputFile } from '@octavo/engine-node/run-files';
import { RunStopped, type WorkerPorts } from './ports.ts';
import { openResult } from './results.ts';
import { userOfRun } from './sandbox/command.ts';
import type { FinishedRun, Sandbox } from './sandbox/sandbox.ts';

/**
 * A tool with files of this computer, at their real paths, those of options last. The run reads them there, and cannot
 * change them.
 */
export interface PlaceRequest {
  readonly tool: string;
  readonly files: readonly InputFile[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** Takes the completed share of the work, from 0 to 1. */
  onProgress(share: number): void;
}

/** Results of a run, which exist until `take` has settled. */
export interface PlaceOutcome {
  readonly results: FinishedRun['results'];
  readonly failures: FinishedRun['failures'];
  /** Opens a result; the caller closes it. @throws Failure `output-broken` */
  open(result: FinishedRun['results'][number]): Promise<ResultFile>;
}

export type TakeResults<Taken> = (outcome: PlaceOutcome) => Promise<Taken>;

type PlacePorts = Pick<WorkerPorts, 'pool' | 'runRulesOf' | 'log'>;

/** Runs a tool on files where they lie, and hands its results over before they are deleted. */
export async function runInPlace<Taken>(
  { pool, runRulesOf, log }: PlacePorts,
  request: PlaceRequest,
  take: TakeResults<Taken>,
): Promise<Taken> {
  const { tool, options, signal, onProgress } = request;
  const rules = runRulesOf(tool);

  if (rules === null) {
    throw new Failure('engine-unavailable', tool);
  }

  throwIfStopped(signal);
  const paths = request.files.map(({ path }) => path);
  const closed = await listClosed(paths);
  const sandbox = await pool.start(
    rules.program,
    paths.filter((path) => !closed.has(path)),
  );

  try {
    const files = await Promise.all(
      request.files.map(async (file, index) =>
        closed.has(file.path) ? copyFor(sandbox, file, index) : file,
      ),
    );
    const finished = await sandbox.run(
      {
        tool,
        files,
        options,
        ...withoutService,
        folder: sandbox.folders.work,
        webFolder: sandbox.folders.web,
      },
      { wallSeconds: rules.wallSeconds * weightOf(request.files), reaches: rules.reaches ?? null },
      signal,
      { progressed: onProgress, beat: () => undefined, published: () => undefined },
    );

    return await take({
      results: finished.results,
      failures: finished.failures,
      open: ({ path }) => openResult(path, sandbox.folders, paths),
    });
  } finally {
    await sandbox.remove().catch((error: NodeJS.ErrnoException) => {
      log.warn({ code: error.code }, 'run folders not removed');
    });
  }
}

/** Parts of a request that only a service has, and that no page shows. */
const withoutService = {
  marksPreviews: false,
  drawsPreviews: false,
  timeStampAuthority: null,
  trustedRoots: [],
  formBlanks: [],
  seal: null,
};

/** Number of files, of which a large one counts as several: time limits are those of files of a task. */
function weightOf(files: readonly InputFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + Math.max(1, Math.ceil(sizeBytes / taskBytes)), 0);
}

/** As root only, whose runs have another user: files that this user cannot read at their place. */
async function listClosed(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();

  for (const path of userOfRun({ ownUsers: false }) === null ? [] : paths) {
    if (((await stat(path)).mode & 0o004) === 0 || !(await isOpenToAll(dirname(path)))) {
      closed.add(path);
    }
  }

  return closed;
}

/** Copies a file into the private folder of its run. */
async function copyFor(sandbox: Sandbox, file: InputFile, index: number): Promise<InputFile> {
  const path = join(sandbox.folders.input, `${index + 1}.${extensionOf(file.kind)}`);
  await copyFile(file.path, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const { user } = sandbox.folders;

  if (user !== null) {
    await chown(path, user, user);
  }

  return { ...file, path };
}

function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new RunStopped('cancelled');
  }
}
