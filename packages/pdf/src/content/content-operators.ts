import type { PdfObject } from '../objects.ts';
import { classes, regular, skipBlanks, whitespace } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';

/**
 * Maximum number of operands; more indicate damage, as no operator of a page takes more than the components of
 * a DeviceN colour.
 */
const mostOperands = 64;

/** Longest name that is read whole: `begincodespacerange` of a CMap. */
const longestOperator = 20;

/**
 * Calls `visit` for every operator of a content stream (ISO 32000-2, 7.8.2) with its operands, the offset at
 * which it starts and the one after it. Inline images are reported as `EI` without their data. Of more than
 * `limit` operands, only the last ones are reported.
 */
export function eachOperator(
  content: Uint8Array,
  visit: (operator: string, operands: PdfObject[], start: number, end: number) => void,
  limit = mostOperands,
): void {
  const parser = new Parser(content);
  let operands: PdfObject[] = [];

  for (;;) {
    const at = skipBlanks(content, parser.position, content.length);

    if (at >= content.length) {
      return;
    }

    parser.position = at;

    if (startsOperand(content[at]!)) {
      operands.push(parser.object());

      if (parser.position === at) {
        parser.position = at + 1;
      }

      if (operands.length >= 2 * limit) {
        operands = operands.slice(-limit);
      }

      continue;
    }

    const end = endOfWord(content, at);
    const operator = latin(content, at, end);
    parser.position = end;

    if (operator === 'true' || operator === 'false' || operator === 'null') {
      operands.push(operator === 'null' ? null : operator === 'true');
      continue;
    }

    if (operands.length > limit) {
      operands = operands.slice(-limit);
    }

    if (operator === 'ID') {
      parser.position = endOfInlineImage(content, end + 1);
      visit('EI', operands, at, parser.position);
    } else {
      visit(operator, operands, at, end);
    }

    operands = [];
  }
}

function startsOperand(code: number): boolean {
  // Digits, sign, point, name, string or hex string or dictionary, array.
  return (
    (code >= 0x30 && code <= 0x39) ||
    code === 0x2b ||
    code === 0x2d ||
    code === 0x2e ||
    code === 0x2f ||
    code === 0x28 ||
    code === 0x3c ||
    code === 0x5b
  );
}

function endOfWord(bytes: Uint8Array, start: number): number {
  let end = start;

  while (end < bytes.length && classes[bytes[end]!] === regular) {
    end += 1;
  }

  // A stray closing bracket is a single character without meaning.
  return end === start ? start + 1 : end;
}

/**
 * Finds `EI` between white space and followed by something that looks like content, because image data may
 * contain the same letters.
 */
function endOfInlineImage(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 2 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) {
      continue;
    }

    if (classes[bytes[at - 1]!] !== whitespace) {
      continue;
    }

    if (at + 2 < bytes.length && classes[bytes[at + 2]!] === regular) {
      continue;
    }

    if (looksLikeContent(bytes, at + 2)) {
      return at + 2;
    }
  }

  return bytes.length;
}

function looksLikeContent(bytes: Uint8Array, start: number): boolean {
  const end = Math.min(bytes.length, start + 16);

  for (let at = start; at < end; at += 1) {
    const code = bytes[at]!;

    if (code > 0x7e || (code < 0x20 && classes[code] !== whitespace) || code === 0) {
      return false;
    }
  }

  return true;
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  let text = '';

  for (let at = start; at < Math.min(end, start + longestOperator); at += 1) {
    text += String.fromCharCode(bytes[at]!);
  }

  return text;
}
