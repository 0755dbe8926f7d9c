import { eachOperator } from '../content/content-operators.ts';
import { type PdfObject, PdfString } from '../objects.ts';
import { codeOf, eachEntry, mostMapOperands } from './read-code-map.ts';

/** Text by code, or by CID. */
export type ToUnicodeMap = ReadonlyMap<number, string>;

/** Maximum number of codes that ranges cover; a font has at most 65,536 glyphs, but ranges may overlap. */
const mostCodes = 300_000;

/** Reads a CMap that gives codes their text (ISO 32000-2, 9.10.3). */
export function readToUnicodeMap(bytes: Uint8Array): ToUnicodeMap {
  const texts = new Map<number, string>();
  let left = mostCodes;
  const add = (from: PdfObject | undefined, to: PdfObject | undefined, target: PdfObject | undefined) => {
    left -= addRange(texts, from, to, target, left);
  };

  eachOperator(
    bytes,
    (operator, operands) => {
      if (operator === 'endbfchar') {
        eachEntry(operands, 2, ([code, text]) => add(code, code, text));
      } else if (operator === 'endbfrange') {
        eachEntry(operands, 3, ([low, high, text]) => add(low, high, text));
      }
    },
    mostMapOperands,
  );

  return texts;
}

/** Adds the texts of at most `most` codes and returns their number. */
function addRange(
  texts: Map<number, string>,
  from: PdfObject | undefined,
  to: PdfObject | undefined,
  target: PdfObject | undefined,
  most: number,
): number {
  if (!(from instanceof PdfString) || !(to instanceof PdfString)) {
    return 0;
  }

  const low = codeOf(from.bytes);
  const end = Math.min(codeOf(to.bytes) + 1, low + most);

  for (let code = low; code < end; code += 1) {
    const text = Array.isArray(target)
      ? textOf(target[code - low])
      : target instanceof PdfString
        ? textOf(target, code - low)
        : null;

    if (text === null) {
      return code - low;
    }

    // Entries without characters would hide what the encoding says about the code.
    if (text !== '' && text !== '\0') {
      texts.set(code, text);
    }
  }

  return Math.max(0, end - low);
}

/** UTF-16 text of a string, with `offset` added to its last character; null for anything else. */
function textOf(object: PdfObject | undefined, offset = 0): string | null {
  if (!(object instanceof PdfString)) {
    return null;
  }

  const { bytes } = object;

  if (bytes.length <= 2) {
    const unit = codeOf(bytes) + offset;

    return unit > 0xffff ? null : String.fromCharCode(unit);
  }

  let text = '';

  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes[at]! << 8) | bytes[at + 1]!);
  }

  if (offset === 0) {
    return text;
  }

  const points = Array.from(text, (character) => character.codePointAt(0)!);
  const last = points.pop()! + offset;

  return last > 0x10ffff ? null : String.fromCodePoint(...points, last);
}
