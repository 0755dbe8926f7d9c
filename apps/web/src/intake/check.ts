import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import { type FileKind, kinds } from '@octavo/contract/kinds';
import { filesPerDrop } from '@octavo/contract/limits';
import type { SizeLimit } from '@octavo/domain/access/access';
import type { ToolFacts } from '@octavo/tools/kit/types';

export interface DroppedFile {
  readonly file: File;
  readonly kind: FileKind | null;
  /** Kind of the content alone, to name when the file is refused; null for bytes that no kind has. */
  readonly content?: FileKind | null;
}

export interface Accepted {
  readonly file: File;
  readonly kind: FileKind;
}

/** A file that was not accepted, with the reason. */
export interface RefusedFile {
  readonly file: File;
  readonly code: FailureCode;
  readonly values: FailureValues;
}

export interface CheckedFiles {
  readonly accepted: readonly Accepted[];
  readonly refused: readonly RefusedFile[];
}

type Taker = Pick<ToolFacts, 'accepts' | 'maxFiles'>;

/** Files of a drop that are received at once, and those that wait for the next step. */
export function stepsOf<Item>(items: readonly Item[]): { readonly now: Item[]; readonly later: Item[] } {
  return { now: items.slice(0, filesPerDrop), later: items.slice(filesPerDrop) };
}

/** Decides which files of a drop a tool's workspace accepts, beside the files already there. */
export function checkDrop(
  tool: Taker,
  candidates: readonly DroppedFile[],
  present: { readonly count: number; readonly bytes: number },
  limit: SizeLimit,
): CheckedFiles {
  const accepted: Accepted[] = [];
  const refused: RefusedFile[] = [];
  let { count, bytes } = present;

  for (const { file, kind, content = kind } of candidates) {
    const refuse = (code: FailureCode, values: FailureValues = {}) => refused.push({ file, code, values });

    if (file.size === 0) {
      refuse('empty-file');
    } else if (kind === null || !tool.accepts.includes(kind)) {
      const promise = extensionPromise(tool, file.name);
      const shown = promise['named'] === undefined ? kind : content;
      refuse('file-type-not-supported', { ...(shown !== null && { kind: shown }), ...promise });
    } else if (count >= tool.maxFiles) {
      refuse(tool.maxFiles === 1 ? 'single-file-only' : 'too-many-files', { limit: tool.maxFiles });
    } else if (bytes + file.size > limit.bytes) {
      refuse(limit.because, limit.values);
    } else {
      accepted.push({ file, kind });
      count += 1;
      bytes += file.size;
    }
  }

  return { accepted, refused };
}

/**
 * Extension of a refused file whose name promises a kind that the tool accepts: the message then says that the content
 * is of another kind. Empty for any other name.
 */
function extensionPromise({ accepts }: Taker, name: string): FailureValues {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = accepts.some((kind) => kinds[kind].extensions.some((extension) => extension === ending));

  return named ? { named: ending } : {};
}

/** True when the tool's workspace accepts all of these files together. */
export function takesAll(tool: Taker, candidates: readonly DroppedFile[], limit: SizeLimit): boolean {
  const nothing = { count: 0, bytes: 0 };

  return candidates.length > 0 && checkDrop(tool, candidates, nothing, limit).refused.length === 0;
}
