import type { DocumentIndex, IndexedSentence } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import { isClosing } from '../origin/letter-parts.ts';
import type { TextSpan } from '../passages/passage.ts';
import { startsWithPronoun } from '../rank/forms.ts';

const thresholds = {
  shortest: 50,
  /** Sentences of a document without chapters, and with them. */
  fewest: 3,
  most: 5,
  /** Share of letters and of what stands between words: formulas and lists of figures say little. */
  letters: 0.85,
  /** Score taken off a sentence for each word that it shares with one already chosen. */
  repetition: 0.5,
};

/** A sentence of a passage. */
export interface PassageSpan extends TextSpan {
  readonly passage: number;
}

/** The sentences whose words are most common in the document, one a chapter where there are chapters. */
export function summarySentences(index: DocumentIndex): PassageSpan[] {
  const chosen: ScoredSentence[] = [];
  const left = scoredSentences(index);
  const chapters = new Set(left.map(({ chapter }) => chapter));
  const wanted = Math.min(thresholds.most, Math.max(thresholds.fewest, chapters.size));

  while (chosen.length < wanted) {
    const free = left.filter(({ chapter, sentence }) => isFree(chosen, chapters.size, chapter, sentence));
    const next = nextDocuments(chosen, free);
    const [best] = free
      .filter(({ document }) => next.has(document))
      .map((each) => ({ each, score: each.score * (1 - repeated(each, chosen)) }))
      .sort((one, other) => other.score - one.score || one.each.sentence - other.each.sentence);

    if (best === undefined || best.score <= 0) {
      break;
    }

    chosen.push(best.each);
  }

  return chosen
    .sort((one, other) => one.sentence - other.sentence)
    .map(({ sentence }) => {
      const { passage, start, end } = index.sentences[sentence]!;

      return { passage, start, end };
    });
}

interface ScoredSentence {
  readonly sentence: number;
  readonly document: number;
  readonly chapter: string;
  readonly stems: ReadonlySet<number>;
  readonly score: number;
}

/** Documents with the fewest chosen sentences: each of several documents gives one before any gives a second. */
function nextDocuments(
  chosen: readonly ScoredSentence[],
  free: readonly ScoredSentence[],
): ReadonlySet<number> {
  const counts = new Map(free.map(({ document }) => [document, 0]));

  for (const { document } of chosen) {
    const count = counts.get(document);

    if (count !== undefined) {
      counts.set(document, count + 1);
    }
  }

  const fewest = Math.min(...counts.values());

  return new Set([...counts].flatMap(([document, count]) => (count === fewest ? [document] : [])));
}

/** With enough chapters, each gives one sentence at most. */
function isFree(
  chosen: readonly ScoredSentence[],
  chapters: number,
  chapter: string,
  sentence: number,
): boolean {
  return chosen.every(
    (other) => other.sentence !== sentence && (chapters < thresholds.fewest || other.chapter !== chapter),
  );
}

function repeated({ stems }: ScoredSentence, chosen: readonly ScoredSentence[]): number {
  const shared = chosen.map(
    (other) => [...stems].filter((stem) => other.stems.has(stem)).length / stems.size,
  );

  return Math.max(0, ...shared) * thresholds.repetition * 2;
}

function scoredSentences(index: DocumentIndex): ScoredSentence[] {
  const { offsets } = index.postings;
  // Words of a single sentence say nothing about the document; words of every sentence say as little about this one.
  const centrality = index.stems.map((_, stem) => {
    const count = offsets[stem + 1]! - offsets[stem]!;

    return count < 2 ? 0 : Math.log(count) * Math.log(1 + index.sentences.length / count);
  });

  return index.sentences.flatMap((sentence, number) => {
    if (!isTelling(index, sentence) || startsWithPronoun(index, number)) {
      return [];
    }

    const stems = new Set(
      index.tokens.stem.slice(sentence.firstToken, sentence.endToken).filter((stem) => stem >= 0),
    );
    const sum = [...stems].reduce((total, stem) => total + centrality[stem]!, 0);
    const { firstSentence } = index.passages[sentence.passage]!;
    const position = number === firstSentence ? 1.15 : 1;
    const depth = 1 + 0.3 / (1 + number / 20);

    return [
      {
        sentence: number,
        document: index.passages[sentence.passage]!.document,
        chapter: chapterOf(index, sentence.passage),
        stems,
        score: (sum / (stems.size + 6)) * position * depth,
      },
    ];
  });
}

function chapterOf(index: DocumentIndex, passage: number): string {
  const { document } = index.passages[passage]!;
  const { headings } = passageOf(index, passage);

  return `${document}/${headings[headings.length > 1 && headings[0] === index.documents[document]!.title ? 1 : 0] ?? ''}`;
}

/** A whole sentence of running text, short enough to be quoted. */
function isTelling(index: DocumentIndex, { passage, start, end }: IndexedSentence): boolean {
  const { kind, text } = passageOf(index, passage);
  const sentence = text.slice(start, end);
  const letters = sentence.match(/[\p{L}\s,.’'-]/gu)?.length ?? 0;

  return (
    kind === 'text' &&
    !isClosing(sentence) &&
    end - start >= thresholds.shortest &&
    end - start <= longestQuote &&
    letters / sentence.length >= thresholds.letters &&
    /[.!?。؟।]["'”’»)]*$/u.test(sentence) &&
    /^["'“«(]*[\p{Lu}\p{Lo}\p{N}]/u.test(sentence)
  );
}
