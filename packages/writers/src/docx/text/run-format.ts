import type { TextStyle } from '@octavo/layout/model';
import type { Colour } from '@octavo/pdf/content/page-content';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { xml } from '../../ooxml/xml.ts';
import type { FontFit } from '../fonts/font-fit.ts';
import { wordFamily } from '../fonts/word-family.ts';

/** Run format in Word's terms. */
export interface RunFormat {
  readonly family: string;
  readonly halfPoints: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly colour: Colour;
  readonly highlight: Colour | null;
  readonly position: TextStyle['position'];
  /** Horizontal scale of the letters, in percent. */
  readonly scale: number;
}

/** Properties of a run other than its format: character style and script. */
export interface RunNature {
  readonly style?: string;
  readonly script?: 'latin' | 'rightToLeft' | 'eastAsian';
}

export function runFormat(style: TextStyle, fit: FontFit, text = ''): RunFormat {
  const { bold, italic, underline, strike, colour, highlight, position, sizePoints } = style;

  return {
    family: wordFamily(style),
    halfPoints: Math.min(3276, Math.max(2, Math.round(sizePoints * 2))),
    bold,
    italic,
    underline,
    strike,
    colour,
    highlight,
    position,
    scale: fit.percentOf(style, text),
  };
}

/**
 * Properties in which a run differs from its style, in the order of CT_RPr (ECMA-376, part 1, 17.3.2). May be
 * ''.
 */
export function runProperties(format: RunFormat, base: RunFormat | null, nature: RunNature = {}): string {
  const differs = (key: keyof RunFormat) => base === null || format[key] !== base[key];
  const toggle = (name: string, key: 'bold' | 'italic' | 'strike') =>
    differs(key) && (base !== null || format[key])
      ? xml(`w:${name}`, { 'w:val': format[key] ? null : '0' })
      : '';
  const size = differs('halfPoints') ? { 'w:val': format.halfPoints } : null;

  return [
    nature.style === undefined ? '' : xml('w:rStyle', { 'w:val': nature.style }),
    differs('family') || nature.script === 'eastAsian' ? fonts(format.family, nature) : '',
    toggle('b', 'bold'),
    toggle('bCs', 'bold'),
    toggle('i', 'italic'),
    toggle('iCs', 'italic'),
    toggle('strike', 'strike'),
    differs('colour') ? xml('w:color', { 'w:val': format.colour === '000000' ? 'auto' : format.colour }) : '',
    differs('scale') && (base !== null || format.scale !== 100) ? xml('w:w', { 'w:val': format.scale }) : '',
    size === null ? '' : xml('w:sz', size) + xml('w:szCs', size),
    differs('underline') && (base !== null || format.underline)
      ? xml('w:u', { 'w:val': format.underline ? 'single' : 'none' })
      : '',
    format.highlight === null ? '' : shading(format.highlight),
    format.position === 'normal' ? '' : xml('w:vertAlign', { 'w:val': format.position }),
    nature.script === 'rightToLeft' ? xml('w:rtl') : '',
  ].join('');
}

/** Background colour of text, a paragraph or a cell. */
export function shading(fill: Colour): string {
  return xml('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': fill });
}

const softHyphen = '\u00ad';

/** Writes a run of text; tabs, line breaks and soft hyphens become separate elements. */
export function textRun(text: string, properties: string): string {
  const content = text
    .split(/([\t\n\u00ad])/)
    .map((piece) => {
      if (piece === '\t') {
        return xml('w:tab');
      }

      if (piece === softHyphen) {
        return xml('w:softHyphen');
      }

      return piece === '\n'
        ? xml('w:br')
        : piece && xml('w:t', { 'xml:space': 'preserve' }, escapeXml(piece));
    })
    .join('');

  return rawRun(content, properties);
}

export function rawRun(content: string, properties: string): string {
  return xml('w:r', {}, properties === '' ? '' : xml('w:rPr', {}, properties), content);
}

function fonts(family: string, { script }: RunNature): string {
  return xml('w:rFonts', {
    'w:hint': script === 'eastAsian' ? 'eastAsia' : null,
    'w:ascii': family,
    'w:eastAsia': family,
    'w:hAnsi': family,
    'w:cs': family,
  });
}
