import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { isTitle } from '../origin/personal-names.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { writtenDate } from '../words/written-date.ts';
import { definedTerms, statementOf } from './defined-terms.ts';
import { stemsIn } from './stems-in.ts';

/** Facts that a document states about a person behind the name: `Karim Benali, né le … à …, demeurant …`. */
export type PersonFact = 'birthday' | 'birthplace' | 'residence';

/** Likeness from which a word is that of the question. */
const same = 0.9;

const name = '.{2,60}?';
const questions: Readonly<Record<PersonFact, RegExp>> = {
  birthday: new RegExp(
    `^(?:when|(?:on |in )?(?:what|which) (?:date|day|year)) (?:is|was|were) ${name} born$` +
      `|^what (?:is|was) ${name} s (?:date of birth|birth ?date|birthday)$|^what (?:is|was) the (?:date of birth|birth ?date|birthday) of ${name}$` +
      `|^(?:quand|en quelle annee|a quelle date|quel jour) (?:est|etait) nee? ${name}$` +
      `|^(?:quand|en quelle annee|a quelle date|quel jour) ${name} est(?: t)? (?:il|elle) nee?$` +
      `|^quelle est la date de naissance (?:de|d|du) ${name}$`,
    'u',
  ),
  birthplace: new RegExp(
    `^(?:where|in (?:what|which) (?:city|town|country|place)) (?:is|was|were) ${name} born$` +
      `|^what (?:is|was) ${name} s (?:place of birth|birth ?place)$|^what (?:is|was) the (?:place of birth|birth ?place) of ${name}$` +
      `|^(?:ou|dans quelle ville|dans quel pays) (?:est|etait) nee? ${name}$` +
      `|^(?:ou|dans quelle ville|dans quel pays) ${name} est(?: t)? (?:il|elle) nee?$` +
      `|^quel est le lieu de naissance (?:de|d|du) ${name}$`,
    'u',
  ),
  residence: new RegExp(
    `^(?:where|at (?:what|which) address) (?:does|do|did) ${name} (?:live|reside)$|^where is ${name} (?:domiciled|resident)$` +
      `|^what (?:is|was) ${name} s (?:home |postal )?address$|^what (?:is|was) the (?:home |postal )?address of ${name}$` +
      `|^(?:ou|a quelle adresse) (?:habite|demeure|reside|vit)(?: t)? ${name}$` +
      `|^(?:ou|a quelle adresse) ${name} (?:habite|demeure|reside|vit)(?: t)? (?:il|elle)$` +
      `|^(?:ou|a quelle adresse) ${name} est(?: t)? (?:il|elle) domiciliee?$|^ou est domiciliee? ${name}$` +
      `|^quelle est l adresse (?:de|d|du) ${name}$`,
    'u',
  ),
};
/** Words of such a question that name no person. */
const asking = new Set(
  `born date birth birthday birthdate birthplace place year day city town country live lives reside domiciled resident
  address home postal ne nee naissance lieu annee jour ville pays habite demeure reside vit adresse domicilie
  domiciliee`.split(/\s+/u),
);

const capital = String.raw`\p{Lu}[\p{L}’'-]*`;
const town = String.raw`${capital}(?:[ -](?:(?:sur|sous|en|lès|le|la|les|de|du|des|of|upon|on)[ -])?${capital}){0,4}(?:\s\(\p{L}[\p{L}\s’'-]{2,30}\)|\s\(\p{N}{2,3}\))?`;
const born = String.raw`(?<!\p{L})(?:[Nn]ée?(?:\(e\))?|[Bb]orn)(?!\p{L})`;
const within = String.raw`(?:\s(?:on|in|at|the|le|la|en|à|au|aux)(?!\p{L})|\sl[’']an|,)*\s`;

