import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { longUnit, smallNumber } from '../words/written-time.ts';
import { tokensIn } from './stems-in.ts';

const questions = [
  /^(?:what|how long) (?:is|are|s) (?:the |my |our )?(?:\p{L}+ s )?(?:notice periods?|periods? of notice|notice)(?: .{2,40})?$/u,
  /^how (?:much|long|many (?:days|weeks|months)) (?:of )?(?:a )?notice(?: .{2,60})?$/u,
  /^what notice .{2,60}$/u,
  /^quel(?:le)?s? (?:est|sont) (?:le |la |les |mon )?(?:delais? (?:de |du )|durees? (?:de |du )|periodes? de )?preavis(?: .{2,40})?$/u,
  /^(?:quel|quel delai de|quelle duree de) preavis .{2,60}$/u,
  /^combien (?:de temps|de mois|de jours) (?:de |a l avance |avant )(?!conges?(?: |$)).*(?:preavis|conge|partir|quitter).*$/u,
  /^(?:de combien|combien de temps|combien) (?:est|dure) (?:le |mon )?preavis(?: .{2,40})?$/u,
];

const time = String.raw`(?<value>(?<![\p{L}\p{N}])${smallNumber}(?:\s\(\p{N}{1,4}\))?\s(?:calendar |clear |full |whole |working |business )?${longUnit}(?!\p{L}))`;
const few = String.raw`[^.;:]{0,60}?`;

const statements = [
  String.raw`préavis(?!\p{L})(?:\s[\p{L}-]+){0,4}\s(?:de |d[’'])${time}`,
  String.raw`préavis(?!\p{L})${few}(?:est|sera|fixé|réduit|ramené|porté)[^.;:]{0,25}?${time}`,
  String.raw`${time}\sde préavis`,
  String.raw`(?<!\p{L})congé(?!\p{L})[^.;:]{0,80}?${time}[^.;:]{0,20}\s(?:avant|à l[’']avance)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:résili\p{L}+|dénonc\p{L}+|mettre fin|quitter)(?!\p{L})[^.;:]{0,80}?${time}[^.;:]{0,20}\s(?:avant|à l[’']avance)(?!\p{L})`,
  String.raw`${time}['’]?s?(?:\s(?:prior|advance|previous|written|in|writing|clear|the|a|of|’)){0,4}\snotice(?!\p{L})`,
  String.raw`notice(?!\p{L})(?:\s(?:in|writing|to|the|period|is|shall|be|will|must|required|landlord|tenant|other|party|of|at|least|not|less|than|a|minimum|equal)){1,12}\s${time}`,
].map((source) => new RegExp(source, 'dgiu'));

/** Acts other than the end of a contract that need a notice: visits, repairs, a demand for payment, a change. */
const otherActs =
  /\b(?:visit\w*|enter|entry|access|inspect\w*|repairs?|cure|remedy|breach|pay|payment|overdue|holidays?|leave|meetings?|notice of (?:an? |the |any )?(?:change|increase|intention to (?:enter|visit)|meeting|absence|rent)\w*|acces|travaux|entrer|conges payes|reunion|absence|mise en demeure|impaye)\b/;
/** Words of such a question that name no subject of their own. */
const asking = new Set(
  `notice period periods length time long much many days weeks months give given giving required require must need needed
  respect end ending terminate termination terminating contract agreement lease quit leaving resign resignation preavis
  delai delais duree durees jours mois semaines respecter donner faut observer resilier resiliation rupture rompre contrat
  bail conge partir quitter departure logement flat demission licenciement dismissal cas case event fin avance temps
  combien`.split(/\s+/u),
);
/** Likeness from which a word is that of the question. */
const same = 0.7;

/** True for a question for the time between a notice and the end of a contract. */
export function asksForNotice(text: string): boolean {
  return asksForAnyNotice(text) && !otherActs.test(foldedWords(text));
}

/** The same for any act, such as a visit. */
export function asksForAnyNotice(text: string): boolean {
  const folded = foldedWords(text);

  return questions.some((form) => form.test(folded));
}

interface NoticePeriod {
  readonly quote: FoundQuote;
  /** Party that gives the notice; null when the sentence names none. */
  readonly party: string | null;
  /** True when no one in particular gives it: `the contract may be ended with …`, `either party`. */
  readonly isCommon: boolean;
}

/**
 * Sentences that state a period of notice, with it marked: that of the party which the question names, else those of
 * all parties, because their periods differ. None when the question names an act or a person that they do not.
 */
