import type { DocumentIndex } from '../index/document-index.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { isCommonWord } from '../words/common-words.ts';
import { foldedWords } from '../words/folded-words.ts';
import { relatedLikeness, relatedWords } from '../words/related-words.ts';
import { stemmerOf } from '../words/stems.ts';
import { isStopWord, languageOf } from '../words/stop-words.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { translatedWords } from '../words/translated-words.ts';
import { isDocumentNoun } from './document-nouns.ts';
import { kindOf, type QuestionKind } from './kind.ts';
import { formWeight } from './light-words.ts';
import { soughtWords } from './sought-words.ts';

export interface Question {
  readonly text: string;
  /** Its first words in lower case, without accents and marks. */
  readonly folded: string;
  readonly kind: QuestionKind;
  /** ISO 639-3, by its small words; null when they tell none. */
  readonly language: string | null;
  readonly terms: readonly Term[];
  /** Numbers of all its words in the index. */
  readonly words: ReadonlySet<number>;
  /** Sum of the weights of its terms; at least a little. */
  readonly weight: number;
}

/** A word of the question with content. */
export interface Term {
  readonly word: string;
  /** As written in the question. */
  readonly written: string;
  readonly isName: boolean;
  readonly isNumber: boolean;
  /** The noun that the question asks for: `country` in `which country`. */
  readonly isFocus: boolean;
  /** A word of what the question asks for: `phone` in `what is the consultant’s phone number`. */
  readonly isSought: boolean;
  /** A noun by which the question names the document: `report` in `this report`, not in `whom does she report to`. */
  readonly isDocument: boolean;
  /** Rareness in the documents times the weight of its form. */
  readonly weight: number;
  /** Share of the subject that it tells, by the language alone: 1 for most words, less for those of any subject. */
  readonly telling: number;
  /** Stems of the documents that match, with their likeness; the word itself has 1. */
  readonly matches: ReadonlyMap<number, number>;
  /** True when the word itself, or another form of it, stands in the documents. */
  readonly isKnown: boolean;
  /** True when the documents have only words of the same notion, or of another language. */
  readonly isRelated: boolean;
}

const asking = new Set(['what', 'which', 'quel', 'quelle', 'quels', 'quelles', 'many', 'much', 'combien']);
const beforeNouns = new Set(
  `a an the this that my our your its of on for le la les l un une ce cet cette mon ma mes notre votre du de des d au
  aux sur pour`.split(/\s+/u),
);
const explainedLikeness = 0.9;
/** Share of the subject that a common word tells. */
const commonWeight = 0.4;
/** Sentences at least, and share of all, that have a word which tells as little as a common one. */
const throughout = { sentences: 4, share: 0.15 };
/** Longer questions are cut: nobody asks so much, and every word costs time. */
const mostTerms = 40;
/** Characters of a question that forms of questions are looked for in. */
const mostCharacters = 1000;

export function readQuestion(index: DocumentIndex, text: string): Question {
  const tokens = tokensOf(text);
  const language = languageOf(tokens.map(({ word }) => word));
  const languages = [...new Set([language, ...index.languages])];
  const stemmers = languages.map((each) => stemmerOf(each));
  const isStop = (word: string) =>
    isStopWord(word, language ?? index.languages[0] ?? null) ||
    (language === null && isStopWord(word, 'eng'));
  // Running text is long enough to have the words of its readers; there, notions only find other sentences.
  const isTerse = tersenessOf(index) === 1;
  const terms = new Map<string, Term>();
  const sought = soughtWords(tokens);

  for (const [at, token] of tokens.entries()) {
    // `À combien s’élèvent les charges ?`: the verb says nothing; `élève` alone is a pupil.
    const isAmounting = /^elevent?$|^eleve$/u.test(token.word) && tokens[at - 1]?.word === 's';

    if (!isAmounting && !isStop(token.word) && !terms.has(token.word) && terms.size < mostTerms) {
      const stems = token.isNumber ? [token.word] : stemmers.map((stem) => stem(token.word));
      const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
      const related = isTerse
        ? languages.flatMap((each, number) => relatedWords(token.word, each, before).map(stemmers[number]!))
        : [];
      const translated = languages.flatMap((each, number) =>
        translatedWords(token.word, language, each).map(stemmers[number]!),
      );
      const isFocus = asking.has(tokens[at - 1]?.word ?? '');
      terms.set(
        token.word,
        termOf(index, token, at, {
          tokens,
          stems,
          related: [...related, ...translated],
          isFocus,
          isSought: sought.has(at),
          text,
          language,
        }),
      );
    }
  }

  const list = [...terms.values()];

  return {
    text,
    folded: foldedWords(text.slice(0, mostCharacters)),
    kind: kindOf(text),
    language,
    terms: list,
    words: new Set(tokens.map(({ word }) => index.wordIds.get(word) ?? -1)),
    weight: Math.max(
      1e-6,
      list.reduce((total, { weight }) => total + weight, 0),
    ),
  };
}

