import type { FoundQuote } from '../answer/find-quotes.ts';
import { type StatedAnswers, statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { asksForDeed } from '../rank/definition-form.ts';
import { ageLimits, asksForAge } from './age-limit.ts';
import { agreedDays, asksForDay } from './agreed-date.ts';
import { agreedTerms, asksForTerm } from './agreed-term.ts';
import { namedTerms } from './appositions.ts';
import { asksForContact, contactDetails } from './contact-details.ts';
import { statementOf } from './defined-terms.ts';
import { asksForNumber, documentNumbers } from './document-number.ts';
import { asksForEligibility, eligibilities } from './eligibility.ts';
import { explainedAcronym } from './explained-acronym.ts';
import { type AskedName, sectionHeading, valueIn } from './labelled-value.ts';
import { asksForMeetingDay, asksForNextDay, meetingDays, nextDays } from './meeting-dates.ts';
import { asksForRole, roleHolders } from './meeting-roles.ts';
import { asksForNotice, noticePeriods } from './notice-periods.ts';
import { asksForParties, partiesOf } from './parties.ts';
import { asksForHouse, partyAddress } from './party-address.ts';
import { asksForPersonFact, personFacts } from './person-facts.ts';
import { asksForPremises, premisesAddresses } from './premises-address.ts';
import { stemsIn } from './stems-in.ts';

const thresholds = {
  /** Likeness from which a word counts as that of a defined term. */
  same: 0.9,
  /** Sentences with the words asked for that are looked at; a contract defines its parties in the first. */
  sentences: 500,
  /** Answers that are equally good. */
  most: 3,
};

/** Kinds of questions that ask for what a term stands for. */
const defining = new Set(['person', 'definition', 'name', 'other']);

/** Questions of one form each; the first that finds an answer decides. */
const forms: readonly ((index: DocumentIndex, question: Question) => StatedAnswers | null)[] = [
  (index, { text }) => (asksForParties(text) ? { quotes: partiesOf(index), isCertain: true } : null),
  (index, { text }) => {
    const day = asksForDay(text);

    return day === null ? null : certainIfSingle(agreedDays(index, day));
  },
  (index, { text }) => {
    const role = asksForRole(text);

    return role === null ? null : certainIfSingle(roleHolders(index, role));
  },
  (index, { text }) => (asksForMeetingDay(text) ? certainIfSingle(meetingDays(index)) : null),
  (index, { text }) => {
    const occasion = asksForNextDay(text);

    return occasion === null ? null : nextDays(index, occasion);
  },
  (index, { text }) => {
    const asked = asksForContact(text) === null ? asksForNumber(text) : null;

    return asked === null ? null : certainIfSingle(documentNumbers(index, asked));
  },
  (index, { text }) => (asksForTerm(text) ? certainIfSingle(agreedTerms(index)) : null),
  (index, question) => {
    const periods = asksForNotice(question.text) ? noticePeriods(index, question) : [];

    // The periods of the parties do not contradict each other.
    return periods.length === 0 || periods.length > thresholds.most
      ? null
      : { quotes: periods, isCertain: true };
  },
  (index, question) =>
    asksForEligibility(question.text) ? certainIfSingle(eligibilities(index, question)) : null,
  (index, question) => (asksForAge(question.text) ? certainIfSingle(ageLimits(index, question)) : null),
  (index, { text }) => (asksForPremises(text) ? certainIfSingle(premisesAddresses(index, text)) : null),
];

/** True for a question for a fact that documents state in few forms, each of which is read. */
export function asksForStatement(text: string): boolean {
  return (
    asksForPersonFact(text) !== null ||
    [asksForTerm, asksForNotice, asksForEligibility, asksForAge, asksForPremises].some((asks) => asks(text))
  );
}

export function statedAnswers(index: DocumentIndex, question: Question): StatedAnswers {
  for (const form of forms) {
    const stated = form(index, question);

    if (stated !== null && stated.quotes.length > 0) {
      return stated;
    }
  }

  const sentences = sentencesWith(index, question);
  const names = sentences.flatMap((sentence) => namesIn(index, question, sentence));
  const contact = asksForContact(question.text);
  const details = contact === null ? null : contactDetails(index, question, contact, names);

  if (details !== null && details.quotes.length > 0) {
    return details;
  }

  const fact = asksForPersonFact(question.text);
  const facts = fact === null ? [] : personFacts(index, question, fact, sentences);

  if (facts.length > 0) {
    return certainIfSingle(facts);
  }

  const addresses = sentences.flatMap((sentence) => partyAddress(index, question, sentence));

  if (addresses.length > 0) {
    const stated = certainIfSingle(addresses);

    return { ...stated, isCertain: stated.isCertain && !asksForHouse(question) };
  }

  const explained = explainedAcronym(index, question, sentences);

  if (explained !== null) {
    return { quotes: [explained], isCertain: true };
  }

  const defined = onePerDocument(
    index,
    sentences.flatMap((sentence) => definitionIn(index, question, sentence)),
  );

  if (defined.length > 0) {
    return certainIfSingle(defined);
  }

  const lines = sentences.flatMap((sentence) => valueIn(index, question, names, sentence));
  const highest = lines.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const best = lines.filter(({ score }) => score > highest - 1e-6);

  return {
    quotes: best.slice(0, thresholds.most).map(({ quote }) => quote),
    isCertain: new Set(best.map(({ label }) => label)).size === 1 && best[0]!.isCertain,
  };
}

function certainIfSingle(quotes: readonly FoundQuote[]): StatedAnswers {
  return { quotes: quotes.slice(0, thresholds.most), isCertain: quotes.length === 1 };
}

/** Sentences with a word of the question, and those below a line with one, in the order of the document. */
function sentencesWith({ postings, sentences }: DocumentIndex, { terms }: Question): number[] {
  const found = new Set<number>();

  for (const stem of terms.flatMap(({ matches }) => [...matches.keys()])) {
    for (let at = postings.offsets[stem]!; at < postings.offsets[stem + 1]!; at += 1) {
      found.add(postings.sentences[at]!);
    }
  }

  const own = [...found].sort((one, other) => one - other).slice(0, thresholds.sentences);

  for (const sentence of own) {
    const { start, end } = sentences[sentence]!;

    for (let below = 1; below <= sectionHeading.lines && end - start <= sectionHeading.longest; below += 1) {
      found.add(Math.min(sentence + below, sentences.length - 1));
    }
  }

  return [...found].sort((one, other) => one - other);
}

function onePerDocument({ passages }: DocumentIndex, quotes: readonly FoundQuote[]): FoundQuote[] {
  const documents = quotes.map(({ passage }) => passages[passage]!.document);

  return quotes.filter((_, at) => documents.indexOf(documents[at]!) === at);
}

/** The sentence as an answer when it defines the only term that the question asks for. */
function definitionIn(index: DocumentIndex, question: Question, sentence: number): FoundQuote[] {
  const { kind, terms } = question;
  const { passage, start: clause } = index.sentences[sentence]!;
  const { text, sentences } = passageOf(index, passage);
  const whole = sentences.find((span) => span.start <= clause && clause < span.end);

  if (!defining.has(kind) || terms.length === 0 || whole === undefined || asksForDeed(question)) {
    return [];
  }

  const { start, end } = whole;

  const defined = namedTerms(text.slice(start, end));

  return defined.flatMap((term) => {
    const stems = stemsIn(index, sentence, { start: start + term.start, end: start + term.end });
    const isAsked =
      stems.length > 0 &&
      stems.every((stem) => terms.some(({ matches }) => (matches.get(stem) ?? 0) >= thresholds.same)) &&
      terms.every(({ matches }) => stems.some((stem) => (matches.get(stem) ?? 0) >= thresholds.same));
    const named = { start: start + term.named.start, end: start + term.named.end };

    const said = statementOf(defined, term, { start, end });

    return isAsked ? [statedSentence(index, { passage, ...said }, named)] : [];
  });
}

function namesIn(index: DocumentIndex, { terms }: Question, sentence: number): AskedName[] {
  const { passage, start, end } = index.sentences[sentence]!;

  return namedTerms(passageOf(index, passage).text.slice(start, end)).flatMap(({ named, ...defined }) => {
    const [stem, ...others] = stemsIn(index, sentence, {
      start: start + defined.start,
      end: start + defined.end,
    });
    const term = terms.findIndex(({ matches }) => (matches.get(stem ?? -1) ?? 0) >= thresholds.same);
    const stems = stemsIn(index, sentence, { start: start + named.start, end: start + named.end });

    return others.length > 0 || term < 0 || stems.length === 0 ? [] : [{ term, stems }];
  });
}
