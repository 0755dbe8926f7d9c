import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import type { StatementCell, StatementField, StatementTextStyle } from './statement.ts';

/** Space between the frame of a box and its fields. */
const inset = 3;

/** Height of a field of one line. */
const lineField = 12.5;
const checkSide = 9;

/** Space for the dollar sign. */
const signWidth = 8;

interface Caption {
  readonly number?: string;
  readonly title: string;
  readonly titleStyle?: StatementTextStyle;
  readonly frame?: StatementCell['frame'];
}

interface FieldName {
  readonly name: string;
  /** Name for people who do not see the form; that of the box when absent. */
  readonly tooltip?: string;
  readonly most?: number;
}

export function boxAt(left: number, top: number, right: number, bottom: number): ShownBox {
  return { left, top, width: right - left, height: bottom - top };
}

/** Box without fields. */
export function emptyCell(
  box: ShownBox,
  caption: Partial<Caption> & { readonly shaded?: boolean } = {},
): StatementCell {
  return { kind: 'cell', frame: 'thin', fields: [], ...caption, box };
}

/** Box with one line of text at its lower edge. */
export function textCell(box: ShownBox, caption: Caption, field: FieldName): StatementCell {
  return { ...emptyCell(box, caption), fields: [lineAt(box, caption, field)] };
}

/** Box with an amount in dollars and cents. */
export function amountCell(box: ShownBox, caption: Caption, field: FieldName): StatementCell {
  return { ...emptyCell(box, caption), fields: [amountAt(box, caption, field)] };
}

/** Box to tick, at the right of its title. */
export function checkCell(box: ShownBox, caption: Caption, field: FieldName): StatementCell {
  const left = box.left + box.width - inset - checkSide - 1;
  const check: StatementField = {
    name: field.name,
    tooltip: field.tooltip ?? tooltipOf(caption),
    kind: 'check',
    box: { left, top: box.top + box.height - inset - checkSide - 1, width: checkSide, height: checkSide },
  };

  return { ...emptyCell(box, caption), titleInset: checkSide + 4, fields: [check] };
}

/** Line of text at the lower edge of a box. */
export function lineAt(box: ShownBox, caption: Caption, field: FieldName): StatementField {
  return {
    tooltip: tooltipOf(caption),
    kind: 'text',
    box: {
      left: box.left + inset - 1,
      top: box.top + box.height - lineField - 1,
      width: box.width - 2 * inset + 2,
      height: lineField,
    },
    ...field,
  };
}

/** Amount at the lower edge of a box, behind a dollar sign. */
export function amountAt(box: ShownBox, caption: Caption, field: FieldName): StatementField {
  const line = lineAt(box, caption, field);

  return {
    ...line,
    align: 'right',
    sign: '$',
    box: { ...line.box, left: line.box.left + signWidth, width: line.box.width - signWidth },
  };
}

/** Name of a field from its box: “Box 4. Federal income tax withheld”. */
export function tooltipOf({ number, title }: Caption): string {
  return number === undefined ? title : `Box ${number}. ${title}`;
}
