import { indexOf } from '@octavo/pdf/assemble/document-index';
import type { PdfDocument } from '@octavo/pdf/document';
import { destinationsOf } from '@octavo/pdf/navigation/destinations';
import { type OutlineNode, outlineNodes } from '@octavo/pdf/navigation/outline';
import { isName, PdfDict } from '@octavo/pdf/objects';
import { readLabels } from '@octavo/pdf/pages/labels';
import { readNameTree } from '@octavo/pdf/trees';

/** Counts of a document's features besides page content. */
export interface FeatureCounts {
  readonly pages: number;
  readonly outlineItems: number;
  /** Outline items that lead to a page of the file. */
  readonly outlineItemsResolving: number;
  /** Terminal fields that the form lists. */
  readonly fields: number;
  readonly widgets: number;
  /** Widgets on pages that belong to no listed field. */
  readonly widgetsOutsideForm: number;
  readonly namedDestinations: number;
  readonly labelledPages: number;
  readonly structElements: number;
  /** Pages with tagged content. */
  readonly taggedPages: number;
  readonly attachments: number;
  readonly annotations: number;
  /** Link annotations with a destination or a GoTo action. */
  readonly internalLinks: number;
  /** Number of these links that lead to a page of the file. */
  readonly internalLinksResolving: number;
  readonly layers: number;
}

/** Counts the features that an operation on pages should keep, for comparison before and after. */
export function countFeatures(document: PdfDocument): FeatureCounts {
  const index = indexOf(document);
  const destinations = destinationsOf(document);
  const names = document.dict(document.catalog.get('Names'));
  const outline = flatten(outlineNodes(document));
  const layers = document.dict(document.catalog.get('OCProperties'));

  let annotations = 0;
  let widgets = 0;
  let widgetsOutsideForm = 0;
  let internalLinks = 0;
  let internalLinksResolving = 0;

  for (const page of document.pages) {
    for (const { number } of index.annotations(page.index)) {
      const annotation = document.read(number);

      if (!(annotation instanceof PdfDict)) {
        continue;
      }

      annotations++;
      const subtype = document.get(annotation, 'Subtype');

      if (isName(subtype, 'Widget')) {
        widgets++;

        if (!index.form.nodes.has(number)) {
          widgetsOutsideForm++;
        }
      } else if (isName(subtype, 'Link') && isInternal(document, annotation)) {
        internalLinks++;

        if (destinations.pageOf(destinations.targetOf(annotation)) !== null) {
          internalLinksResolving++;
        }
      }
    }
  }

  const fields = [...index.form.nodes.values()].filter(
    ({ kids, name, parent }) => (name !== null || parent === null) && kids.every((kid) => kid.name === null),
  );

  return {
    pages: document.pageCount,
    outlineItems: outline.length,
    outlineItemsResolving: outline.filter(({ pageIndex }) => pageIndex !== null).length,
    fields: fields.length,
    widgets,
    widgetsOutsideForm,
    namedDestinations: destinations.tree.size + destinations.old.size,
    labelledPages: readLabels(document)?.length ?? 0,
    structElements: index.tags?.order.size ?? 0,
    taggedPages: index.tags?.contents.size ?? 0,
    attachments: readNameTree(document, names?.get('EmbeddedFiles') ?? null).size,
    annotations,
    internalLinks,
    internalLinksResolving,
    layers: (layers === null ? null : document.array(layers.get('OCGs')))?.length ?? 0,
  };
}

function flatten(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function isInternal(document: PdfDocument, annotation: PdfDict): boolean {
  if (annotation.has('Dest')) {
    return true;
  }

  const action = document.dict(annotation.get('A'));

  return action !== null && isName(document.get(action, 'S'), 'GoTo');
}
