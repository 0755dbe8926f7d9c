import { boundReferences } from '@octavo/pdf/text/bound-references';
import { DOMParser } from 'linkedom';
import { checkDepth } from './check-depth.ts';
import type { MarkupElement, MarkupNode } from './elements.ts';
import { childrenOf } from './elements.ts';
import { isBalanced, voidElements } from './is-balanced.ts';

/**
 * Root of an XML document, parsed as far as possible; null when it has no element.
 *
 * @throws Failure `memory-limit`
 */
export function parseXml(text: string): MarkupElement | null {
  return rootOf(expandEntities(text), 'text/xml');
}

/**
 * Root of a chapter. XHTML that is not well-formed is parsed as HTML, where an unclosed tag does not swallow
 * the rest.
 */
export function parseChapter(text: string): MarkupElement | null {
  if (isBalanced(text)) {
    return parseXml(text);
  }

  return rootOf(closeEmptyTags(text), 'text/html');
}

function rootOf(text: string, mediaType: 'text/xml' | 'text/html'): MarkupElement | null {
  checkDepth(text, mediaType);
  const document = new DOMParser().parseFromString(boundReferences(text), mediaType);

  // The parser's types are those of the DOM, which are not available here.
  return childrenOf(document as unknown as MarkupNode)[0] ?? null;
}

const known = new Map<string, string>();

/**
 * Expands HTML entities. XML has only five, but books use the others with and without the DTD that declares
 * them.
 */
function expandEntities(text: string): string {
  return text.replace(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&([a-zA-Z][a-zA-Z0-9]{1,31});/g,
    (whole, name?: string) => {
      if (name === undefined || ['amp', 'lt', 'gt', 'quot', 'apos'].includes(name)) {
        return whole;
      }

      let character = known.get(name);

      if (character === undefined) {
        const words = rootOf(`<p>&${name};</p>`, 'text/html')?.textContent ?? whole;
        character = words === whole ? `&amp;${name};` : words;
        known.set(name, character);
      }

      return character;
    },
  );
}

function closeEmptyTags(text: string): string {
  return text.replace(
    /<([a-zA-Z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)\/>/g,
    (whole, name: string, rest: string) =>
      voidElements.has(name.toLowerCase()) ? whole : `<${name}${rest}></${name}>`,
  );
}
