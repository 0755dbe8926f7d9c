import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { Question, Term } from '../question/read-question.ts';
import { startsWithPronoun } from './forms.ts';

const thresholds = {
  /** Likeness from which a word is akin to that of the question, as `payable` to `paid`. */
  kin: 0.7,
  /** Words between the parts of a date: `9th of June`. */
  within: 2,
  /** Sentences in a row that begin with a pronoun for the same subject. */
  pronouns: 3,
};

const determiners = new Set(
  'a an the my our your his her its their this that le la les l un une mon ma mes notre nos votre vos son sa ses ce cet cette'.split(
    ' ',
  ),
);
const auxiliaries = new Set(
  'is are was were be been has have had will a ont est sont ete etait etaient avait fut furent sera seront s'.split(
    ' ',
  ),
);
const joints = new Set('and or but then et ou mais puis'.split(' '));

/** Past participles and past tenses by their ending, and irregular ones that seldom are nouns. */
const deed: Readonly<Record<'eng' | 'fra', RegExp>> = {
  eng: /^(?:\p{L}{2,}ed|sent|sold|bought|built|paid|broken|broke|stolen|written|given|taken|found|lost|begun|began|left|born)$/u,
  fra: /^\p{L}{2,}(?:é|ée|és|ées)$|^(?:née?s?|remise?s?|vendue?s?|rendue?s?|reçue?s?|élue?s?|morte?s?|mise?s?)$/u,
};
/** Words of the same form that name no event of their own: `is scheduled for 3 May`, `fixée au 3 mai`. */
const neutral = new Set(
  `scheduled planned fixed dated expected postponed arranged based called entitled required limited united named located
  hundred indeed need instead unlimited prevue prevues prevus fixe fixes fixee fixees programme programmee datee
  date dates datees arrete arretee reporte reportee situe situee intitule intitulee nomme nommee limite limitee societe
  annee annees ete duree durees journee journees cle cles marche marches arrivee entree soiree matinee salarie salariee
  salaries employe employee employes associe associes assure assures depute deputes qualite quantite`.split(
    /\s+/u,
  ),
);

/** Relation of the dates of a sentence to the event that a question asks for. */
export interface EventTimes {
  /** True when the sentence has dates, and each is that of another event. */
  readonly isOther: boolean;
  /** The only date that stands with the event itself, in a sentence with several; null for none. */
  readonly own: TokenSpan | null;
}

interface TokenSpan {
  readonly first: number;
  readonly end: number;
}

/** Reads the dates of a sentence for a question such as `When was the tank inspected?`. */
export function eventTimes(index: DocumentIndex, question: Question, sentence: number): EventTimes {
  const dates = datesIn(index, sentence);
  const events = eventTerms(question);
  const owners = dates.map((date) => ownerOf(index, events, sentence, { date, dates }));
  const own = dates.filter((_, at) => owners[at] === 'own');

  return {
    isOther: dates.length > 0 && owners.every((owner) => owner === 'other'),
    own: dates.length > 1 && own.length === 1 ? own[0]! : null,
  };
}

/** True for a sentence with a word for the event that a question asks for, behind an offset in its passage. */
export function namesEvent(index: DocumentIndex, question: Question, sentence: number, behind = 0): boolean {
  const { firstToken: first, endToken: end } = index.sentences[sentence]!;

  return hasTerm(index, eventTerms(question), { first, end }, behind);
}

/**
 * The sentence before whose subject a pronoun stands for, when the question has that subject: `It is payable in
 * advance.` Null for any other sentence.
 */
export function sentenceOfSubject(index: DocumentIndex, question: Question, sentence: number): number | null {
  let before = sentence;

  while (startsWithPronoun(index, before) && sentence - before < thresholds.pronouns) {
    if (before === 0 || !isSameSection(index, before - 1, before)) {
      return null;
    }

    before -= 1;
  }

  return before < sentence && question.terms.some((term) => opensSentence(index, term, before))
    ? before
    : null;
}

/** True for sentences of one document under the same headings. */
function isSameSection({ passages, sentences }: DocumentIndex, one: number, other: number): boolean {
  const before = passages[sentences[one]!.passage]!;
  const behind = passages[sentences[other]!.passage]!;

  return (
    before === behind ||
    (before.document === behind.document && before.headings.join() === behind.headings.join())
  );
}

/** True for a sentence that begins with an article and a noun that the question does not have. */
export function hasOtherSubject(index: DocumentIndex, { terms }: Question, sentence: number): boolean {
  const { firstToken } = index.sentences[sentence]!;
  const opening = index.words[index.tokens.word[firstToken]!];

  return (
    opening !== undefined &&
    determiners.has(opening) &&
    terms.every((term) => !opensSentence(index, term, sentence))
  );
}

