import type { Passage, ReadDocument, TextSpan } from '../passages/passage.ts';
import { stemmerOf } from '../words/stems.ts';
import { isStopWord, languageOfText } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { acronymsIn } from './acronyms.ts';
import { clausesOf } from './clauses.ts';
import type {
  DocumentIndex,
  IndexedPassage,
  IndexedSentence,
  Postings,
  TokenColumns,
} from './document-index.ts';
import { enumeratorLength } from './enumerator.ts';
import { kinTable } from './kin-table.ts';
import { contextFlags, isDateAt, tokenFlags, wordFlags } from './token-flags.ts';

/** Words from which the language of a document is told when its reading did not. */
const sampleLength = 20_000;

/** Words in capitals from which a sentence without a small letter is set in capitals: these mark no names. */
const wordsInCapitals = 3;

/** Builds the index of the documents of a chat. */
export function indexDocuments(documents: readonly ReadDocument[]): DocumentIndex {
  const words = new Numbering();
  const stems = new Numbering();
  const columns = new Columns();
  const passages: IndexedPassage[] = [];
  const sentences: IndexedSentence[] = [];
  const acronyms = new Map<string, readonly string[]>();
  const languages = documents.map((document) => document.language ?? sampledLanguage(document));

  const stemmers = languages.map(stemmerOf);

  for (const [number, document] of documents.entries()) {
    const entryOf = wordEntries(languages[number] ?? null, stemmers[number]!, words, stems);

    for (const [place, passage] of document.passages.entries()) {
      const firstSentence = sentences.length;
      let contentWords = 0;
      const { text } = passage;
      const tokens = tokensOf(text);
      let at = 0;

      for (const { start, end } of sentencesOf(passage)) {
        const isInCapitals = isSetInCapitals(text.slice(start, end));
        const firstToken = columns.length;
        let content = 0;

        while (at < tokens.length && tokens[at]!.start < start) {
          at += 1;
        }

        const counted = start + enumeratorLength(text.slice(start, end), passage.kind);
        let isFirst = true;

        for (; at < tokens.length && tokens[at]!.end <= end; at += 1) {
          const token = tokens[at]!;
          const entry = entryOf(token.word, token.isNumber);
          const isDate = isDateAt(token, tokens[at - 1]?.word ?? '');
          const flags =
            (isDate ? entry.flags : entry.flags & ~tokenFlags.date) |
            (token.isCapital && !isInCapitals ? tokenFlags.capital : 0) |
            (isFirst ? tokenFlags.first : 0) |
            (entry.flags & (tokenFlags.number | tokenFlags.numeral)
              ? contextFlags(text, token.start, token.end)
              : 0);
          const isCount = token.end <= counted;
          columns.add(entry.stem, entry.word, token.start, token.end, isCount ? 0 : flags);
          content += entry.stem < 0 ? 0 : 1;
          // The number of a clause or an entry of a list stands before its first word.
          isFirst &&= isCount || token.isNumber;
        }

        const passageNumber = passages.length;
        sentences.push({
          passage: passageNumber,
          start,
          end,
          firstToken,
          endToken: columns.length,
          contentWords: content,
        });
        contentWords += content;
      }

      for (const [acronym, full] of /\(/.test(text) ? acronymsIn(text) : []) {
        acronyms.set(acronym, full);
      }

      const headings = headingsOf(passage).flatMap((heading) =>
        tokensOf(heading).map(({ word, isNumber }) => entryOf(word, isNumber).stem),
      );
      passages.push({
        document: number,
        place,
        firstSentence,
        endSentence: sentences.length,
        headings: headings.filter((stem) => stem >= 0),
        contentWords,
      });
    }
  }

  const tokens = columns.packed();
  dropFirstCapitals(tokens);

  return {
    documents,
    languages,
    passages,
    sentences,
    tokens,
    words: words.all,
    wordIds: words.ids,
    stems: stems.all,
    stemIds: stems.ids,
    headed: headedPassages(passages),
    postings: postingsOf(sentences, tokens, stems.all.length),
    asides: new Set(
      documents.flatMap(({ asides = [] }, number) =>
        asides.flatMap((aside) =>
          tokensOf(aside).map(({ word, isNumber }) => (isNumber ? word : stemmers[number]!(word))),
        ),
      ),
    ),
    kin: kinTable(stems.all),
    acronyms,
    meanLength: {
      sentence: Math.max(1, sum(sentences) / Math.max(1, sentences.length)),
      passage: Math.max(1, sum(sentences) / Math.max(1, passages.length)),
    },
  };
}

/** A first word that the documents write without a capital elsewhere is no name. */
function dropFirstCapitals({ stem, flags }: TokenColumns): void {
  const { capital, first, number } = tokenFlags;
  const small = new Set(stem.filter((_, at) => (flags[at]! & (capital | number)) === 0));

  for (const [at, flag] of flags.entries()) {
    if ((flag & first) !== 0 && small.has(stem[at]!)) {
      flags[at] = flag & ~capital;
    }
  }
}

function isSetInCapitals(sentence: string): boolean {
  return !/\p{Ll}/u.test(sentence) && (sentence.match(/\p{Lu}{2,}/gu) ?? []).length >= wordsInCapitals;
}

function sum(sentences: readonly IndexedSentence[]): number {
  return sentences.reduce((total, { contentWords }) => total + contentWords, 0);
}

function headedPassages(passages: readonly IndexedPassage[]): Map<number, number[]> {
  const headed = new Map<number, number[]>();

  for (const [number, { headings }] of passages.entries()) {
    for (const stem of new Set(headings)) {
      const known = headed.get(stem);

      if (known === undefined) {
        headed.set(stem, [number]);
      } else {
        known.push(number);
      }
    }
  }

  return headed;
}

/** Headings of a passage, and that of its part of a table. */
function headingsOf({ headings, row }: Passage): readonly string[] {
  return row === undefined || row.section === null ? headings : [...headings, row.section];
}

/** A row of a table is ranked as a whole; sentences that are too long to be quoted, clause by clause. */
function sentencesOf({ kind, text, sentences }: Passage): readonly TextSpan[] {
  return kind === 'row' || sentences.length === 0
    ? [{ start: 0, end: text.length }]
    : sentences.flatMap((sentence) => clausesOf(text, sentence));
}

function sampledLanguage({ passages }: ReadDocument): string | null {
  const words: string[] = [];

  for (const { text } of passages) {
    words.push(...tokensOf(text).map(({ word }) => word));

    if (words.length > sampleLength) {
      break;
    }
  }

  return languageOfText(words);
}

interface WordEntry {
  readonly word: number;
  readonly stem: number;
  readonly flags: number;
}

/** Numbers and flags of words in a language; each word is looked at once. */
function wordEntries(
  language: string | null,
  stem: (word: string) => string,
  words: Numbering,
  stems: Numbering,
) {
  const known = new Map<string, WordEntry>();

  return (word: string, isNumber: boolean): WordEntry => {
    const seen = known.get(word);

    if (seen !== undefined) {
      return seen;
    }

    const isStop = !isNumber && isStopWord(word, language);
    const entry = {
      word: words.numberOf(word),
      stem: isStop ? -1 : stems.numberOf(isNumber ? word : stem(word)),
      flags: wordFlags(word, isNumber) | (isStop ? tokenFlags.stop : 0),
    };
    known.set(word, entry);

    return entry;
  };
}

/** Gives texts consecutive numbers. */
class Numbering {
  readonly all: string[] = [];
  readonly ids = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.ids.get(text);

    if (known !== undefined) {
      return known;
    }

    this.ids.set(text, this.all.length);
    this.all.push(text);

    return this.all.length - 1;
  }
}

