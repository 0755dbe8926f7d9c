import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { longUnit, smallNumber } from '../words/written-time.ts';
import { stemsIn, tokensIn } from './stems-in.ts';

const questions = [
  /^how (?:old|recent) (?:may|can|must|should|is|are|do|does|has|have) .{2,60}$/u,
  /^de quand (?:doit|doivent|peut|peuvent) dater .{2,60}$|^de quand .{2,60} (?:doit|doivent|peut|peuvent)(?: t)? (?:il|elle|ils|elles) dater$/u,
  /^quelle anciennete (?:maximale |maximum )?.{2,60}$|^quelle est l anciennete .{2,60}$/u,
];
/** Words of such a question that do not name what is old. */
const asking = new Set('old recent be may can must should date dater anciennete maximale maximum'.split(' '));

const time = `(${smallNumber}\\s(?:\\(\\p{N}{1,4}\\)\\s)?${longUnit})(?!\\p{L})`;
const statements = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:` +
    [
      String.raw`(?:less|not more|no more|fewer|more|at least|over)\s(?:than\s)?${time}\s(?:old|ago|before)`,
      String.raw`(?:older|younger)\sthan\s${time}`,
      String.raw`(?:within|in|during)\sthe\s(?:last|past|previous)\s${time}`,
      String.raw`(?:at most|up to|maximum of|under)\s${time}\s(?:old|ago)`,
      String.raw`(?:de|depuis)\s(?:moins|plus)\sde\s${time}`,
      String.raw`(?:plus de|au plus|au maximum)\s${time}`,
      String.raw`${time}\s(?:au plus|au maximum|maximum)`,
    ].join('|') +
    ')',
  'dgiu',
);
const prepositions = new Set('of for from in de du des d'.split(' '));
const articles = new Set('the a an la le les l votre your my'.split(' '));
/** Verbs by which a thing comes about, and small words beside them. */
const verbs = new Set(
  `that which is are was were must may can cannot should shall be been have has not no recently dated taken issued made
  signed printed qui doit doivent peut peuvent date datent dater datant datee dates datees ne pas etre est sont avoir a
  ont etabli etablie delivre delivree emis emise pris prise prises fait faite`.split(/\s+/u),
);
/** A noun before the asked word, whose complement that is: `the photo of the applicant`. */
const asComplement = new RegExp(
  `(?:^|[\\s’'])(?:of|de|du|des|d)(?:[\\s’'](?:${[...articles].join('|')}))?[\\s’']$|['’]s?\\s$`,
  'iu',
);

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

        if (kind === 'heading') {
          return [];
        }

        const match = [...written.matchAll(statements)].find((each) =>
          isOf(index, subject, number, start + each.index),
        );
        const [from = 0, to = 0] = match?.indices?.slice(1).find((span) => span !== undefined) ?? [];

        return match === undefined
          ? []
          : [statedSentence(index, sentence, { start: start + from, end: start + to })];
      });
}

/** True when the asked thing stands right before a time, or in the words above a list whose entry is the time. */
function isOf(index: DocumentIndex, subject: readonly Term[], sentence: number, time: number): boolean {
  const { passage, start, firstToken, endToken } = index.sentences[sentence]!;
  const { firstSentence } = index.passages[passage]!;
  const { text } = passageOf(index, passage);
  const above = sentence > firstSentence ? index.sentences[sentence - 1]! : null;
  const before = stemsIn(index, sentence, { start, end: time });

  if (above !== null && before.length <= 1 && /:\s*$/u.test(text.slice(0, above.end))) {
    const stems = stemsIn(index, sentence - 1, above);

    return subject.every((term) => stems.some((stem) => isWord(term, stem)));
  }

  const { stem, start: starts, end: ends } = index.tokens;
  const tokens = tokensIn(index, firstToken, endToken, { start, end: time });
  const last = subject.map((term) => tokens.findLast((at) => isWord(term, stem[at]!)) ?? -1);
  const between = foldedWords(text.slice(ends[Math.max(...last)] ?? time, time));

  return (
    !last.includes(-1) &&
    namesNoOther(between.split(' ')) &&
    !asComplement.test(text.slice(start, starts[Math.min(...last)]!))
  );
}

/**
 * True for words between a thing and its age that are its complements or verbs. Another noun there is what has that
 * age: `the applicant submits a photo of less than six months`.
 */
function namesNoOther(words: readonly string[]): boolean {
  let at = 0;

  while (at < words.length) {
    const word = words[at]!;

    if (prepositions.has(word)) {
      at += articles.has(words[at + 1] ?? '') ? 3 : 2;
    } else if (word === '' || verbs.has(word)) {
      at += 1;
    } else {
      return false;
    }
  }

  return true;
}

function isWord({ matches }: Term, stem: number): boolean {
  return (matches.get(stem) ?? 0) >= same;
}
