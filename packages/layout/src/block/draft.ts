import type { Box } from '@octavo/pdf/content/page-content';
import type { Alignment } from '../model.ts';
import type { TextLine } from '../text/lines.ts';
import type { Label } from './labels.ts';

/** Left and right limits of a column's text. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  /** True when lines break at these limits and nowhere before: the sides of a cell or a box. */
  readonly firm?: boolean;
}

/** Lines of one column that form a paragraph, before its role is decided. */
export interface ParagraphDraft {
  readonly lines: readonly TextLine[];
  readonly box: Box;
  readonly bounds: Bounds;
  readonly pageIndex: number;
  /** Label of the list item or numbered heading at the start of the paragraph. */
  readonly label: Label | null;
  readonly alignment: Alignment;
  /** True when the last line is as full as the others, so the paragraph may continue in the next column. */
  readonly endsFull: boolean;
  /** True when every line ends where its author wanted, as in code and verse. */
  readonly keepsLines: boolean;
  /** Lines followed by a line break of the author, as in an address within one paragraph. */
  readonly ended: ReadonlySet<TextLine>;
}

export function draftText(draft: ParagraphDraft): string {
  return draft.lines.map((line) => line.text).join(' ');
}