class Columns {
  readonly #stem: number[] = [];
  readonly #word: number[] = [];
  readonly #start: number[] = [];
  readonly #end: number[] = [];
  readonly #flags: number[] = [];

  get length(): number {
    return this.#stem.length;
  }

  add(stem: number, word: number, start: number, end: number, flags: number): void {
    this.#stem.push(stem);
    this.#word.push(word);
    this.#start.push(start);
    this.#end.push(end);
    this.#flags.push(flags);
  }

  packed(): TokenColumns {
    return {
      stem: Int32Array.from(this.#stem),
      word: Int32Array.from(this.#word),
      start: Int32Array.from(this.#start),
      end: Int32Array.from(this.#end),
      flags: Uint16Array.from(this.#flags),
    };
  }
}

/** Counts first and fills afterwards: lists of objects would take most of the time of an index. */
function postingsOf(
  sentences: readonly IndexedSentence[],
  { stem }: TokenColumns,
  stemCount: number,
): Postings {
  const offsets = new Int32Array(stemCount + 1);
  const last = new Int32Array(stemCount).fill(-1);

  for (const [sentence, { firstToken, endToken }] of sentences.entries()) {
    for (let at = firstToken; at < endToken; at += 1) {
      const id = stem[at]!;

      if (id >= 0 && last[id] !== sentence) {
        last[id] = sentence;
        offsets[id + 1]! += 1;
      }
    }
  }

  for (let id = 0; id < stemCount; id += 1) {
    offsets[id + 1]! += offsets[id]!;
  }

  const filled = offsets.slice(0, stemCount);
  const places = new Int32Array(offsets[stemCount]!);
  const counts = new Uint8Array(offsets[stemCount]!);
  last.fill(-1);

  for (const [sentence, { firstToken, endToken }] of sentences.entries()) {
    for (let at = firstToken; at < endToken; at += 1) {
      const id = stem[at]!;

      if (id >= 0 && last[id] !== sentence) {
        last[id] = sentence;
        places[filled[id]!] = sentence;
        filled[id]! += 1;
      }

      if (id >= 0) {
        const place = filled[id]! - 1;
        counts[place] = Math.min(255, counts[place]! + 1);
      }
    }
  }

  return { offsets, sentences: places, counts };
}
