import { dictOf, nameOf, type PdfDict } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import type { PageLabel } from './labels.ts';

/** Entries of the number tree of page labels (12.4.2): one for each run of pages; null for a page without a label. */
export function labelRanges(labels: readonly (PageLabel | null)[]): [number, PdfDict][] {
  return labels.flatMap((label, index): [number, PdfDict][] =>
    index > 0 && continues(labels[index - 1]!, label)
      ? []
      : [[index, label === null ? dictOf({}) : dictOfLabel(label)]],
  );
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

function dictOfLabel({ style, prefix, number }: PageLabel): PdfDict {
  return dictOf({
    S: style === null ? undefined : nameOf(style),
    P: prefix === '' ? undefined : encodeText(prefix),
    St: style === null || number === 1 ? undefined : number,
  });
}
