import { dictOf, nameOf, OutputRef, type PdfObject } from '../objects.ts';
import { type PageLabel, readLabels } from '../pages/labels.ts';
import { encodeText } from '../syntax/text-string.ts';
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

  const ranges: [number, PdfObject][] = [];

  for (const [index, label] of labels.entries()) {
    if (index > 0 && continues(labels[index - 1]!, label)) {
      continue;
    }

    ranges.push([index, label === null ? dictOf({}) : dictOfLabel(label)]);
  }

  return writeNumberTree(nodeWriter(assembly), ranges);
}

function labelsOf({ document }: Source): PageLabel[] | null {
  let labels = known.get(document);

  if (labels === undefined) {
    labels = readLabels(document);
    known.set(document, labels);
  }

  return labels;
}

function continues(before: PageLabel | null, label: PageLabel | null): boolean {
  if (before === null || label === null) {
    return before === label;
  }

  if (before.style !== label.style || before.prefix !== label.prefix) {
    return false;
  }

  return label.style === null || label.number === before.number + 1;
}

function dictOfLabel({ style, prefix, number }: PageLabel) {
  return dictOf({
    S: style === null ? undefined : nameOf(style),
    P: prefix === '' ? undefined : encodeText(prefix),
    St: style === null || number === 1 ? undefined : number,
  });
}