/** True when the subject that a sentence begins with has a term: its words up to a verb or a preposition. */
function opensSentence(index: DocumentIndex, { matches }: Term, sentence: number): boolean {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const { stem, word } = index.tokens;
  let isWithin = false;

  for (let at = firstToken; at < endToken; at += 1) {
    const isStop = stem[at]! < 0;

    if (isStop && isWithin) {
      break;
    }

    if (!isStop && (matches.get(stem[at]!) ?? 0) >= thresholds.kin) {
      return true;
    }

    // The number of a clause stands before its subject.
    isWithin ||= !isStop && !/^\p{N}/u.test(index.words[word[at]!]!);
  }

  return false;
}

/** Terms that may name the event: all but a first one with an article, which is the subject. */
function eventTerms({ folded, terms }: Question): readonly Term[] {
  const words = folded.split(' ');
  const [first, ...others] = terms;
  const before = first === undefined ? undefined : words[words.indexOf(first.word) - 1];

  return others.length > 0 && before !== undefined && determiners.has(before) ? others : terms;
}

/** Dates of a sentence, each from its first word to its last. */
function datesIn({ sentences, tokens }: DocumentIndex, sentence: number): TokenSpan[] {
  const { firstToken, endToken } = sentences[sentence]!;
  const dates: { first: number; end: number }[] = [];
  const isDate = (at: number) => (tokens.flags[at]! & tokenFlags.date) !== 0;
  const isNumber = (at: number) => (tokens.flags[at]! & tokenFlags.number) !== 0;

  for (let at = firstToken; at < endToken; at += 1) {
    if (isDate(at)) {
      const last = dates.at(-1);
      // The day of a month stands before it or behind it.
      const first = at > firstToken && isNumber(at - 1) ? at - 1 : at;

      if (last !== undefined && first - last.end < thresholds.within && isOneDate(last.end, at, isNumber)) {
        last.end = at + 1;
      } else {
        dates.push({ first, end: at + 1 });
      }
    }
  }

  return dates;
}

/** True when only numbers stand between two parts of a date. */
function isOneDate(from: number, to: number, isNumber: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) {
    if (!isNumber(at)) {
      return false;
    }
  }

  return true;
}

interface DateAmong {
  readonly date: TokenSpan;
  readonly dates: readonly TokenSpan[];
}

function ownerOf(
  index: DocumentIndex,
  events: readonly Term[],
  sentence: number,
  { date, dates }: DateAmong,
): 'own' | 'other' | 'unknown' {
  const clause = clauseAround(index, sentence, { date, dates });
  const before = Array.from({ length: date.first - clause.first }, (_, at) => date.first - 1 - at);
  const behind = Array.from({ length: clause.end - date.end }, (_, at) => date.end + at);

  // The deed before a date is nearer to it: `collects papers published in 2023`.
  for (const at of [...before, ...behind]) {
    if (hasTerm(index, events, { first: at, end: at + 1 })) {
      return 'own';
    }

    if (isDeed(index, sentence, at)) {
      return 'other';
    }
  }

  return 'unknown';
}

/** The clause of a date: up to a mark, or to a word that joins another deed. */
function clauseAround(index: DocumentIndex, sentence: number, { date, dates }: DateAmong): TokenSpan {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const hasDate = (at: number) => dates.some(({ first, end }) => first <= at && at < end);
  let { first, end } = date;

  while (first > firstToken && !isBorder(index, sentence, first, hasDate)) {
    first -= 1;
  }

  while (end < endToken && !isBorder(index, sentence, end, hasDate)) {
    end += 1;
  }

  return { first, end };
}

/** True when another clause begins with a word. */
function isBorder(
  index: DocumentIndex,
  sentence: number,
  at: number,
  hasDate: (at: number) => boolean,
): boolean {
  const { tokens, words } = index;
  const { text } = passageOf(index, index.sentences[sentence]!.passage);
  const word = words[tokens.word[at]!]!;
  const next = words[tokens.word[at + 1]!] ?? '';

  return (
    /[,;:()–—]/u.test(text.slice(tokens.end[at - 1]!, tokens.start[at]!)) ||
    // Two deeds may share a date: `ordered and delivered on 3 May`.
    (joints.has(word) && (hasDate(at - 1) || auxiliaries.has(next)))
  );
}

function isDeed(index: DocumentIndex, sentence: number, at: number): boolean {
  const { tokens, words } = index;
  const { passage } = index.sentences[sentence]!;
  const written = passageOf(index, passage).text.slice(tokens.start[at]!, tokens.end[at]!).toLowerCase();
  const isFrench = index.languages[index.passages[passage]!.document] === 'fra';

  return !neutral.has(words[tokens.word[at]!]!) && (isFrench ? deed.fra : deed.eng).test(written);
}

function hasTerm(
  { tokens }: DocumentIndex,
  terms: readonly Term[],
  { first, end }: TokenSpan,
  behind = 0,
): boolean {
  return tokens.stem
    .subarray(first, end)
    .some(
      (stem, at) =>
        tokens.start[first + at]! >= behind &&
        terms.some(({ matches }) => (matches.get(stem) ?? 0) >= thresholds.kin),
    );
}
