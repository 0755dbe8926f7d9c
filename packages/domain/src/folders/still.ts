/** Size and time of the last change of a file in a watched folder. */
export interface SeenFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly changedAt: number;
}

/** A file as it was first seen unchanged. */
interface WaitingFile extends SeenFile {
  readonly since: number;
}

export type WaitingFiles = ReadonlyMap<string, WaitingFile>;

/** Milliseconds for which a file has to be still before it is taken: a program that copies it may pause. */
export const stillMilliseconds = 2000;

/**
 * Compares a look at a folder with the one before it. `ready` are the files that are new and have been still for long
 * enough; `waiting` is handed to the next look. An empty file is not whole yet.
 *
 * @param isKnown true for a file that was worked on, or was there from the start
 */
export function takeStill(
  before: WaitingFiles,
  seen: readonly SeenFile[],
  now: number,
  isKnown: (file: SeenFile) => boolean,
): { readonly ready: readonly SeenFile[]; readonly waiting: WaitingFiles } {
  const fresh = seen
    .filter((file) => file.sizeBytes > 0 && !isKnown(file))
    .map((file): WaitingFile => {
      const last = before.get(file.path);

      return last !== undefined && isSame(last, file) ? last : { ...file, since: now };
    });
  const isReady = ({ since }: WaitingFile) => now - since >= stillMilliseconds;

  return {
    ready: fresh.filter(isReady).map(({ path, sizeBytes, changedAt }) => ({ path, sizeBytes, changedAt })),
    waiting: new Map(fresh.filter((file) => !isReady(file)).map((file) => [file.path, file])),
  };
}

function isSame(one: SeenFile, other: SeenFile): boolean {
  return one.sizeBytes === other.sizeBytes && one.changedAt === other.changedAt;
}
