import type { FoundQuote } from '../answer/find-quotes.ts';
import { type StatedAnswers, statedQuote, statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { type DocumentLine, linesOf } from '../origin/document-lines.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { writtenDate } from '../words/written-date.ts';
import type { AskedName } from './labelled-value.ts';
import { stemsIn } from './stems-in.ts';

/** Ways to reach a person or a company. */
export type ContactKind = 'phone' | 'fax' | 'email' | 'website';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.9,
  /** Longest letterhead, whose first line names the owner of the numbers below, in characters. */
  letterhead: 300,
  /** Last position of a passage that may be a letterhead, counted from 0. */
  letterheadPosition: 3,
  /** Longest line that is quoted by itself. */
  line: 100,
  /** Equally good answers that are shown. */
  most: 3,
};

const asking =
  '(?:(?:what|which) (?:is|are|s) |quels? (?:est|sont) |quelles? (?:est|sont) )?(?:the |my |le |la |l |les )?';
const owner = '(?: (?:of|for|at|de|du|des|d|a|au) .{1,60})?';
const phrases: Readonly<Record<ContactKind, string>> = {
  phone:
    '(?:(?:tele)?phone|mobile|cell|contact)(?: phone)? numbers?|(?:tele)?phone|numeros? (?:de )?(?:telephone|tel|portable|mobile)|telephone',
  fax: '(?:tele)?fax(?: numbers?)?|numeros? de (?:tele)?fax|telecopie',
  email:
    'e ?mails?(?: address(?:es)?)?|adresses? (?:(?:e )?mail|email|electronique|de courriel|mel)|courriel|mel',
  website: 'web ?site|website address|web address|site (?:web|internet)|adresse (?:du site|web)',
};
/** Words of such a question that name what it asks for. */
const sought = new Set(
  `phone telephone tel number numbers mobile cell contact fax telefax telecopie email e mail mails emails address
  addresses adresse adresses courriel mel electronique numero numeros portable website web site internet`.split(
    /\s+/u,
  ),
);
/** Words for the sender of the document, whose details stand in its letterhead. */
const senders = new Set(
  'sender author issuer writer expediteur expeditrice auteur autrice emetteur emettrice'.split(' '),
);
/** Words that mean the sender when the document does not contain them. */
const organisations = new Set(
  `company firm office business practice agency shop store school societe entreprise cabinet agence magasin ecole
  etablissement`.split(/\s+/u),
);

const gap = String.raw`[ \u00a0\u202f()./-]{0,2}`;
/** Beginnings by which telephone numbers differ from page numbers, years and article numbers. */
const beginning = String.raw`(?=[+(0]|1[ .-]\(?\p{N}{3}(?!\p{N})|\p{N}{3}[ .-]\p{N}{3}[ .-]?\p{N}{3,4}(?!\p{N})|\p{N}{3}[ .-]\p{N}{4}(?!\p{N})|\p{N}{2}(?:[ .]\p{N}{2}){3,4}(?!\p{N})|\p{N}{8,})`;
/** A French number such as 01.02.03.04.05 begins like a date. */
const noDate = String.raw`(?!${writtenDate}(?!\.\p{N}))`;
const phoneNumber = String.raw`${noDate}${beginning}(?<value>[+(]?\p{N}(?:${gap}\p{N}){6,14})(?!\p{N})`;
/** One letter as a label, such as `t` for telephone, at the beginning of a line or behind a separator. */
const letterLabel = (letters: string) =>
  String.raw`(?<=(?:^|[\n,;|•·])\s?)[${letters}](?=[.:\s]{1,3}\(?[+0])`;
