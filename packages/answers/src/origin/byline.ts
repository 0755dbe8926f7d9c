import type { DocumentLine } from './document-lines.ts';
import { isLineOfNames } from './personal-names.ts';

const thresholds = {
  /** Lines of a document in which its authors are named. */
  head: 30,
  /** Longest line with the authors, in characters; text below a title is longer. */
  line: 240,
  mostLines: 6,
};

/** Headings below the authors of a paper. */
const abstract =
  /^(?:abstract|summary|r[ée]sum[ée]|introduction|1\.? introduction|contents|sommaire)(?!\p{L})/iu;
/** `By Jane Roe`, `WALDEN BY HENRY DAVID THOREAU`, `Par Jean Dupont`. */
const by =
  /(?:^|\s)(?:(?:[Ww]ritten |WRITTEN )?(?:[Bb]y|BY)|(?:[ÉéEe]crit |ÉCRIT )?(?:[Pp]ar|PAR))\s+(?<name>\p{Lu}.*)$/u;

/** Names under the title of a paper, or behind `by`; no lines when there are none. */
export function bylineOf(lines: readonly DocumentLine[]): DocumentLine[] {
  const head = lines.slice(0, thresholds.head);
  const named = head.filter(({ text }) => isLineOfNames(by.exec(text)?.groups?.['name'] ?? ''));

  if (named.length > 0) {
    return named.slice(0, 1);
  }

  const title = head.findIndex(({ kind }) => kind === 'heading');
  const below = head.findIndex(
    ({ kind, text }, at) => at > title && kind === 'heading' && abstract.test(text),
  );
  const names = title < 0 || below < 0 ? [] : head.slice(title + 1, below).filter(isNames);

  return names.slice(0, thresholds.mostLines);
}

function isNames({ text }: DocumentLine): boolean {
  return text.length <= thresholds.line && isLineOfNames(text);
}
