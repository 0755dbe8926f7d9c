import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';

const questions = [
  /^(?:what|how long) (?:is|are|s) (?:the |my |our )?(?:\p{L}+ s )?(?:notice periods?|periods? of notice|notice)(?: .{2,40})?$/u,
  /^how (?:much|long|many (?:days|weeks|months)) (?:of )?(?:a )?notice(?: .{2,60})?$/u,
  /^what notice .{2,60}$/u,
  /^quel(?:le)?s? (?:est|sont) (?:le |la |les |mon )?(?:delais? (?:de |du )|durees? (?:de |du )|periodes? de )?preavis(?: .{2,40})?$/u,
  /^(?:quel|quel delai de|quelle duree de) preavis .{2,60}$/u,
  /^combien (?:de temps|de mois|de jours) (?:de |a l avance |avant ).*(?:preavis|conge|partir|quitter).*$/u,
  /^(?:de combien|combien de temps|combien) (?:est|dure) (?:le |mon )?preavis(?: .{2,40})?$/u,
];

const number = String.raw`(?:\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|trente|soixante)`;
const time = String.raw`(?<value>(?<!\p{L})${number}(?:\s\(\p{N}+\))?\s(?:calendar |clear |full |whole |working |business )?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?)(?!\p{L}))`;
const few = String.raw`[^.;:]{0,60}?`;

const statements = [
  String.raw`préavis(?!\p{L})(?:\s[\p{L}-]+){0,4}\s(?:de |d[’'])${time}`,
  String.raw`préavis(?!\p{L})${few}(?:est|sera|fixé|réduit|ramené|porté)[^.;:]{0,25}?${time}`,
  String.raw`${time}\sde préavis`,
  String.raw`(?<!\p{L})congé(?!\p{L})[^.;:]{0,80}?${time}[^.;:]{0,20}\s(?:avant|à l[’']avance)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:résili\p{L}+|dénonc\p{L}+|mettre fin|quitter)(?!\p{L})[^.;:]{0,80}?${time}[^.;:]{0,20}\s(?:avant|à l[’']avance)(?!\p{L})`,
  String.raw`${time}['’]?s?(?:\s(?:prior|advance|previous|written|in|writing|clear|the|a|of|’)){0,4}\snotice(?!\p{L})`,
  String.raw`notice(?!\p{L})(?:\s(?:in|writing|to|the|period|is|shall|be|will|must|required|landlord|tenant|other|party|of|at|least|not|less|than|a|minimum|equal)){1,12}\s${time}`,
].map((source) => new RegExp(source, 'diu'));

/** Times of other acts that need a notice: visits, repairs, a demand for payment. */
const otherActs =
  /\b(?:visit|enter|entry|access|inspect|inspection|repairs?|cure|remedy|breach|pay|payment|overdue|visiter|acces|travaux|entrer|mise en demeure|impaye)\b/;

/** True for a question for the time between a notice and the end of a contract. */
export function asksForNotice(text: string): boolean {
  const folded = foldedWords(text);

  return questions.some((form) => form.test(folded)) && !otherActs.test(folded);
}

interface NoticePeriod {
  readonly quote: FoundQuote;
  /** Party that gives the notice; null when the sentence names none. */
  readonly party: string | null;
}

/**
 * Sentences that state a period of notice, with it marked: that of the party which the question names, else those of
 * all parties, because their periods differ.
 */
export function noticePeriods(index: DocumentIndex, text: string): FoundQuote[] {
  const periods = index.sentences.flatMap((sentence): NoticePeriod[] => {
    const { passage, start, end } = sentence;
    const written = passageOf(index, passage).text.slice(start, end);
    const [from, to] =
      statements
        .map((statement) => statement.exec(written)?.indices?.groups?.['value'])
        .find((indices) => indices !== undefined) ?? [];

    return from === undefined || to === undefined || otherActs.test(foldedWords(written))
      ? []
      : [
          {
            quote: statedSentence(index, sentence, { start: start + from, end: start + to }),
            party: partyIn(written),
          },
        ];
  });
  const asked = partyIn(text);
  const own = periods.filter(({ party }) => party === asked);
  const common = periods.filter(({ party }) => party === null);

  return (asked === null ? periods : own.length > 0 ? own : common).map(({ quote }) => quote);
}

/** The party that is named first. */
function partyIn(text: string): string | null {
  return (
    foldedWords(text)
      .split(' ')
      .flatMap((word) => partyRole(word) ?? [])[0] ?? null
  );
}
