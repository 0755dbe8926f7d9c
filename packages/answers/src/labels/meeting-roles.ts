import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedQuote, statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { linesOf } from '../origin/document-lines.ts';
import { isLineOfNames, isTitle } from '../origin/personal-names.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isCommonWord } from '../words/common-words.ts';
import { fold } from '../words/fold.ts';
import { foldedWords } from '../words/folded-words.ts';
import { isStopWord } from '../words/stop-words.ts';

/** Roles of persons at a meeting. */
export type MeetingRole = 'chair' | 'secretary';

const meeting =
  '(?:the |this |la |le |l |cette |de la |de l |du |of the |at the |over the )(?:[a-z]+ )?(?:meeting|session|assembly|hearing|council|board|reunion|seance|assemblee|conseil|bureau|ag)(?: generale)?';

const questions: Readonly<Record<MeetingRole, RegExp>> = {
  chair: new RegExp(
    `^who (?:chaired|presided|chairs|presides|led)(?: (?:over|at))?(?: ${meeting})?$` +
      `|^who (?:was|is) (?:the )?(?:chair(?:man|woman|person)?|in the chair|chairing)(?: ${meeting})?$` +
      `|^who (?:was|is) the president ${meeting}$|^by whom was ${meeting} chaired$` +
      `|^qui (?:presidait|a preside|preside|dirigeait|a dirige)(?: ${meeting})?$` +
      `|^qui (?:est|etait) (?:le |la )presidente?(?: de seance| ${meeting})?$` +
      `|^par qui ${meeting} (?:est|etait|a t)(?: elle| il)?(?: ete)? presidee?$`,
  ),
  secretary: new RegExp(
    `^who (?:took|wrote|kept|recorded|drew up) (?:the )?(?:minutes|notes)(?: ${meeting})?$` +
      `|^who (?:was|is) (?:the )?(?:secretary|(?:minute|note) taker)(?: ${meeting})?$` +
      `|^qui (?:a redige|redigeait|redige|a pris|a ecrit) (?:le |les |des )?(?:proces verbal|pv|compte rendu|notes)(?: ${meeting})?$` +
      `|^qui (?:est|etait) (?:le |la )secretaire(?: de seance| ${meeting})?$` +
      `|^qui (?:assure|assurait|a assure) le secretariat(?: ${meeting})?$`,
  ),
};

const title = 'Mr|Mrs|Ms|Miss|Dr|Prof|Cllr|Councillor|Sir|M|MM|Mme|Mlle|Me|Monsieur|Madame';
const name = String.raw`(?:(?:${title})\.?\s)?\p{Lu}[\p{L}.’'-]*(?:\s(?:(?:de|du|des|la|le|van|von)\s)?\p{Lu}[\p{L}’'-]*){0,4}`;
const nameBehind = new RegExp(`^${name}`, 'u');
const nameBefore = new RegExp(String.raw`(?<![\p{L}’'-])${name}$`, 'u');

interface RoleWords {
  /** The role as a function beside a name. */
  readonly title: string;
  /** Labels besides the title. */
  readonly label: string;
  /** Words before a name. */
  readonly passive: string;
  /** Words behind a name. */
  readonly active: string;
}

const chairTitle = 'chair(?:man|woman|person)?|in the chair|présidente?(?: de (?:la )?séance)?';
const secretaryTitle = 'secretary|minute[- ]taker|note[- ]taker|secrétaire(?: de (?:la )?séance)?';
const elected = '(?:was|is|a été|est) (?:elected|appointed|élue?|désignée?|nommée?)(?: as)?(?: the)?';
/** Required behind an election: associations also elect a chair for years, and committees have one. */
const ofMeeting = 'of the (?:meeting|session|assembly)|de (?:la )?(?:séance|réunion)';
const meetingNoun =
  "(?:meeting|session|assembly|hearing|réunion|séance|assemblée(?: générale)?|conseil(?: municipal| d['’]école)?)";
/** The end of a clause, or a meeting as the object of the verb. */
const itsMeeting = String.raw`(?=\s?(?:[.,;)]|$)|\s(?:the|this|la|le|cette)\s(?:(?:annual|board|council|general)\s)?${meetingNoun}|\sl['’]${meetingNoun})`;
/** Another body behind a title: `Ada Brook, chair, finance committee`. */
const ofOther =
  ',[^,;.]*(?<!\\p{L})(?:committee|association|club|society|trust|comité|commission|société)(?!\\p{L})';
const aboutMeeting = new RegExp(String.raw`^\s*$|(?<!\p{L})${meetingNoun}(?!\p{L})`, 'iu');

