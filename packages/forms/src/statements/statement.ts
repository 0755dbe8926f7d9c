import type { ShownBox } from '@octavo/pdf/edit/shown-space';

/** Statement for recipients that the engine draws. Lengths are points, from the upper left corner of a page. */
export interface Statement {
  readonly title: string;
  readonly sheets: readonly Sheet[];
}

/** Page of a statement: one copy, or instructions. */
export interface Sheet {
  /** Name of the page for readers that follow the tags. */
  readonly name: string;
  /** Parts in the order in which they are read. */
  readonly parts: readonly SheetPart[];
}

export type SheetPart = StatementText | StatementColumns | StatementCell | StatementRule;

export interface StatementTextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
}

/** Text that is broken to the width of its box. */
export interface StatementText extends StatementTextStyle {
  readonly kind: 'text';
  readonly role: 'H1' | 'H2' | 'P';
  readonly box: ShownBox;
  readonly text: string;
}

export interface StatementParagraph {
  /** First words, in bold. */
  readonly lead: string;
  readonly text: string;
}

/** Paragraphs that fill columns of equal width, one after the other. */
export interface StatementColumns {
  readonly kind: 'columns';
  readonly box: ShownBox;
  readonly count: number;
  readonly size: number;
  readonly paragraphs: readonly StatementParagraph[];
}

/** Framed box of the form: its number and title, and the fields in it. */
export interface StatementCell {
  readonly kind: 'cell';
  readonly box: ShownBox;
  /** `heavy` for boxes that the official form prints with a thick frame; `none` for a part of another cell. */
  readonly frame: 'thin' | 'heavy' | 'none';
  /** True for a box that is not used. */
  readonly shaded?: boolean;
  readonly number?: string;
  readonly title?: string;
  readonly titleStyle?: StatementTextStyle;
  /** Points that the title leaves free at the right, such as for a check box. */
  readonly titleInset?: number;
  readonly fields: readonly StatementField[];
}

export interface StatementRule {
  readonly kind: 'rule';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Alternating lengths of dashes and gaps; an unbroken line when absent. */
  readonly dashes?: readonly number[];
}

/** Field of a statement. Fields of one name on several sheets are one field with several boxes. */
export interface StatementField {
  readonly name: string;
  /** Name for people who do not see the form. */
  readonly tooltip: string;
  readonly kind: 'text' | 'check';
  readonly box: ShownBox;
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly lines?: boolean;
  /** Largest number of characters. */
  readonly most?: number;
  /** Sign printed at the left of the field. */
  readonly sign?: '$';
}
