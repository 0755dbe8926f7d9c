import { setTimeout as delay } from 'node:timers/promises';
import { isOptionFile } from '@octavo/contract/option-files';
import { catalogue, isToolId } from '@octavo/tools/catalogue';
import type { OpenRuns } from '@octavo/worker/open-runs';
import { RunStopped } from '@octavo/worker/ports';

type Runs = Pick<OpenRuns, 'runInPlace'>;
type Request = Parameters<Runs['runInPlace']>[0];
type Outcome = Parameters<Parameters<Runs['runInPlace']>[1]>[0];

/** Bytes up to which starting a process costs more than the work on a file. */
const smallBytes = 2 * 1024 * 1024;

/** Small files that one process works on. */
export const filesPerRun = 16;

/** Milliseconds for which a free process waits for more files: they are opened one by one. */
const gatherMilliseconds = 30;

/** A file that waits for a process. */
interface WaitingFile {
  readonly request: Request;
  /** Files with the same key may share a process. */
  readonly key: string;
  /** Takes the results; resolves whether or not the caller could. */
  take(outcome: Outcome): Promise<void>;
  fail(error: unknown): void;
}

/**
 * Runs of a limited number of processes. Small files with the same tool and options share one, because a process takes
 * longer to start than to work on them; when it fails as a whole, each of its files gets a process of its own.
 */
export class SharedRuns implements Runs {
  readonly #runs: Runs;
  readonly #most: number;
  readonly #waiting: WaitingFile[] = [];
  #processes = 0;

  /** @param most processes at once */
  constructor(runs: Runs, most: number) {
    this.#runs = runs;
    this.#most = most;
  }

  runInPlace<Taken>(request: Request, take: (outcome: Outcome) => Promise<Taken>): Promise<Taken> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        request,
        key: keyOf(request),
        take: (outcome) => take(outcome).then(resolve, reject),
        fail: reject,
      });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#processes >= this.#most) {
      return;
    }

    this.#processes += 1;
    await delay(gatherMilliseconds);

    for (let group = this.#nextGroup(); group.length > 0; group = this.#nextGroup()) {
      await this.#run(group);
    }

    this.#processes -= 1;
  }

  /** The file that has waited longest, with those that may share its process. */
  #nextGroup(): WaitingFile[] {
    const [first] = this.#waiting;

    if (first === undefined) {
      return [];
    }

    const { tool } = first.request;
    const most = isSmall(first) && isToolId(tool) ? Math.min(filesPerRun, catalogue[tool].maxFiles) : 1;
    const group = this.#waiting.filter((each) => each === first || (isSmall(each) && each.key === first.key));
    const taken = group.slice(0, most);
    taken.forEach((each) => this.#waiting.splice(this.#waiting.indexOf(each), 1));

    return taken;
  }

  async #run(group: readonly WaitingFile[]): Promise<void> {
    const [first] = group;

    if (first === undefined) {
      return;
    }

    const { request } = first;
    const shared: Request =
      group.length === 1
        ? request
        : {
            ...request,
            files: [
              ...group.flatMap((each) => inputsOf(each.request)),
              ...request.files.filter(isOptionFile),
            ],
            onProgress: (share) =>
              group.forEach((each, index) =>
                each.request.onProgress(Math.min(1, Math.max(0, share * group.length - index))),
              ),
          };

    try {
      await this.#runs.runInPlace(shared, async (outcome) => {
        for (const [index, each] of group.entries()) {
          await each.take(group.length === 1 ? outcome : partOf(outcome, index));
        }
      });
    } catch (error) {
      if (group.length === 1 || error instanceof RunStopped) {
        group.forEach((each) => each.fail(error));

        return;
      }

      for (const each of group) {
        await this.#run([each]);
      }
    }
  }
}

/** Outcome of one file of several. */
function partOf({ results, failures, open }: Outcome, input: number): Outcome {
  return {
    results: results.filter((each) => each.input === input),
    failures: failures.filter((each) => each.input === input),
    open,
  };
}

function isSmall({ request }: WaitingFile): boolean {
  const inputs = inputsOf(request);

  return inputs.length === 1 && inputs.every(({ sizeBytes }) => sizeBytes <= smallBytes);
}

function inputsOf({ files }: Request): Request['files'] {
  return files.filter((file) => !isOptionFile(file));
}

function keyOf({ tool, options, files }: Request): string {
  return JSON.stringify([
    tool,
    options,
    files.filter(isOptionFile).map(({ option, path }) => [option, path]),
  ]);
}