/** `call us on`, `appelez-nous au`: what stands before a number in a sentence. */
const calling = String.raw`(?:call|ring|phone|telephone|reach|contact)(?:\s(?:us|me|him|her|them))?\s(?:on|at)|(?:appel|téléphon|compos)(?:ez|er)(?:[-\s](?:nous|moi))?(?:\s(?:au|le))?|joindre(?:\spar téléphone)?\sau`;
const faxLabel = String.raw`(?:tele|télé)?fax|télécopie|télécopieur`;
const values: Readonly<Record<ContactKind, RegExp>> = {
  phone: new RegExp(
    // Numbers without a label are told by the code of a country, or by the French pairs of digits.
    String.raw`(?<![\p{L}\p{N}])(?:(?:${calling}|(?:tele)?phone|téléphone|tél|tel|mobile|mob|cell|portable|port|call|hotline|help ?(?:line|desk)|(?:customer |claims )(?:service|line)|ligne directe|service clients?|standard|accueil|urgences|${letterLabel('tmp')})(?:\s(?:no|number|n[°º]))?\.?\s?:?\s?${phoneNumber}` +
      String.raw`|(?<!(?:${faxLabel})\.?\s?:?\s?)(?<bare>(?:1[-. ]\p{N}{3}[-. ]\p{N}{3}[-. ]\p{N}{4}|\+\p{N}{1,3}(?:${gap}\p{N}){6,12}|0\p{N}(?:[ \u00a0\u202f.]\p{N}{2}){4}))(?!\p{N}))`,
    'dgiu',
  ),
  fax: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${faxLabel}|${letterLabel('f')})(?:\s(?:no|number|n[°º]))?\.?\s?:?\s?${phoneNumber}`,
    'dgiu',
  ),
  email:
    /(?<![\p{L}\p{N}._%+-])(?<value>[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8})/dgu,
  website: /(?<value>(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s,;()<>]*[\p{L}\p{N}/])/dgiu,
};

/** Cheap test that excludes most texts before `values` is tried. */
const quickTests: Readonly<Record<ContactKind, RegExp>> = {
  phone: /\p{N}/u,
  fax: /\p{N}/u,
  email: /@/u,
  website: /:\/\/|www\./iu,
};

/** `Which number can I call?`, `À quel numéro peut-on appeler ?`: asks for a detail by what one does with it. */
const deeds: Readonly<Record<ContactKind, RegExp>> = {
  phone:
    /^(?:which|what) (?:(?:tele)?phone )?numbers? (?:can|could|should|do|must|may|shall|to) (?:i |we |you |one )?(?:call|ring|phone|dial|use)(?: .{1,60})?$|^(?:who|whom) (?:can|should|do) (?:i|we) (?:call|ring|phone)(?: .{1,60})?$|^(?:a )?quel numero (?:de telephone )?(?:puis je|peut on|pouvons nous|dois je|doit on|faut il|appeler|composer|joindre)(?: .{1,60})?$/u,
  fax: /^(?:which|what) fax number (?:can|should|do) (?:i|we|you) .{2,60}$/u,
  email:
    /^(?:which|what) e ?mail(?: address)? (?:can|should|do|must) (?:i|we|you) (?:use|write|send|contact)(?: .{1,60})?$|^a quelle adresse (?:mail|e mail|email|electronique|de courriel) (?:puis je|peut on|dois je|doit on|faut il|ecrire|envoyer)(?: .{1,60})?$/u,
  website: /^(?:which|what) (?:web ?site|web page) (?:can|should|do|must) (?:i|we|you) .{2,60}$/u,
};
/** Words of such a question that name what one does rather than whom one reaches. */
const doing = new Set(
  `call ring phone dial use write send contact appeler composer joindre ecrire envoyer information informations
  questions question help aide renseignement renseignements`.split(/\s+/u),
);

const patterns = new Map<ContactKind, RegExp>();

/** The detail that a question asks for: `What is the phone number of the sender?`; null for any other question. */
export function asksForContact(text: string): ContactKind | null {
  const folded = foldedWords(text);

  return (
    (['phone', 'fax', 'email', 'website'] as const).find((kind) => {
      const phrase = `(?:${phrases[kind]})`;
      const form =
        patterns.get(kind) ?? new RegExp(`^${asking}(?:(?:[a-z0-9]+ ){1,4}s )?${phrase}${owner}$`, 'u');
      patterns.set(kind, form);

      return form.test(folded) || deeds[kind].test(folded);
    }) ?? null
  );
}

/** True for a text with a telephone number, an address of mail or the like. */
export function holdsContact(text: string, kind: ContactKind): boolean {
  return quickTests[kind].test(text) && text.search(values[kind]) >= 0;
}

interface Contact extends TextSpan {
  readonly passage: number;
  readonly value: string;
  readonly quote: FoundQuote;
}

/**
 * Numbers and addresses of the kind that a question asks for. Those of the asked owner only: of the sender from the
 * letterhead, of a person or company from the line, sentence or letterhead that names it.
 */
export function contactDetails(
  index: DocumentIndex,
  { terms, text }: Question,
  kind: ContactKind,
  names: readonly AskedName[],
): StatedAnswers {
  const found = contactsIn(index, kind);
  const isDeed = deeds[kind].test(foldedWords(text));
  const owners = terms.flatMap((term, at) =>
    sought.has(term.word) || term.isDocument || (isDeed && doing.has(term.word)) ? [] : [{ term, at }],
  );
  const isOfSender = owners.every(({ term }) => senders.has(term.word));
  const maySend = owners.every(
    ({ term }) => senders.has(term.word) || (organisations.has(term.word) && !term.isKnown),
  );
  const isOf = (stems: readonly number[]) =>
    owners.every(
      ({ term, at }) =>
        isIn(term, stems) ||
        names.some((each) => each.term === at && each.stems.every((stem) => stems.includes(stem))),
    );
  const inSentence = found.filter((contact) => isOf(stemsBeside(index, contact, false)));
  const inPassage = found.filter((contact) => isOf(stemsBeside(index, contact, true)));
  const own = owners.length === 0 ? found : inSentence.length > 0 ? inSentence : inPassage;
  // In a passage about several parties, the number may belong to another party.
  const isShared = own !== inSentence && own.some(({ passage }) => holdsOtherParty(index, passage, owners));
  const answers = byQuote(distinct(own.length > 0 || !maySend ? own : headOf(found)));

  return {
    quotes: answers.slice(0, thresholds.most).map(({ quote }) => quote),
    isCertain:
      answers.length === 1 &&
      !isShared &&
      (own.length > 0 || (isOfSender && distinct(found).length === 1 && isInLetterhead(index, found[0]!))),
  };
}

/** True for a passage with another party beside the asked one. */
function holdsOtherParty(
  index: DocumentIndex,
  passage: number,
  owners: readonly { readonly term: Term }[],
): boolean {
  const asked = owners.flatMap(({ term }) => partyRole(term.word) ?? []);

  return (
    asked.length > 0 &&
    foldedWords(passageOf(index, passage).text)
      .split(' ')
      .some((word) => !asked.includes(partyRole(word) ?? asked[0]!))
  );
}

function isIn({ matches }: Term, stems: readonly number[]): boolean {
  return stems.some((stem) => (matches.get(stem) ?? 0) >= thresholds.same);
}

/** Contacts of the first passage that has some: that of the sender. */
function headOf(found: readonly Contact[]): Contact[] {
  return found.filter(({ passage }) => passage === found[0]!.passage);
}

/** True for a contact in a line, not a sentence, near the beginning: sentences also give numbers of other parties. */
function isInLetterhead(index: DocumentIndex, { passage, quote }: Contact): boolean {
  return (
    index.passages[passage]!.place <= thresholds.letterheadPosition &&
    !/[.!?]$/u.test(passageOf(index, passage).text.slice(quote.start, quote.end))
  );
}

function distinct(contacts: readonly Contact[]): Contact[] {
  const seen = new Map(contacts.toReversed().map((contact) => [contact.value, contact]));

  return contacts.filter((contact) => seen.get(contact.value) === contact);
}

/** Several numbers of one line are one answer. */
function byQuote(contacts: readonly Contact[]): Contact[] {
  const first = new Map(contacts.toReversed().map((each) => [`${each.passage} ${each.quote.start}`, each]));

  return [...first.values()].toReversed();
}

function contactsIn(index: DocumentIndex, kind: ContactKind): Contact[] {
  const linesBy = new Map<number, DocumentLine[]>();

  for (const line of index.documents.flatMap((_, document) => linesOf(index, document))) {
    const own = linesBy.get(line.passage) ?? [];
    own.push(line);
    linesBy.set(line.passage, own);
  }

  return index.passages.flatMap((_, passage) => {
    if (!quickTests[kind].test(passageOf(index, passage).text)) {
      return [];
    }

    const lines = linesBy.get(passage) ?? [];
    const text = textWithLines(index, passage, lines);

    return [...text.matchAll(values[kind])].flatMap(({ indices }) => {
      const [start = 0, end = 0] = indices?.groups?.['value'] ?? indices?.groups?.['bare'] ?? [];
      const span = { start, end };
      const value = text
        .slice(start, end)
        .replace(/[\s()./-]/gu, '')
        .toLowerCase();
      const quote = quoteOf(index, passage, span, lines);

      return quote === null ? [] : [{ passage, ...span, value, quote }];
    });
  });
}

/** Text of a passage; a letterhead keeps its lines, so that no number goes on with that of a street. */
function textWithLines(index: DocumentIndex, passage: number, lines: readonly DocumentLine[]): string {
  const { text } = passageOf(index, passage);
  const ends = new Set(lines.map(({ end }) => end));

  return text.length <= thresholds.letterhead
    ? text.replace(/ /gu, (space, at: number) => (ends.has(at) ? '\n' : space))
    : text;
}

/** The line of a letterhead, else the sentence of running text. */
function quoteOf(
  index: DocumentIndex,
  passage: number,
  value: TextSpan,
  lines: readonly DocumentLine[],
): FoundQuote | null {
  const line = lines.find((each) => holds(each, value));
  const sentence = sentencesOf(index, passage).find((each) => holds(each, value));
  const { text } = passageOf(index, passage);
  const isHead = text.length <= thresholds.letterhead;
  // A line of a sentence goes on with a small letter.
  const isBroken = line !== undefined && /^\s+\p{Ll}/u.test(text.slice(line.end));

  if (line !== undefined && isHead && !isBroken && line.end - line.start <= thresholds.line) {
    return statedQuote(passage, line, value);
  }

  return sentence === undefined ? null : statedSentence(index, sentence, value);
}

function holds(whole: TextSpan, part: TextSpan): boolean {
  return whole.start <= part.start && whole.end >= part.end;
}

function sentencesOf({ passages, sentences }: DocumentIndex, passage: number) {
  const { firstSentence, endSentence } = passages[passage]!;

  return sentences.slice(firstSentence, endSentence);
}

/** Stems of the line or sentence of a contact, and of its headings; of all of its letterhead as well, when wanted. */
function stemsBeside(index: DocumentIndex, { passage, quote }: Contact, withLetterhead: boolean): number[] {
  const { firstSentence, endSentence, headings } = index.passages[passage]!;
  const { text } = passageOf(index, passage);
  const span =
    withLetterhead && text.length <= thresholds.letterhead ? { start: 0, end: text.length } : quote;

  return [
    ...headings,
    ...Array.from({ length: endSentence - firstSentence }, (_, at) => firstSentence + at).flatMap(
      (sentence) => stemsIn(index, sentence, span),
    ),
  ];
}
