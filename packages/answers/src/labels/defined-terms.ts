import type { TextSpan } from '../passages/passage.ts';

/** A term that a contract gives to somebody or something: `Jane Roe (the "Consultant")`. */
export interface DefinedTerm extends TextSpan {
  /** Words that the term stands for, before it. */
  readonly named: TextSpan;
  /** Part of the sentence behind the definition before: what this one says. */
  readonly clause: TextSpan;
}

const quoted = String.raw`["“”«]\s?(?<term>[^"“”«»()]{2,40}?)\s?["”»]`;
const calling = 'hereinafter|hereafter|referred to as|ci-après|dénommée?s?|désignée?s?|appelée?s?';

/** `(the "Client")`, `hereinafter called the “Client”`, `ci-après dénommé « le Bailleur »`, `ci-après le bailleur`. */
const forms = [
  new RegExp(String.raw`\([^()"“”«]{0,60}${quoted}[^()]{0,60}\)`, 'dgu'),
  new RegExp(String.raw`(?<!\p{L})(?:${calling})(?!\p{L})[^"“”«».;]{0,60}${quoted}`, 'dgiu'),
  new RegExp(
    String.raw`(?<!\p{L})ci-après(?:\s+(?:dénommée?s?|désignée?s?|appelée?s?))?\s+(?:le |la |les |l['’])(?<term>[\p{L}-]{3,40})`,
    'dgiu',
  ),
];

/** Terms that a sentence defines, in their order. */
export function definedTerms(sentence: string): DefinedTerm[] {
  const found = forms
    .flatMap((form) => [...sentence.matchAll(form)])
    .sort((one, other) => one.index - other.index);
  let before = 0;

  return found.flatMap(({ 0: written, index, indices }) => {
    // Two forms may match one definition.
    if (index < before) {
      return [];
    }

    const [start = 0, end = 0] = indices?.groups?.['term'] ?? [];
    const named = namedBetween(sentence, before, index);
    const clause = {
      start: before + /^[\s,;]*/u.exec(sentence.slice(before))![0].length,
      end: index + written.length,
    };
    before = clause.end;

    return named === null ? [] : [{ start, end, named, clause }];
  });
}

/** Place of the words that state one of the terms of a sentence: its clause, or the whole for an only term. */
export function statementOf(
  terms: readonly DefinedTerm[],
  { clause }: DefinedTerm,
  { start, end }: TextSpan,
): TextSpan {
  return terms.length > 1 ? { start: start + clause.start, end: start + clause.end } : { start, end };
}

/** Number of a party, and the words before the first one. */
const opening =
  /^[\s,;]+|^.*?\bbetween:?\s+|^.*?(?<!\p{L})entre(?: les soussignés)?\s*:?\s+|^\(?\p{N}{1,2}[.)]\s*|^(?:and|et)\s+/iu;
/** Address, form or seat behind a name. */
const behind = /,|\s\(|\s(?:of|demeurant|domiciliée?|dont)\s/u;

/** The name at the beginning of the words before a definition; null when there is none. */
function namedBetween(sentence: string, begin: number, end: number): TextSpan | null {
  let start = begin;

  for (let match = opening.exec(sentence.slice(start, end)); match !== null && match[0] !== ''; ) {
    start += match[0].length;
    match = opening.exec(sentence.slice(start, end));
  }

  const words = sentence.slice(start, end);
  const stop = words.search(behind);
  const name = (stop < 0 ? words : words.slice(0, stop)).trimEnd();

  return name === '' ? null : { start, end: start + name.length };
}

/** The words before an offset that a name may be, without those that introduce it; null for none. */
export function nameAtEnd(sentence: string, end: number): TextSpan | null {
  const from = Math.max(sentence.lastIndexOf(',', end - 1), sentence.lastIndexOf(';', end - 1)) + 1;

  return namedBetween(sentence, from, end);
}
