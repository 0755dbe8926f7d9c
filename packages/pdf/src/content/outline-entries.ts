import type { PdfDocument } from '../document.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { type OutlineNode, outlineNodes } from '../navigation/outline.ts';
import { PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import type { OutlineEntry } from './page-content.ts';
import { topOf } from './place.ts';

/**
 * Returns the outline as a flat list in its order, with the vertical position on the page that each entry
 * leads to.
 */
export function outlineEntries(document: PdfDocument): OutlineEntry[] {
  const destinations = destinationsOf(document);
  const entries: OutlineEntry[] = [];

  const add = (nodes: readonly OutlineNode[], level: number): void => {
    for (const { dict, target, children } of nodes) {
      const title = document.get(dict, 'Title');
      const place = target === null ? null : topOf(document, destinations, target);

      if (place !== null && title instanceof PdfString) {
        entries.push({ title: decodeText(title.bytes), level, ...place });
      }

      add(children, level + 1);
    }
  };
  add(outlineNodes(document), 1);

  return entries;
}
