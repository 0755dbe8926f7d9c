import { Failure } from '@octavo/contract/failures';
import { voidElements } from './is-balanced.ts';

/** Nesting limit: parsing time grows with the square of the depth; books stay below a hundred. */
const mostLevels = 5000;

/** HTML elements closed by the next one of the same kind (HTML, 13.1.2.4). */
const selfEnding: ReadonlySet<string> = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup colgroup rt rp'.split(' '),
);

/**
 * Rejects markup nested deeper than in any real document.
 *
 * @throws Failure `memory-limit`
 */
export function checkDepth(text: string, mediaType: 'text/xml' | 'text/html'): void {
  const isHtml = mediaType === 'text/html';
  let level = 0;

  for (const [, slash, name = '', empty] of text.matchAll(/<(\/?)([a-zA-Z_][\w:.-]*)[^<>]*?(\/?)>/g)) {
    const tag = name.toLowerCase();

    if (empty === '/' || (isHtml && (voidElements.has(tag) || selfEnding.has(tag)))) {
      continue;
    }

    level = slash === '/' ? Math.max(0, level - 1) : level + 1;

    if (level > mostLevels) {
      throw new Failure('memory-limit', `elements nested more than ${mostLevels} deep`);
    }
  }
}
