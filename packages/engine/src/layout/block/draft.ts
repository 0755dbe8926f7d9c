import type { Alignment } from '../model.ts';
import type { Box } from '../page-content.ts';
import type { TextLine } from '../text/lines.ts';
import type { Label } from './labels.ts';

/** The bounds that text of a column is set to. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  /** Lines break there and nowhere before: the sides of a cell or a box. */
  readonly firm?: boolean;
}

/** Lines of one column that make a paragraph, before the document decides what it is. */
export interface ParagraphDraft {
  readonly lines: readonly TextLine[];
  readonly box: Box;
  readonly bounds: Bounds;
  readonly pageIndex: number;
  /** The label of a list item or numbered heading that it begins with. */
  readonly label: Label | null;
  readonly alignment: Alignment;
  /** Its last line is as full as the others: it may run on in the next column. */
  readonly endsFull: boolean;
  /** Every line ends where its author wanted: code, verse. */
  readonly keepsLines: boolean;
  /** Lines within it after which its author broke: an address in one paragraph. */
  readonly ended: ReadonlySet<TextLine>;
}

export function draftText(draft: ParagraphDraft): string {
  return draft.lines.map((line) => line.text).join(' ');
}
