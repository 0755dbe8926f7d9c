import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { stemsIn } from './stems-in.ts';

const questions = [
  /^how (?:old|recent) (?:may|can|must|should|is|are|do|does|has|have) .{2,60}$/u,
  /^de quand (?:doit|doivent|peut|peuvent) dater .{2,60}$|^de quand .{2,60} (?:doit|doivent|peut|peuvent)(?: t)? (?:il|elle|ils|elles) dater$/u,
  /^quelle anciennete (?:maximale |maximum )?.{2,60}$|^quelle est l anciennete .{2,60}$/u,
];
/** Words of such a question that do not name what is old. */
const asking = new Set('old recent be may can must should date dater anciennete maximale maximum'.split(' '));

const number =
  '(?:\\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze)';
const time = `(?<value>${number}\\s(?:\\(\\p{N}+\\)\\s)?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?))(?!\\p{L})`;
const statements = [
  String.raw`(?:less|not more|no more|fewer|more)\sthan\s${time}\s(?:old|ago|before)`,
  String.raw`(?:within|in|during)\sthe\s(?:last|past|previous)\s${time}`,
  String.raw`(?:at most|up to|maximum of|under)\s${time}\s(?:old|ago)`,
  String.raw`(?:de|depuis)\smoins\sde\s${time}`,
  String.raw`(?:plus de|au plus|au maximum)\s${time}`,
  String.raw`${time}\s(?:au plus|au maximum|maximum)`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'diu'));

/** Likeness from which a word is that of the question, or shortens it: `photo` for `photograph`. */
const same = 0.7;

/** True for a question for the greatest age of something that is to be handed in. */
export function asksForAge(text: string): boolean {
  const folded = foldedWords(text);

  return questions.some((form) => form.test(folded));
}

/**
 * Sentences that limit the age of the asked thing, with the time marked. The thing is named before the time; an entry
 * of a list that names nothing has it in the words above the list.
 */
export function ageLimits(index: DocumentIndex, { terms }: Question): FoundQuote[] {
  const subject = terms.filter(({ word }) => !asking.has(word));

  return subject.length === 0
    ? []
    : index.sentences.flatMap((sentence, number) => {
        const { passage, start, end } = sentence;
        const { kind, text } = passageOf(index, passage);
        const written = text.slice(start, end);
        const match = statements.map((statement) => statement.exec(written)).find((each) => each !== null);
        const [from = 0, to = 0] = match?.indices?.groups?.['value'] ?? [];

        return match === undefined || kind === 'heading' || !isOf(index, subject, number, start + match.index)
          ? []
          : [statedSentence(index, sentence, { start: start + from, end: start + to })];
      });
}

/** True when what stands before a time is the asked thing. */
function isOf(index: DocumentIndex, subject: readonly Term[], sentence: number, time: number): boolean {
  const { passage, start } = index.sentences[sentence]!;
  const before = stemsIn(index, sentence, { start, end: time });
  const { firstSentence } = index.passages[passage]!;
  const above = sentence > firstSentence ? index.sentences[sentence - 1]! : null;
  const isEntry =
    above !== null && before.length <= 1 && /:\s*$/u.test(passageOf(index, passage).text.slice(0, above.end));
  const stems = isEntry ? stemsIn(index, sentence - 1, above) : before;

  return subject.every(({ matches }) => stems.some((stem) => (matches.get(stem) ?? 0) >= same));
}
