import { xml } from '../../ooxml/xml.ts';

/** Paragraph format in Word's terms: twips, and start and end sides that follow the text direction. */
export interface ParagraphFormat {
  readonly alignment: 'left' | 'right' | 'center' | 'both';
  readonly rightToLeft: boolean;
  readonly start: number;
  readonly end: number;
  /** Added to `start` for the first line; negative for a hanging indent. */
  readonly firstLine: number;
  readonly before: number;
  readonly after: number;
  readonly line: number;
  readonly lineRule: 'exact' | 'atLeast' | 'auto';
  readonly keepNext: boolean;
  readonly widowControl: boolean;
}

export const plainParagraph: ParagraphFormat = {
  alignment: 'left',
  rightToLeft: false,
  start: 0,
  end: 0,
  firstLine: 0,
  before: 0,
  after: 0,
  line: 240,
  lineRule: 'auto',
  keepNext: false,
  widowControl: true,
};

/** Optional elements of paragraph properties. */
export interface ParagraphExtras {
  readonly style?: string;
  readonly pageBreakBefore?: boolean;
  readonly numbering?: { readonly numId: number; readonly level: number };
  readonly borders?: string;
  readonly shading?: string;
  readonly tabs?: string;
  readonly outlineLevel?: number;
  /** Properties of the paragraph mark. */
  readonly mark?: string;
  readonly section?: string;
}

/** The properties in which a paragraph differs from its style, in the order of CT_PPr (17.3.1); may be ''. */
export function paragraphProperties(
  format: ParagraphFormat,
  base: ParagraphFormat,
  extras: ParagraphExtras = {},
): string {
  const toggle = (name: string, key: 'keepNext' | 'widowControl' | 'rightToLeft') =>
    format[key] === base[key] ? '' : xml(`w:${name}`, { 'w:val': format[key] ? null : '0' });
  const { style, numbering, outlineLevel } = extras;

  return [
    style === undefined ? '' : xml('w:pStyle', { 'w:val': style }),
    toggle('keepNext', 'keepNext'),
    extras.pageBreakBefore === true ? xml('w:pageBreakBefore') : '',
    toggle('widowControl', 'widowControl'),
    numbering === undefined ? '' : numberingProperties(numbering),
    extras.borders ?? '',
    extras.shading ?? '',
    extras.tabs ?? '',
    toggle('bidi', 'rightToLeft'),
    spacing(format, base),
    indents(format, base),
    format.alignment === base.alignment ? '' : xml('w:jc', { 'w:val': format.alignment }),
    outlineLevel === undefined ? '' : xml('w:outlineLvl', { 'w:val': outlineLevel }),
    extras.mark === undefined || extras.mark === '' ? '' : xml('w:rPr', {}, extras.mark),
    extras.section ?? '',
  ].join('');
}

function numberingProperties({ numId, level }: { readonly numId: number; readonly level: number }): string {
  return xml('w:numPr', {}, xml('w:ilvl', { 'w:val': level }), xml('w:numId', { 'w:val': numId }));
}

function spacing(format: ParagraphFormat, base: ParagraphFormat): string {
  const lines = format.line !== base.line || format.lineRule !== base.lineRule;
  const attributes = {
    'w:before': format.before === base.before ? null : format.before,
    'w:after': format.after === base.after ? null : format.after,
    'w:line': lines ? format.line : null,
    'w:lineRule': lines ? format.lineRule : null,
  };

  return withAttributes('w:spacing', attributes);
}

function indents(format: ParagraphFormat, base: ParagraphFormat): string {
  const { firstLine } = format;
  const first = firstLine !== base.firstLine;

  return withAttributes('w:ind', {
    'w:left': format.start === base.start ? null : format.start,
    'w:right': format.end === base.end ? null : format.end,
    'w:hanging': first && firstLine < 0 ? -firstLine : null,
    'w:firstLine': first && firstLine >= 0 ? firstLine : null,
  });
}

function withAttributes(name: string, attributes: Readonly<Record<string, string | number | null>>): string {
  return Object.values(attributes).every((value) => value === null) ? '' : xml(name, attributes);
}
