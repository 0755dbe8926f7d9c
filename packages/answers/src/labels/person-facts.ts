import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { isTitle } from '../origin/personal-names.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question, Term } from '../question/read-question.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { writtenDate } from '../words/written-date.ts';
import { namedTerms } from './appositions.ts';
import { statementOf } from './defined-terms.ts';
import { tokensIn } from './stems-in.ts';

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

/** A date whose month may have a capital: the town behind it is told by its own. */
const anyDate = String.raw`(?:\p{N}{1,2}(?:st|nd|rd|th|er)?(?: of)? \p{L}{3,9}\.?,? \p{N}{4}|\p{L}{3,9}\.? \p{N}{1,2}(?:st|nd|rd|th)?,? \p{N}{4}|\p{N}{1,2}[/.-]\p{N}{1,2}[/.-]\p{N}{2,4})`;
const dwells =
  '(?<!\\p{L})(?:demeurant|demeure|domiciliée?|résidant|réside|habitant|habite|residing|resides|resident|living|lives|domiciled)';

/** Forms of each fact, with a number in the address before a town alone. */
const statements: Readonly<Record<PersonFact, readonly RegExp[]>> = {
  birthday: [
    new RegExp(
      String.raw`${born}(?:${within}${town}(?:,\s(?!le\s)${capital})?)?${within}(?<value>${writtenDate})`,
      'dgiu',
    ),
  ],
  birthplace: [
    new RegExp(
      String.raw`${born}(?:${within}${anyDate})?(?:\s|,\s)(?:in|at|à|au|aux)\s(?<value>${town})`,
      'dgu',
    ),
  ],
  residence: [
    new RegExp(
      String.raw`${dwells}(?:\s(?:au|à|at|in))?\s(?<value>[^;()«»“”"]{0,80}?\p{N}[^;()«»“”"]*?)(?=,?\s(?:\(|ci-après|hereinafter|hereafter|née?\s|born\s|représentée?|represented|immatriculée?|et\s(?:Madame|Monsieur|M\.|Mme)|and\s(?:Mr|Mrs|Ms))|,?\s*[;("“«]|\.?$|\.\s)`,
      'dgu',
    ),
    new RegExp(String.raw`${dwells}\s(?:au|à|at|in|en)\s(?<value>${town})`, 'dgu'),
  ],
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

  if (person.length === 0) {
    return [];
  }

  for (const statement of statements[fact]) {
    const found = [...wholes.values()].flatMap((whole) => factIn(index, person, statement, whole));

    if (found.length > 0) {
      return found;
    }
  }

  return [];
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
  const defined = namedTerms(written);
  let before = 0;

  for (const { index: at, 0: match, indices } of written.matchAll(statement)) {
    const [from = 0, to = 0] = indices?.groups?.['value'] ?? [];
    const term = defined.find(({ clause }) => clause.start <= at && at < clause.end);
    // The last person named before a statement owns it.
    const owner = { start: Math.max(before, term?.clause.start ?? 0), end: at };
    const own = placeOf(index, person, { passage, start: start + owner.start, end: start + owner.end });
    const isDefined =
      term !== undefined &&
      placeOf(index, person, { passage, start: start + term.start, end: start + term.end }) !== null;
    // A defined term stands for the name at the beginning of its clause.
    const named =
      own === null ? (isDefined ? term.named : null) : { start: own.start - start, end: own.end - start };

    if (named !== null && isOwner(written.slice(0, named.start), written.slice(named.end, at))) {
      const said = term === undefined ? { start, end } : statementOf(defined, term, { start, end });

      return [statedSentence(index, { passage, ...said }, { start: start + from, end: start + to })];
    }

    before = at + match.length;
  }

  return [];
}

const relatives =
  'son|daughter|child|father|mother|parent|wife|husband|widow|widower|spouse|partner|brother|sister|manager|fils|fille|enfant|père|mère|épouse|époux|veuve|veuf|conjointe?|compagne|frère|sœur|responsable|supérieure?';
const title = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Prof|M|Mme|Mlle|Madame|Monsieur|Me|Maître)\.?\s`;
/** `the daughter of Karim Benali`, `le conjoint du locataire`: somebody else. */
const ofRelative = new RegExp(
  String.raw`(?<!\p{L})(?:${relatives})\s(?:of|de|du|d[’'])\s?(?:(?:the|la|le)\s|l[’'])?(?:${title})?$`,
  'iu',
);
const relativeOf = new RegExp(String.raw`(?<!\p{L})(?:${relatives})\s(?:of|de|du|d[’'])`, 'iu');
/** The rest of a name, and the same person by the name: `The Tenant, Mr Tom Hale`, `Le locataire est Karim Benali`. */
const restOfName = new RegExp(
  String.raw`^(?:\s(?:de\s|du\s|d[’'])?\p{Lu}[\p{L}’'.-]*){0,4}(?:(?:,|\s\(|\s?:|\sis|\sest)\s(?:${title})?\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,4})?`,
  'u',
);
/** A name behind an office or a marriage: `technicien chez Sanofi`, `conseillère à Lyon`, `épouse Benali`. */
const nameOfOther =
  /(?<!\p{L})(?:at|in|of|of the|chez|à|au|de|du|de la|épouse|veuve|née)\s\p{Lu}[\p{L}’'-]*(?!\s\p{Lu})|(?<!\p{L})[dl][’']\p{Lu}[\p{L}’'-]*(?!\s\p{Lu})/gu;

/** True when the words between a person and a fact name nobody else. */
function isOwner(before: string, between: string): boolean {
  const rest = between.replace(restOfName, '').replace(nameOfOther, ' ');

  return (
    !/^['’]s?\s/u.test(between) &&
    !/\p{Lu}/u.test(rest) &&
    !relativeOf.test(rest) &&
    !ofRelative.test(before) &&
    foldedWords(rest)
      .split(' ')
      .every((word) => partyRole(word) === null)
  );
}

/** Place of the words of a person in a part of a passage, from the first to the last; null when one is missing. */
function placeOf(
  index: DocumentIndex,
  person: readonly Term[],
  { passage, start, end }: Place,
): TextSpan | null {
  const { firstSentence, endSentence } = index.passages[passage]!;
  const { tokens, sentences } = index;
  // Over the clauses of a sentence.
  const places = tokensIn(index, sentences[firstSentence]!.firstToken, sentences[endSentence - 1]!.endToken, {
    start,
    end,
  });
  const last = person.map(
    ({ matches }) => places.findLast((at) => (matches.get(tokens.stem[at]!) ?? 0) >= same) ?? -1,
  );

  return last.includes(-1)
    ? null
    : { start: tokens.start[Math.min(...last)]!, end: tokens.end[Math.max(...last)]! };
}

/** A label, or years behind a name: `Date of birth: 4 May 1958`, `Ada Brook (1921–1984)`. */
const birthLabel = /\b(?:birth\w*|naissance|naquit)\b|\([^()]{0,40}\p{N}{4}/u;

/** True for a text that does not state a birth when a question asks for its day or place. */
export function lacksBirth(question: string, text: string): boolean {
  const fact = asksForPersonFact(question);

  return (
    (fact === 'birthday' || fact === 'birthplace') &&
    !birthLabel.test(fold(text)) &&
    statements[fact].every((statement) => text.search(statement) < 0)
  );
}
