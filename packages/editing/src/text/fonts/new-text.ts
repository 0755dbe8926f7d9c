import type { FontSubstitute } from '../text-unit.ts';
import type { InsertedText } from '../write/glyph-changes.ts';

/** Text that is set afresh, in the manner of a glyph of the page; lengths in units of user space. */
export interface NewText {
  readonly text: string;
  readonly advance: number;
  /** Characters in the order of reading, with the left edges in the order in which they are shown. */
  readonly characters: readonly { readonly text: string; readonly left: number; readonly right: number }[];
  /** Factor between its size and that of the glyph. */
  readonly scale: number;
  readonly em: number;
  readonly operators: InsertedText['operators'];
  /** Null for text in a font that the document has. */
  readonly substitute: FontSubstitute | null;
}