const roles: Readonly<Record<MeetingRole, RoleWords>> = {
  chair: {
    title: chairTitle,
    label: "présidence|chaired by|présidente? de (?:la réunion|l['’]assemblée)",
    passive: "chaired by|presided over by|présidée? par|présidence (?:de |d['’])",
    active: `(?:chaired|took the chair|presided|presided over|was in the chair|préside|présidait|a présidé|assur(?:e|ait) la présidence)${itsMeeting}|${elected} (?:chair(?:man|woman|person)?|présidente?) (?:${ofMeeting})`,
  },
  secretary: {
    title: secretaryTitle,
    label: 'secrétariat|minutes(?: taken)? by|minuted by|rédacteur|rédactrice',
    passive:
      '(?:minutes|notes) (?:(?:were|are) )?(?:taken|kept|recorded|written|drawn up) by|(?:procès-verbal|compte rendu) (?:a été |est )?(?:rédigé|établi) par|secrétariat (?:est |était )?assuré par',
    active: `took (?:the )?minutes|kept the minutes|assur(?:e|ait) le secrétariat${itsMeeting}|${elected} (?:secretary|secrétaire) (?:${ofMeeting})`,
  },
};

/** Words that give a role to the name behind or before them. */
interface RoleForm {
  readonly words: RegExp;
  readonly isNameBehind: boolean;
  /** The words before must be about a meeting: a committee is chaired as well. */
  readonly needsMeeting?: boolean;
}

const compiled = new Map<MeetingRole, readonly RoleForm[]>();

function formsOf(role: MeetingRole): readonly RoleForm[] {
  const known = compiled.get(role);

  if (known !== undefined) {
    return known;
  }

  const { title: called, label, passive, active } = roles[role];
  const forms = [
    { words: new RegExp(String.raw`^(?:${called}|${label})\s?:\s*`, 'iu'), isNameBehind: true },
    { words: new RegExp(String.raw`\s?\((?:${called})\)`, 'iu'), isNameBehind: false },
    {
      words: new RegExp(String.raw`,\s(?:${called})(?=\s?[,;.]|$)(?!${ofOther})`, 'iu'),
      isNameBehind: false,
    },
    {
      words: new RegExp(String.raw`(?<!\p{L})(?:${passive})\s?`, 'iu'),
      isNameBehind: true,
      needsMeeting: role === 'chair',
    },
    {
      words: new RegExp(String.raw`(?:, [^,.]{2,60},)?\s(?:${active})(?!\p{L})`, 'iu'),
      isNameBehind: false,
    },
  ];
  compiled.set(role, forms);

  return forms;
}

/** The role at a meeting whose holder a question asks for; null for any other question. */
export function asksForRole(text: string): MeetingRole | null {
  const folded = foldedWords(text);

  return (['chair', 'secretary'] as const).find((role) => questions[role].test(folded)) ?? null;
}

/** Lines and sentences that say who has a role at a meeting, with the name marked; each name once. */
export function roleHolders(index: DocumentIndex, role: MeetingRole): FoundQuote[] {
  const found = new Map<string, FoundQuote>();
  const lines = index.documents.flatMap((_, document) => linesOf(index, document));

  for (const { passage, start, text } of lines) {
    const span = nameIn(text, role);

    if (span !== null) {
      const words = { start: start + span.start, end: start + span.end };
      const line = { start, end: start + text.length };
      keep(found, text.slice(span.start, span.end), statedQuote(passage, line, words));
    }
  }

  // Sentences go on from line to line.
  for (const sentence of found.size > 0 ? [] : index.sentences) {
    const { passage, start, end } = sentence;
    const written = passageOf(index, passage).text.slice(start, end);
    const span = nameIn(written, role);

    if (span !== null) {
      const words = { start: start + span.start, end: start + span.end };
      keep(found, written.slice(span.start, span.end), statedSentence(index, sentence, words));
    }
  }

  return [...found.values()];
}

function nameIn(text: string, role: MeetingRole): TextSpan | null {
  for (const { words, isNameBehind, needsMeeting = false } of formsOf(role)) {
    const match = words.exec(text);
    const behind = match === null ? 0 : match.index + match[0].length;
    const before = text.slice(0, match?.index ?? 0);
    const isMeant = match !== null && (!needsMeeting || aboutMeeting.test(before));
    const named = !isMeant
      ? null
      : isNameBehind
        ? nameBehind.exec(text.slice(behind))
        : nameBefore.exec(before);

    if (named !== null && isPersonalName(named[0])) {
      const start = (isNameBehind ? behind : 0) + named.index;

      return { start, end: start + named[0].length };
    }
  }

  return null;
}

/** True for a title and a name, or several names, none of which is an ordinary word: `To be elected`. */
function isPersonalName(written: string): boolean {
  return (
    isLineOfNames(written) &&
    written
      .split(/\s+/u)
      .filter((word) => /^\p{Lu}/u.test(word) && !isTitle(word))
      .every((word) => !isOrdinary(fold(word)))
  );
}

function isOrdinary(word: string): boolean {
  return ['eng', 'fra'].some((language) => isStopWord(word, language) || isCommonWord(word, language));
}

function keep(found: Map<string, FoundQuote>, written: string, quote: FoundQuote): void {
  const key = fold(written);

  if (!found.has(key)) {
    found.set(key, quote);
  }
}