export function noticePeriods(index: DocumentIndex, { text, terms }: Question): FoundQuote[] {
  const asked = partiesIn(foldedWords(text))[0] ?? null;
  const subject = terms.filter(({ word }) => !asking.has(word) && partyRole(word) === null);
  const periods = index.sentences.flatMap((sentence, number) =>
    periodsIn(index, sentence, subject.length === 0 || names(index, subject, number)),
  );
  const own = periods.filter(({ party }) => party === asked);
  const common = periods.filter(({ party, isCommon }) => party === null && isCommon);
  const ofParty = asked === null ? periods : own.length > 0 ? own : common;
  const ofWay = ofParty.filter(({ quote }) => namesWay(index, text, quote));
  const meant = ofWay.length > 0 ? ofWay : ofParty;

  // Several periods of one sentence are one quote.
  return meant
    .map(({ quote }) => quote)
    .filter((quote, at, all) => all.findIndex((each) => isSamePlace(each, quote)) === at);
}

/** Ways for a contract of employment to end, each with its own notice. */
const ways = /\b(?:demission|licenciement|resign|dismiss)/gu;

/** True for a quote with the way in which a question ends the contract. */
function namesWay(index: DocumentIndex, asked: string, { passage, start, end }: FoundQuote): boolean {
  const said = foldedWords(passageOf(index, passage).text.slice(start, end));
  const named = foldedWords(asked).match(ways) ?? [];

  return named.length > 0 && named.every((way) => said.includes(way));
}

function isSamePlace(one: FoundQuote, other: FoundQuote): boolean {
  return one.passage === other.passage && one.start === other.start;
}

function periodsIn(
  index: DocumentIndex,
  sentence: TextSpan & { readonly passage: number },
  isMeant: boolean,
): NoticePeriod[] {
  const { passage, start, end } = sentence;
  const written = passageOf(index, passage).text.slice(start, end);

  if (!isMeant || otherActs.test(foldedWords(written))) {
    return [];
  }

  const places = statements.flatMap((statement) =>
    [...written.matchAll(statement)].flatMap(({ indices }) => {
      const [from, to] = indices?.groups?.['value'] ?? [];

      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
  );
  const distinct = places.filter((place, at) => places.findIndex(({ from }) => from === place.from) === at);

  return distinct
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => ({
      quote: statedSentence(index, sentence, { start: start + from, end: start + to }),
      party: giverOf(written.slice(0, from), written.slice(to)),
      isCommon: common.test(foldedWords(written)),
    }));
}

/** A sentence about the contract itself or all of its parties. */
const common =
  /\b(?:(?:either|each|both|any|other) part(?:y|ies)|(?:the|this) (?:parties|contract|agreement|lease)|notice (?:period )?(?:is|shall|must|of)|(?:les|chacune des|l une des) parties|chaque partie|partie|(?:le|ce|du|present) (?:contrat|bail)|(?:la|cette) convention|(?:le|un) (?:delai de )?preavis (?:est|sera|doit))\b/;

/** True for a sentence with all words of a subject, none of which only receives the notice. */
function names(index: DocumentIndex, subject: readonly Term[], number: number): boolean {
  const { passage, start, end, firstToken, endToken } = index.sentences[number]!;
  const { text } = passageOf(index, passage);
  const { stem, start: starts } = index.tokens;
  const tokens = tokensIn(index, firstToken, endToken, { start, end });

  return subject.every(({ matches }) =>
    tokens.some(
      (at) =>
        (matches.get(stem[at]!) ?? 0) >= same &&
        !receives.test(`${foldedWords(text.slice(start, starts[at]))} `),
    ),
  );
}

/** Words before the party to which a notice is given. */
const receives =
  /(?:^|\s)(?:to|au|aux|a|(?:previen\w+|inform\w+|avert\w+|notif\w+|giv(?:e|es|en|ing)|tells?))\s(?:(?:the|la|le|les|l|any|each|every|all)\s)?$/u;
/** Words before a party whose own the thing is, unless it is the notice. */
const owns =
  /(?:^|\s)(?<!(?:preavis|conge|notice|periods?|delai)\s)(?:of|de|du|des)\s(?:(?:the|la|le|les|l)\s)?$/u;

/** The last party before a period that does not receive the notice, else the first behind it. */
function giverOf(before: string, behind: string): string | null {
  return partiesIn(foldedWords(before)).at(-1) ?? partiesIn(foldedWords(behind))[0] ?? null;
}

/** Parties in folded words, without those that receive a notice or own something. */
function partiesIn(words: string): string[] {
  let before = '';

  return words.split(' ').flatMap((word) => {
    const party = partyRole(word);
    const isGiver = party !== null && !receives.test(before) && !owns.test(before);
    before += `${word} `;

    return isGiver ? [party] : [];
  });
}
