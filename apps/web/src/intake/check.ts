import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { filesPerDrop } from '@octavo/contract/limits';
import type { SizeLimit } from '@octavo/domain/access/access';
import type { ToolFacts } from '@octavo/tools/kit/types';

export interface DroppedFile {
  readonly file: File;
  readonly kind: FileKind | null;
}

export interface Accepted {
  readonly file: File;
  readonly kind: FileKind;
}

/** Why a file was not taken. */
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

/** True for a drop that is refused whole, before a byte of it is looked at. */
export function tooManyAtOnce(count: number): boolean {
  return count > filesPerDrop;
}

/** Decides what of a drop goes on the desk of a tool, beside the files that are already there. */
export function checkDrop(
  tool: Taker,
  candidates: readonly DroppedFile[],
  present: { readonly count: number; readonly bytes: number },
  limit: SizeLimit,
): CheckedFiles {
  const accepted: Accepted[] = [];
  const refused: RefusedFile[] = [];
  let { count, bytes } = present;

  for (const { file, kind } of candidates) {
    const refuse = (code: FailureCode, values: FailureValues = {}) => refused.push({ file, code, values });

    if (file.size === 0) {
      refuse('empty-file');
    } else if (kind === null || !tool.accepts.includes(kind)) {
      refuse('file-type-not-supported', kind === null ? {} : { kind });
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

/** True when every one of these files may lie on the desk of the tool together. */
export function takesAll(tool: Taker, candidates: readonly DroppedFile[], limit: SizeLimit): boolean {
  const nothing = { count: 0, bytes: 0 };

  return candidates.length > 0 && checkDrop(tool, candidates, nothing, limit).refused.length === 0;
}