const statements: Readonly<Record<PersonFact, RegExp>> = {
  birthday: new RegExp(
    String.raw`${born}(?:${within}${town}(?:,\s(?!le\s)${capital})?)?${within}(?<value>${writtenDate})`,
    'dgiu',
  ),
  birthplace: new RegExp(
    String.raw`${born}(?:${within}(?:${writtenDate}))?(?:\s|,\s)(?:in|at|à|au|aux)\s(?<value>${town})`,
    'dgu',
  ),
  residence:
    /(?<!\p{L})(?:demeurant|domiciliée?|résidant|habitant|residing|resident|living|domiciled)(?:\s(?:au|à|at|in))?\s(?<value>[^;()«»“”"]{0,80}?\p{N}[^;()«»“”"]*?)(?=,?\s(?:\(|ci-après|hereinafter|hereafter|née?\s|born\s|représentée?|represented|immatriculée?|et\s(?:Madame|Monsieur|M\.|Mme)|and\s(?:Mr|Mrs|Ms))|,?\s*[;("“«]|\.?$|\.\s)/dgu,
};

/** The fact about a person that a question asks for; null for any other question. */
export function asksForPersonFact(text: string): PersonFact | null {
  const folded = foldedWords(text);

  return (
    (['birthday', 'birthplace', 'residence'] as const).find((fact) => questions[fact].test(folded)) ?? null
  );
}

/** Sentences that state a fact behind the name of the asked person, or behind the role that the sentence defines. */
export function personFacts(
  index: DocumentIndex,
  { terms }: Question,
  fact: PersonFact,
  sentences: readonly number[],
): FoundQuote[] {
  const person = terms.filter(({ word, written }) => !asking.has(word) && !isTitle(written));

  const wholes = new Map(
    sentences.flatMap((sentence) => {
      const whole = wholeSentence(index, sentence);

      return whole === null ? [] : [[`${whole.passage} ${whole.start}`, whole] as const];
    }),
  );

  return person.length === 0
    ? []
    : [...wholes.values()].flatMap((whole) => factIn(index, person, statements[fact], whole));
}

interface Place extends TextSpan {
  readonly passage: number;
}

/** The sentence of which an indexed one may be a clause: long sentences are cut, often behind a name. */
function wholeSentence(index: DocumentIndex, sentence: number): Place | null {
  const { passage, start } = index.sentences[sentence]!;
  const { kind, sentences } = passageOf(index, passage);
  const whole = sentences.find((each) => each.start <= start && start < each.end);

  return kind === 'row' || whole === undefined ? null : { passage, ...whole };
}

function factIn(
  index: DocumentIndex,
  person: readonly Term[],
  statement: RegExp,
  { passage, start, end }: Place,
): FoundQuote[] {
  const written = passageOf(index, passage).text.slice(start, end);
  const defined = definedTerms(written);
  let before = 0;

  for (const { index: at, 0: match, indices } of written.matchAll(statement)) {
    const [from = 0, to = 0] = indices?.groups?.['value'] ?? [];
    const term = defined.find(({ clause }) => clause.start <= at && at < clause.end);
    // What is stated belongs to the last person that is named before.
    const owner = { start: Math.max(before, term?.clause.start ?? 0), end: at };
    const isMeant = [owner, ...(term === undefined ? [] : [term])].some((part) =>
      areIn(person, stemsAt(index, { passage, start: start + part.start, end: start + part.end })),
    );

    if (isMeant) {
      const said = term === undefined ? { start, end } : statementOf(defined, term, { start, end });

      return [statedSentence(index, { passage, ...said }, { start: start + from, end: start + to })];
    }

    before = at + match.length;
  }

  return [];
}

/** Stems of a part of a passage, over the clauses of a sentence. */
function stemsAt(index: DocumentIndex, { passage, start, end }: Place): number[] {
  const { firstSentence, endSentence } = index.passages[passage]!;

  return Array.from({ length: endSentence - firstSentence }, (_, at) => firstSentence + at).flatMap(
    (sentence) => stemsIn(index, sentence, { start, end }),
  );
}

function areIn(person: readonly Term[], stems: readonly number[]): boolean {
  return person.every(({ matches }) => stems.some((stem) => (matches.get(stem) ?? 0) >= same));
}
