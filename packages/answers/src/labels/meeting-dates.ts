import type { FoundQuote } from '../answer/find-quotes.ts';
import { type StatedAnswers, statedQuote, statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { type DocumentLine, linesOf } from '../origin/document-lines.ts';
import type { TextSpan } from '../passages/passage.ts';
import { foldedWords } from '../words/folded-words.ts';
import { dayAndMonth, writtenDate } from '../words/written-date.ts';

/** Lines of minutes within which they say when the meeting was held. */
const head = 12;
/** Days of a next meeting that are shown. */
const most = 3;

const occasion = '(?:meeting|session|assembly|hearing|reunion|seance|assemblee(?: generale)?|conseil)';
const determiner = '(?:the|this|la|le|l|cette|ce)';
const questions = new RegExp(
  `^when (?:was|is) ${determiner} ${occasion}(?: held)?$` +
    `|^when did ${determiner} ${occasion} (?:take place|happen|occur)$` +
    `|^(?:what (?:is|was) the date of|on what (?:date|day) was) ${determiner} ${occasion}(?: held)?$` +
    `|^(?:quand|a quelle date|quel jour) (?:s est tenue?|a eu lieu|avait lieu|etait) ${determiner} ${occasion}$` +
    `|^(?:quand|a quelle date|quel jour) ${determiner} ${occasion} (?:s est (?:elle|il) tenue?|a t (?:elle|il) eu lieu)$` +
    `|^(?:de quand date|quelle (?:est|etait) la date de) ${determiner} ${occasion}$`,
);
/** Nouns for a meeting or appointment; match both original and folded text. */
const occasions =
  'meeting|session|assembly|hearing|appointment|visit|consultation|check[ -]up|r[ée]union|s[ée]ance|assembl[ée]e(?: g[ée]n[ée]rale)?|conseil|rendez[ -]vous|rdv|visite|audience';
const appointment = `(?<noun>${occasions})`;
const owner = '(?:the|my|our|your|la|le|l|ma|mon|notre|votre)';
const nextQuestions = [
  new RegExp(
    `^when (?:is|will) ${owner} next ${appointment}(?: (?:be|be held|take place|due|planned|scheduled))?$`,
  ),
  new RegExp(`^(?:what is the|on what|what) date (?:of|is) ${owner} next ${appointment}$`),
  new RegExp(
    `^(?:quand|a quelle date|quel jour) (?:est|a lieu|aura lieu|sera|se tient|se tiendra|est prevue?) ${owner} prochaine? ${appointment}$`,
  ),
  new RegExp(
    `^(?:quand|a quelle date|quel jour) ${owner} prochaine? ${appointment} (?:aura t (?:elle|il) lieu|a t (?:elle|il) lieu|se tiendra t (?:elle|il)|est (?:elle|il) prevue?)$`,
  ),
  new RegExp(`^quelle est la date (?:de|du) (?:${owner} )?prochaine? ${appointment}$`),
];
const namesNext = new RegExp(
  String.raw`(?<!\p{L})(?:next|prochaine?)(?:\s\p{L}+)?\s${appointment}(?!\p{L})`,
  'iu',
);
/** Words by which a letter or minutes fix the next day without the word. */
const arranged =
  /(?<!\p{L})(?:reserved|booked|scheduled|arranged|planned|postponed|adjourned|look forward to (?:seeing|meeting) you|expect you|réservée?|fixée?|prévue?|reportée?|convenue?|vous attend(?:ons|rons)|vous recev(?:ons|rons))(?!\p{L})/iu;
/** A meeting noun, or words for meeting the reader: other sentences arrange deliveries and works. */
const meets = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${occasions})s?|for you|(?:see|seeing|meet|meeting|expect) you|vous)(?!\p{L})`,
  'iu',
);
/** The first words of a line that names minutes: `Our call lasted 30 minutes` is about time. */
const minutes =
  /^(?:(?:(?:[a-z]+ ){0,4}(?:meeting|board|council|committee|assembly|session|agm|association) |draft |approved )?minutes|(?:projet de )?(?:proces verbal|pv|compte rendu|releve de decisions)|record of (?:the )?meeting)(?: |$)/;
/** Another meeting, a date of a letter, or one by which something is done. */
const other =
  /(?:^| )(?:next|last|previous|following|prochaine?|precedente?|derniere?|suivante?|approved|approuvee?|before|by|avant|invitation|convocation|convened|convoquee?)(?: |$)/;
const date = new RegExp(
  // The year may stand in the title of the minutes.
  String.raw`${writtenDate}|(?<![\p{L}\p{N}])${dayAndMonth}(?!\p{L})`,
  'iu',
);
const dates = new RegExp(date, 'giu');

/** The meeting or appointment whose next day a question asks for, as folded words; null for any other question. */
export function asksForNextDay(text: string): string | null {
  const folded = foldedWords(text);
  const form = nextQuestions.find((each) => each.test(folded));

  return form?.exec(folded)?.groups?.['noun'] ?? null;
}

/**
 * Sentences with the day of the next meeting or appointment, as they call it, else those that arrange a day. Certain
 * when there is one that has the asked word, and a single date behind it.
 */
export function nextDays(index: DocumentIndex, noun: string): StatedAnswers {
  const dated = index.sentences.flatMap((sentence) => {
    const { passage, start, end } = sentence;
    const text = passageOf(index, passage).text.slice(start, end);
    const next = namesNext.exec(text);
    const from = next === null ? 0 : next.index + next[0].length;
    const behind = [...text.slice(from).matchAll(dates)].map((match) => spanOf(match, start + from));
    const [day] = behind.length > 0 ? behind : [...text.matchAll(dates)].map((match) => spanOf(match, start));

    return day === undefined ? [] : [{ sentence, text, day, next, isOnly: behind.length === 1 }];
  });
  const named = dated.filter(({ next }) => next !== null);
  const held = index.documents.map((_, document) => isMinutes(linesOf(index, document)));
  const isMeeting = (passage: number, text: string) =>
    held[index.passages[passage]!.document] === true || meets.test(text);
  const found =
    named.length > 0
      ? named
      : dated.filter(({ sentence, text }) => arranged.test(text) && isMeeting(sentence.passage, text));
  const called = foldedWords(named[0]?.next?.groups?.['noun'] ?? '');

  return {
    quotes: found.slice(0, most).map(({ sentence, day }) => statedSentence(index, sentence, day)),
    isCertain: named.length === 1 && named[0]!.isOnly && firstWord(called) === firstWord(noun),
  };
}

function spanOf({ 0: written, index }: RegExpExecArray, offset: number): TextSpan {
  return { start: offset + index, end: offset + index + written.length };
}

/** Compares `assemblee generale` and `assemblee` as one occasion. */
function firstWord(words: string): string {
  return words.split(' ')[0]!;
}

/** True for a question for the day of the meeting that minutes record. */
export function asksForMeetingDay(text: string): boolean {
  return questions.test(foldedWords(text));
}

/** The first line of minutes with the date of the meeting, one of each document; none for other documents. */
export function meetingDays(index: DocumentIndex): FoundQuote[] {
  return index.documents.flatMap((_, document) => {
    const lines = linesOf(index, document);
    const line = isMinutes(lines) ? lines.slice(0, head).find(isDayLine) : undefined;

    return line === undefined ? [] : [quoteOf(line)];
  });
}

/** True for the lines of a document whose head says that it is the minutes of a meeting. */
function isMinutes(lines: readonly DocumentLine[]): boolean {
  return lines
    .slice(0, head)
    .some(({ text }) => /^\P{L}*\p{Lu}/u.test(text) && minutes.test(foldedWords(text)));
}

function isDayLine({ text }: DocumentLine): boolean {
  return date.test(text) && !other.test(foldedWords(text));
}

function quoteOf({ passage, start, end, text }: DocumentLine): FoundQuote {
  const { 0: written, index } = date.exec(text)!;

  return statedQuote(passage, { start, end }, { start: start + index, end: start + index + written.length });
}
