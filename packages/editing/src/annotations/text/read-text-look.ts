import type { TextLook } from '@octavo/contract/edits/looks';
import { hexColor } from '@octavo/pdf/content/hex-color';
import type { AnnotationSource } from '../annotation-source.ts';
import { standardFonts } from './text-entries.ts';

/** Look of the text of a text box, and the color of its border. */
export interface ReadTextLook {
  readonly look: TextLook;
  readonly borderColor: string;
}

const usualSize = 12;

/** Length of looks that are read; a crafted one of a million digits would be searched for hours. */
const longestLook = 4000;

/** Reads the default appearance and the default style (ISO 32000-2, table 177), of which the style wins. */
export function readTextLook(source: AnnotationSource): ReadTextLook {
  const operators = source.text('DA').slice(0, longestLook);
  const style = declarationsOf(source.text('DS').slice(0, longestLook));
  const shorthand = style.get('font') ?? '';
  const [, name = '', size = ''] = /\/(\S+)\s+([\d.]+)\s+Tf/.exec(operators) ?? [];
  const families = `${style.get('font-family') ?? shorthand} ${name}`;
  const color = fillOf(operators, 'g|rg|k') ?? '#000000';
  const units = Number(/([\d.]+)\s*pt/.exec(style.get('font-size') ?? shorthand)?.[1] ?? size);
  const align = style.get('text-align') ?? ['left', 'center', 'right'][source.number('Q') ?? 0];

  return {
    look: {
      font: familyOf(families),
      bold: isBold(style, shorthand, name),
      italic: isItalic(style, shorthand, name),
      size: Math.max(1, source.space.shownLength(units > 0 ? units : usualSize)),
      color: /^#[0-9a-f]{6}$/i.exec(style.get('color') ?? '')?.[0].toLowerCase() ?? color,
      align: align === 'center' || align === 'right' ? align : 'left',
    },
    borderColor: fillOf(operators, 'G|RG|K') ?? color,
  };
}

function isBold(style: ReadonlyMap<string, string>, shorthand: string, name: string): boolean {
  const weight = style.get('font-weight') ?? /\bbold\b/.exec(shorthand)?.[0];

  return weight === undefined ? /Bo|BO|BI|Bold/.test(name) : /bold|[6-9]00/.test(weight);
}

function isItalic(style: ReadonlyMap<string, string>, shorthand: string, name: string): boolean {
  const slope = style.get('font-style') ?? /\b(italic|oblique)\b/.exec(shorthand)?.[0];

  return slope === undefined ? /Ob|BO|It|BI|Obli/.test(name) : /italic|oblique/.test(slope);
}

function familyOf(names: string): TextLook['font'] {
  if (/mono|cour|consol|typewriter/i.test(names) || standardFonts.mono.some((name) => names.includes(name))) {
    return 'mono';
  }

  return /(?<!sans-)serif|times|georgia|garamond|cambria|minion|TiRo|TiBo|TiIt|TiBI/i.test(names)
    ? 'serif'
    : 'sans';
}

function declarationsOf(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((part) => {
      const at = part.indexOf(':');

      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );
}

/** Last color that one of the operators sets. */
function fillOf(operators: string, names: string): string | null {
  const [last] = [...operators.matchAll(new RegExp(`((?:[\\d.]+\\s+){1,4})(?:${names})\\b`, 'g'))].slice(-1);

  return last === undefined ? null : hexColor((last[1] ?? '').trim().split(/\s+/).map(Number));
}
