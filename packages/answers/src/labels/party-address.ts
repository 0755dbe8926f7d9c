import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { isTitle } from '../origin/personal-names.ts';
import { labelForm } from '../passages/label-form.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question, Term } from '../question/read-question.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { writtenDate } from '../words/written-date.ts';
import { namedTerms } from './appositions.ts';
import { labelledLine } from './labelled-line.ts';
import { asksForPersonFact } from './person-facts.ts';
import { stemsIn } from './stems-in.ts';

/** Likeness from which a word counts as that of a defined term. */
const same = 0.9;

const asking = new Set(
  `address live lives reside resides located situated registered office seat adresse habite habitent demeure reside
  domicile domiciliee domicilie siege social situe trouve`.split(/\s+/u),
);
/** Words for the home of a person, which a contract states as the address without calling it so. */
const homes = new Set('home house maison'.split(' '));
/** Questions for the seat of a company, and for where a person lives; each has an address of its own. */
const ofSeat = /\b(?:office|seat|siege)\b/;
const ofHome = /\b(?:lives?|resides?|home|house|habitent|habite|demeure|domicile|maison)\b/;
const seat = /(?:registered office|siège)/u;
const asks = /\b(?:address|where|registered office|adresse|ou|domicile|siege)\b/;
/** Addresses that are no place. */
const electronic = /\b(?:e ?mail|electronic|electronique|web|ip|courriel|site)\b/;
const place =
  /(?:(?<!\p{L})(?:of|residing at|located at|resident at|registered office (?:is|situated|located)?\s?(?:at|in)?|demeurant(?: au| à)?|domiciliée?(?: au| à)?|résidant(?: au| à)?|siège(?: social)? est(?: situé| établi| fixé)?(?: au| à)?))\s(?<place>[^;()«»“”"]*?\p{N}[^;()«»“”"]*?)(?=,?\s(?:\(|ci-après|hereinafter|née?\s|born\s|represented|représentée?|immatriculée?|registered)|,?\s*[;("“«]|\.?$)/du;

/** A name, then words with a number. */
const behindName = /^([^,;\p{N}]{3,60},\s)((?!n[ée]e?\s|born\s)[^;]*\p{N}[^;]*)$/u;
/** A house number before its street, or a postcode. */
const streetOrPostcode =
  /(?:^|,\s)(?:(?:flat|unit|apt|appt|apartment)\s\p{N}+,?\s)?\p{N}{1,4}\s?(?:[a-z]|bis|ter)?,?\s(?:\p{Lu}|(?:rue|avenue|av|boulevard|bd|allée|place|chemin|impasse|quai|route|cours|square|passage)(?!\p{L}))|(?<!\p{L})\p{Lu}{1,2}\p{N}[\p{Lu}\p{N}]?\s\p{N}\p{Lu}{2}(?!\p{L})|(?<!\p{N})\p{N}{5}\s\p{Lu}/u;
/** The noun: `adresser` is a verb as well, for letters and for words. */
const addressNoun =
  /\b(?:what|which) (?:is|are|was) (?:[a-z]+ ){1,6}address(?:es)?\b|\baddress of\b|\bquelles? (?:est|sont|etait) (?:l |les |son |leur |votre )adresses?\b|\ba quelle adresse\b|\bat what address\b/u;
/** Words that say where somebody lives, with the name of a town alone. */
const housing =
  /(?<!\p{L})(?:lives?|lived|living|resid\p{L}+|home|habit(?!at(?!ion))\p{L}+|demeur\p{L}+|domicil\p{L}+|vit|vivait|install\p{L}+|moved|settled)(?!\p{L})/u;
/** A number that may be that of a house, a code, or a word for a street or a building. */
const placed =
  /(?<!\p{N})\p{N}{1,5}(?!\p{N})|(?<!\p{L})(?:street|road|avenue|lane|square|house|drive|close|court|box|rue|boulevard|allée|place|chemin|impasse|quai|route|cours)(?!\p{L})/iu;
const dates = new RegExp(writtenDate, 'giu');
/** Signs of a number that is an age, a sum, a share or a date rather than part of an address. */
const otherNumber = new RegExp(
  String.raw`\p{Sc}|%|(?<!\p{L})(?:aged|âgée?|loan|prêt|from|since|depuis|euros?|pounds?|dollars?|(?:EUR|GBP|USD|CHF))(?!\p{L})|${writtenDate}`,
  'iu',
);

/** The address in the words by which a contract defines a party: `Where does the consultant live?` */
export function partyAddress(
  index: DocumentIndex,
  { folded, terms }: Question,
  sentence: number,
): FoundQuote[] {
  if (!asksForAddress({ folded, terms })) {
    return [];
  }

  const { passage, start, end } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);
  const subject = terms.filter(
    ({ word, written }) => !asking.has(word) && !homes.has(word) && !isTitle(written),
  );

  const labelled = labelledAddress(index, subject, sentence);

  if (labelled !== null) {
    return [labelled];
  }

  return namedTerms(text.slice(start, end)).flatMap((term) => {
    const stems = stemsIn(index, sentence, { start: start + term.start, end: start + term.end });
    const named = stemsIn(index, sentence, { start: start + term.named.start, end: start + term.named.end });
    const isMeant = areIn(subject, stems) || areIn(subject, named);
    const clause = { start: start + term.clause.start, end: start + term.clause.end };
    const words = isMeant
      ? addressIn(text, { start: start + term.named.end, end: clause.end }, folded)
      : null;

    return words === null ? [] : [statedSentence(index, { passage, ...clause }, words)];
  });
}

/** True for a question for the house of a party, which may be another one than where it lives. */
export function asksForHouse({ terms }: Question): boolean {
  return terms.some(({ word }) => homes.has(word));
}

/** True for a party line without an address, as `Borrower: Ms Aziz, aged 34`, when the question asks for it. */
export function lacksAddress(question: Question, text: string): boolean {
  const [whole = '', , label = ''] = labelForm.exec(text) ?? [];
  const value = text.slice(whole.length);

  return (
    partyRole(foldedWords(label)) !== null &&
    asksForAddress(question) &&
    (!streetOrPostcode.test(value) || otherNumber.test(value))
  );
}

/** True for a text without anything of an address, when one is asked for by that word. */
export function lacksPlace(question: Question, text: string): boolean {
  const { folded } = question;
  const asksForPlace = addressNoun.test(folded) && asksForAddress(question);
  const asksForHome = asksForPersonFact(question.text) === 'residence' && !housing.test(fold(text));

  return (asksForPlace || asksForHome) && !electronic.test(folded) && !placed.test(text.replace(dates, ' '));
}

function asksForAddress({ folded, terms }: Pick<Question, 'folded' | 'terms'>): boolean {
  return (
    asks.test(folded) &&
    !electronic.test(folded) &&
    terms.some(({ word }) => asking.has(word) || homes.has(word))
  );
}

/** True when the name of the asked party has all of its terms. */
function areIn(subject: readonly Term[], stems: readonly number[]): boolean {
  return (
    stems.length > 0 &&
    subject.length > 0 &&
    subject.every(({ matches }) => stems.some((stem) => (matches.get(stem) ?? 0) >= same))
  );
}

/** The words behind the name in `Borrower: Ms Farah Aziz, 60 Vine Close, Durham`. */
function labelledAddress(
  index: DocumentIndex,
  subject: readonly Term[],
  sentence: number,
): FoundQuote | null {
  const line = labelledLine(index, sentence);

  if (line === null || !areIn(subject, stemsIn(index, sentence, line.label))) {
    return null;
  }

  const { passage, start, end } = index.sentences[sentence]!;
  const value = passageOf(index, passage).text.slice(line.value.start, line.value.end);
  const [, name = '', address = ''] = behindName.exec(value) ?? [];
  const from = line.value.start + name.length;

  return !streetOrPostcode.test(address) || otherNumber.test(address)
    ? null
    : statedSentence(index, { passage, start, end }, { start: from, end: from + address.length });
}

function addressIn(text: string, { start, end }: TextSpan, asked: string): TextSpan | null {
  const found = place.exec(text.slice(start, end));
  const [from = 0, to = 0] = found?.indices?.groups?.['place'] ?? [];
  const isSeat = seat.test(found?.[0] ?? '');
  const isOther = isSeat ? ofHome.test(asked) : ofSeat.test(asked);

  return from < to && !isOther ? { start: start + from, end: start + to } : null;
}
