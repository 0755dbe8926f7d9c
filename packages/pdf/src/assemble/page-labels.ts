import type { OutputRef } from '../objects.ts';
import { labelRanges } from '../pages/label-ranges.ts';
import { type PageLabel, readLabels } from '../pages/labels.ts';
import { writeNumberTree } from '../trees.ts';
import { nodeWriter } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';

const known = new WeakMap<object, PageLabel[] | null>();

/** Writes labels so that each page keeps its label from its source; null when no source has labels. */
export function writePageLabels(assembly: Assembly, pageCount: number): OutputRef | null {
  const sources = assembly.sources.filter(({ placements }) => placements.length > 0);

  if (sources.every((source) => labelsOf(source) === null)) {
    return null;
  }

  const labels: (PageLabel | null)[] = new Array<null>(pageCount).fill(null);

  for (const source of sources) {
    const own = labelsOf(source);

    for (const { outputIndex, pageIndex } of source.placements) {
      // Readers number the pages of a document without labels.
      labels[outputIndex] = own?.[pageIndex] ?? { style: 'D', prefix: '', number: pageIndex + 1 };
    }
  }

  return writeNumberTree(nodeWriter(assembly), labelRanges(labels));
}

function labelsOf({ document }: Source): PageLabel[] | null {
  let labels = known.get(document);

  if (labels === undefined) {
    labels = readLabels(document);
    known.set(document, labels);
  }

  return labels;
}
