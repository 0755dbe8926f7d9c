import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { RedactionPattern } from '@octavo/contract/edits/redactions';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import { pageTexts } from './page-glyphs.ts';
import { findPersonalData, type TextSpan } from './personal-data.ts';
import { compact, findSecret } from './secret-text.ts';

export type TextRedaction = OperationOf<'redact.text' | 'redact.pattern'>;
/** Text of a page that an operation removes. */
export interface RedactionHit {
  readonly operation: TextRedaction;
  /** Number among the hits of the operation on this page, counted from 0. */
  readonly number: number;
  /** Glyphs of the page, in reading order. */
  readonly glyphs: readonly number[];
  readonly text: string;
}

/** Finds what operations remove from a page, in painting order and each once. */
export function findHits(
  glyphs: readonly Glyph[],
  operations: readonly TextRedaction[],
): readonly RedactionHit[] {
  const texts = operations.length === 0 ? [] : pageTexts(glyphs);

  return operations.flatMap((operation) => {
    const found = new Map<string, Omit<RedactionHit, 'number'>>();

    for (const page of texts) {
      for (const { start, end } of spansOf(page.text, operation)) {
        const indexes = [...new Set(page.glyphs.slice(start, end).filter((glyph) => glyph >= 0))];
        const key = indexes.toSorted((one, other) => one - other).join(' ');

        if (indexes.length > 0 && !found.has(key)) {
          found.set(key, { operation, glyphs: indexes, text: page.text.slice(start, end) });
        }
      }
    }

    return [...found.values()]
      .sort((one, other) => one.glyphs[0]! - other.glyphs[0]!)
      .map((hit, number) => ({ ...hit, number }));
  });
}

/** Parts of a text that an operation removes. */
export function spansOf(text: string, operation: TextRedaction): readonly TextSpan[] {
  if (operation.kind === 'redact.pattern') {
    return findPersonalData(text, [operation.pattern satisfies RedactionPattern]);
  }

  const secrets = [operation, ...(hasRightToLeft.test(operation.text) ? [reversed(operation)] : [])];
  const compacted = [compact(text), compact(text, true)];

  return secrets.flatMap((secret) => findSecret(compacted, secret));
}

/** Hebrew and Arabic, which pages may paint from left to right. */
const hasRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

function reversed(operation: OperationOf<'redact.text'>): OperationOf<'redact.text'> {
  return { ...operation, text: [...operation.text].reverse().join('') };
}
