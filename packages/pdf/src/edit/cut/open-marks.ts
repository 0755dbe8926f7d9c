import type { PdfDict, PdfObject } from '../../objects.ts';

/** Sequence of marked content (ISO 32000-2, 14.6) around the content that is being read. */
export interface OpenMark {
  /** Range of its opening operator with its operands. */
  readonly start: number;
  readonly end: number;
  readonly tag: PdfObject;
  /** Property list; null for a mark without one. */
  readonly properties: PdfDict | null;
  hasKept: boolean;
  hasRemoved: boolean;
}

/** Notes what becomes of content for the innermost mark; those around it learn of it when it closes. */
export function noteContent(
  marks: readonly OpenMark[],
  { kept, removed }: { kept: boolean; removed: boolean },
): void {
  const mark = marks.at(-1);

  if (mark !== undefined) {
    mark.hasKept ||= kept;
    mark.hasRemoved ||= removed;
  }
}

/** Closes the innermost mark and returns it; undefined when none is open. */
export function closeMark<Mark extends OpenMark>(marks: Mark[]): Mark | undefined {
  const mark = marks.pop();

  if (mark !== undefined) {
    noteContent(marks, { kept: mark.hasKept, removed: mark.hasRemoved });
  }

  return mark;
}

/** Entries with the text of marked content or of a structure element, as readers speak or copy it. */
const replacements = ['ActualText', 'E', 'Phoneme'];

/** A copy without the texts that stand for removed content; null when there are none. */
export function withoutTexts(dict: PdfDict, hasKept: boolean): PdfDict | null {
  // The description and title of a figure still apply to the part of it that is kept.
  const keys = [...replacements, ...(hasKept ? [] : ['Alt', 'T'])].filter((key) => dict.has(key));

  if (keys.length === 0) {
    return null;
  }

  const copy = dict.copy();

  for (const key of keys) {
    copy.delete(key);
  }

  return copy;
}
