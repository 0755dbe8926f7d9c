import { writtenDate } from '../words/written-date.ts';
import type { DocumentLine } from './document-lines.ts';
import { isLineOfNames, isTitle } from './personal-names.ts';

const thresholds = {
  /** Longest line of a letter's head and of its signature, in characters. */
  line: 70,
  /** Lines from the beginning within which a letter greets. */
  head: 40,
  /** Lines below a closing, or a place and date of signing, that may be signatures. */
  signature: 8,
};

/** Behind `Madame` or `Monsieur` with its punctuation only: without it, the line may be one of the address. */
const salutation =
  /^(?:(?:Dear\b.{1,50}|To whom it may concern)[,:!]?|(?:Madame|Monsieur|Mesdames|Messieurs|Ch[eè]re?s?|Bonjour|Hello|Hi)(?!\p{L})[^.]{0,50}[,:!])$/iu;
const closing =
  /^(?:Yours\b|Sincerely\b|(?:With )?(?:kind|best|warm|kindest)\s(?:regards|wishes)|Regards\b|Respectfully\b|Faithfully\b|(?:Veuillez|Je vous prie|Nous vous prions)(?!\p{L}).{0,80}(?:agréer|recevoir|croire|accepter)|(?:Bien )?cordialement|Salutations|Sentiments distingués)/iu;
const drawnUp = /^Fait (?:en \S+ exemplaires? )?à (?!\p{Ll}).{2,60}?,? le (?=\p{N}|_|\.)/u;
const date = new RegExp(writtenDate, 'iu');

const weekday =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
/** Names with capitals, then a comma or `le`: `Saint-Aubin, le`, `Newcastle upon Tyne,`. */
const place = String.raw`\p{Lu}[\p{L}’'-]*(?: (?:(?:de|du|des|la|les|sur|upon|en) )?\p{Lu}[\p{L}’'-]*){0,4}(?:,(?: le)?| le)`;
/** Line of a place and a date without its date. */
const placeAndDate = new RegExp(`^(?:${place}|Date ?:|Dated|[Ll]e)?(?: ?(?:${weekday}),?)?[ .]*$`, 'u');

/** Lines of a letter, or of a document that ends with a place, a date and signatures. */
export interface LetterParts {
  /** Names below the closing; titles and functions stand beside them in the passage. */
  readonly signatures: readonly DocumentLine[];
  readonly salutation: DocumentLine | null;
  /** Name in the address, else the salutation when it has a name. */
  readonly recipient: DocumentLine | null;
  readonly date: DocumentLine | null;
  /** True when the line of the date has nothing but a place and that date, or begins with the words of signing. */
  readonly isDateCertain: boolean;
}

/** True for a line that greets the recipient of a letter. */
export function isSalutation(text: string): boolean {
  return text.length <= thresholds.line && salutation.test(text);
}

/** True for a sentence that ends a letter politely. */
export function isClosing(text: string): boolean {
  return closing.test(text);
}

export function letterPartsOf(lines: readonly DocumentLine[]): LetterParts {
  const greeting = lines.findIndex(({ text }, at) => at < thresholds.head && isSalutation(text));
  const end = endOf(lines, greeting);
  const signed = lines.findLast(({ text }) => drawnUp.test(text) && date.test(text));

  const head = lines.slice(0, Math.max(0, greeting));
  const dated = head.find(isDateLine);

  return {
    signatures: end === null ? [] : signaturesIn(lines.slice(end, end + thresholds.signature)),
    salutation: lines[greeting] ?? null,
    recipient: recipientIn(head, lines[greeting] ?? null),
    date: dated ?? signed ?? null,
    isDateCertain:
      dated === undefined ? signed !== undefined : placeAndDate.test(dated.text.replace(date, '')),
  };
}

/** The name in the head that the greeting repeats, or the last one with a title: the sender stands above. */
function recipientIn(head: readonly DocumentLine[], greeting: DocumentLine | null): DocumentLine | null {
  if (greeting === null) {
    return null;
  }

  const names = head.filter(({ text }) => text.length <= thresholds.line && isLineOfNames(text));
  const greeted = (greeting.text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? [])
    .slice(1)
    .filter((word) => !isTitle(word));
  const repeated = names.findLast(({ text }) => greeted.some((word) => text.includes(word)));
  const titled = names.findLast(({ text }) => isTitle(/^\S+/u.exec(text)?.[0] ?? ''));

  return repeated ?? titled ?? (greeted.length > 0 ? greeting : null);
}

/** Index of the first line below the closing of a letter, or below the place and date of signing. */
function endOf(lines: readonly DocumentLine[], greeting: number): number | null {
  const closed =
    greeting < 0 ? -1 : lines.findLastIndex(({ text }, at) => at > greeting && closing.test(text));
  const first = closed >= 0 ? closed : lines.findLastIndex(({ text }) => drawnUp.test(text));

  if (first < 0) {
    return null;
  }

  // A French closing is a sentence, which may need two lines or three.
  for (let last = first; last < Math.min(lines.length, first + 3); last += 1) {
    const { text } = lines[last]!;

    if (text.length <= thresholds.line / 2 || /[.,]$/u.test(text)) {
      return last + 1;
    }
  }

  return first + 1;
}

function signaturesIn(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.filter(({ text }) => {
    const name = text.replace(/^[^:]{2,40}\s?:\s+/u, '');

    return text.length <= thresholds.line && isLineOfNames(name);
  });
}

function isDateLine({ text }: DocumentLine): boolean {
  return text.length <= thresholds.line && date.test(text);
}
