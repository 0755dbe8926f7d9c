import type { RedactionPattern } from '@octavo/contract/edits/redactions';
import { findPersonalData, type TextSpan } from './personal-data.ts';
import { type CompactText, compact, findSecret, type Secret } from './secret-text.ts';

/** Stands where a text was removed; its length says nothing about that of the text. */
export const blank = '███';

/** Letters and digits without which a secret would be found in texts that have nothing to do with it. */
const fewestLetters = 2;

/** Finds the secrets of a redaction in texts. */
export class SecretSearch {
  readonly secrets: readonly Secret[];
  readonly patterns: readonly RedactionPattern[];
  readonly #needles: readonly string[];
  readonly #seen = new Set<string>();

  constructor(secrets: readonly Secret[], patterns: readonly RedactionPattern[] = []) {
    const byKey = new Map(secrets.map((secret) => [keyOf(secret), secret]));
    this.secrets = [...byKey.values()].filter(({ text }) => isTelling(text));
    this.patterns = patterns;
    this.#needles = this.secrets.map(({ text }) => compact(text).lower);
  }

  /** Parts of a text that must not remain, in order and without overlaps. */
  find(text: string): readonly TextSpan[] {
    if (text === '') {
      return [];
    }

    const whole = compact(text);
    let both: readonly CompactText[] | null = null;
    const spans: TextSpan[] = [];
    const joined = /[-\u2010]\s*\n/u.test(text) ? compact(text, true) : null;

    for (const pattern of this.patterns) {
      const found = findPersonalData(text, [pattern]);
      spans.push(...found);

      if (found.length > 0) {
        this.#seen.add(pattern);
      }
    }

    for (const [index, secret] of this.secrets.entries()) {
      const needle = this.#needles[index]!;

      if (whole.lower.includes(needle) || joined?.lower.includes(needle) === true) {
        both ??= joined === null ? [whole] : [whole, joined];
        const found = findSecret(both, secret);
        spans.push(...found);

        if (found.length > 0) {
          this.#seen.add(keyOf(secret));
        }
      }
    }

    return merged(spans);
  }

  /** True when a text that was searched had the secret, or something of the pattern. */
  hasSeen(wanted: Secret | RedactionPattern): boolean {
    return this.#seen.has(typeof wanted === 'string' ? wanted : keyOf(wanted));
  }

  isIn(text: string): boolean {
    return this.find(text).length > 0;
  }

  /** The text with `replacement` in place of what must not remain. */
  clean(text: string, replacement = blank): string {
    let cleaned = '';
    let from = 0;

    for (const { start, end } of this.find(text)) {
      cleaned += text.slice(from, start) + replacement;
      from = end;
    }

    return cleaned + text.slice(from);
  }
}

function keyOf({ text, matchCase, wholeWords }: Secret): string {
  return JSON.stringify([text, matchCase, wholeWords]);
}

function merged(spans: readonly TextSpan[]): readonly TextSpan[] {
  const result: TextSpan[] = [];

  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);

    if (last !== undefined && start < last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else {
      result.push({ start, end });
    }
  }

  return result;
}

/** True for a text that stands for itself: several letters or digits, or an ideograph. */
function isTelling(text: string): boolean {
  return compact(text).text.length >= fewestLetters || /\p{Ideographic}/u.test(text);
}