interface Surroundings {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  /** Stems of the words of the same notions, and of those of another language. */
  readonly related: readonly string[];
  readonly isFocus: boolean;
  readonly isSought: boolean;
  readonly text: string;
  readonly language: string | null;
}

function termOf(index: DocumentIndex, token: Token, at: number, around: Surroundings): Term {
  const matches = new Map<number, number>();
  const give = (stem: number | undefined, likeness: number) => {
    if (stem !== undefined && (matches.get(stem) ?? 0) < likeness) {
      matches.set(stem, likeness);
    }
  };

  for (const stem of around.stems) {
    give(index.stemIds.get(stem), 1);
  }

  // A document that has the word itself means something else by the others, or both.
  const related = matches.size > 0 ? [] : around.related.flatMap((stem) => index.stemIds.get(stem) ?? []);
  const isKnown =
    matches.size > 0 || related.length > 0 || around.stems.some((stem) => index.asides.has(stem));

  if (!token.isNumber) {
    for (const stem of around.stems) {
      for (const kin of index.kin.kinOf(stem)) {
        give(kin.stem, kin.likeness);
      }
    }

    const next = around.tokens[at + 1];
    const previous = around.tokens[at - 1];

    for (const compound of [next && token.word + next.word, previous && previous.word + token.word]) {
      give(compound === undefined ? undefined : index.stemIds.get(compound), explainedLikeness);
    }

    for (const stem of related) {
      give(stem, relatedLikeness);
    }

    for (const word of index.acronyms.get(token.word) ?? []) {
      give(index.stemIds.get(stemmerOf(index.languages[0] ?? null)(word)), explainedLikeness / 2);
    }
  }

  return {
    word: token.word,
    written: around.text.slice(token.start, token.end),
    isName: token.isCapital && at > 0,
    isNumber: token.isNumber,
    isFocus: around.isFocus,
    isSought: around.isSought,
    isDocument: isDocumentNoun(token.word) && beforeNouns.has(around.tokens[at - 1]?.word ?? ''),
    weight: rareness(index, matches) * formWeight(token.word),
    telling:
      formWeight(token.word) *
      (isCommonWord(token.word, around.language) || isThroughout(index, around.stems) ? commonWeight : 1),
    matches,
    isKnown,
    isRelated: related.length > 0,
  };
}

/** True for a word that the documents use throughout, as a contract does the names of its parties. */
function isThroughout({ stemIds, postings, sentences }: DocumentIndex, stems: readonly string[]): boolean {
  return stems.some((stem) => {
    const id = stemIds.get(stem);

    return (
      id !== undefined &&
      postings.offsets[id + 1]! - postings.offsets[id]! >=
        Math.max(throughout.sentences, throughout.share * sentences.length)
    );
  });
}

/** Inverse sentence frequency of a term over all stems that match it; highest when none does. */
function rareness({ postings, sentences }: DocumentIndex, matches: ReadonlyMap<number, number>): number {
  let found = 0;

  for (const [stem, likeness] of matches) {
    found += likeness * (postings.offsets[stem + 1]! - postings.offsets[stem]!);
  }

  return Math.log(1 + (sentences.length + 1) / (found + 0.5));
}
