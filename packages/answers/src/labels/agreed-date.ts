import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { foldedWords } from '../words/folded-words.ts';
import { writtenDate } from '../words/written-date.ts';
import { durationIn } from './agreed-term.ts';
import { namedContract, namesContract } from './contract-nouns.ts';

/** First and last day of a contract. */
export type ContractDay = 'start' | 'end';

const forms: Readonly<Record<ContractDay, { readonly asked: readonly RegExp[]; readonly stated: RegExp }>> = {
  start: {
    asked: [
      new RegExp(
        `^when (?:does|do|did|will) ${namedContract} (?:start|begin|commence|take effect|come into (?:force|effect))$`,
      ),
      new RegExp(`^(?:when|since when|from when) is ${namedContract} (?:valid|in force|effective)$`),
      new RegExp(`^what is the (?:start|starting|commencement|effective) date(?: of ${namedContract})?$`),
      new RegExp(
        `^quand ${namedContract} (?:commence|debute|demarre|prend effet|entre en vigueur)(?: t)?(?: il| elle)?$`,
      ),
      new RegExp(`^quand (?:commence|debute|demarre|prend effet|entre en vigueur) ${namedContract}$`),
      new RegExp(
        `^quelle est la date (?:de debut|de prise d effet|d effet|d entree en vigueur)(?: ${namedContract})?$`,
      ),
    ],
    stated:
      /(?<!\p{L})(?:commenc\p{L}*|starts?|starting|begins?|beginning|effect|effective|force|from|as of|compter du|effet|débute|débutera|vigueur|partir du)(?:\s(?:from|on|le|du|au|the|date|of|as)){0,2}\s$/iu,
  },
  end: {
    asked: [
      new RegExp(
        `^when (?:does|do|did|will) ${namedContract} (?:end|expire|terminate|finish|run out|run until)$`,
      ),
      new RegExp(`^(?:until when|till when|how long) is ${namedContract} valid$`),
      new RegExp(`^what is the (?:end|expiry|expiration|termination) date(?: of ${namedContract})?$`),
      new RegExp(
        `^quand ${namedContract} (?:se termine|expire|prend fin|s acheve|finit)(?: t)?(?: il| elle)?$|^quand ${namedContract} (?:prend|arrive) (?:il|elle) (?:fin|a echeance)$`,
      ),
      new RegExp(`^quand (?:se termine|expire|prend fin|s acheve|finit) ${namedContract}$`),
      new RegExp(`^quelle est la date (?:de fin|d expiration|d echeance|de terme)(?: ${namedContract})?$`),
    ],
    stated:
      /(?<!\p{L})(?:until|till|to|through|ends?|ending|expires?|expiring|terminates?|jusqu['’]au|au|fin|termine|terminera|expire|expirera|achève|échéance)(?:\s(?:on|le|the|and|including)){0,2}\s$/iu,
  },
};

/** A sentence about when the thing of the one before begins, runs or ends. */
const pronounRuns =
  /[.;]\s+(?:It (?:begins?|began|starts?|started|commences?|commenced|takes effect|ends|expires|runs|lasts)|(?:Il|Elle) (?:prend (?:effet|fin)|commence|débute|se termine|s['’]achève|expire|court|dure|entre en vigueur|est conclue? (?:pour|à)))(?!\p{L})/u;
/** A person who is engaged. */
const engages =
  /\b(?:engagee?s?|embauchee?s?|recrutee?s?|engage[ds]|engages|hired|employed|appointed|employs)\b/;
/** A term that a contract gives to its first day: `(the “Commencement Date”)`. */
const firstDay = /["“«]\s?(?:commencement|start|starting|effective) date\s?["”»]/iu;
const date = new RegExp(writtenDate, 'giu');

/** The day of a contract that a question asks for; null for any other question. */
export function asksForDay(text: string): ContractDay | null {
  const folded = foldedWords(text);

  return (
    (['start', 'end'] as const).find((day) => forms[day].asked.some((form) => form.test(folded))) ?? null
  );
}

/** Sentences that say when a contract starts or ends, with that date marked. */
export function agreedDays(index: DocumentIndex, day: ContractDay): FoundQuote[] {
  return index.sentences.flatMap((sentence, at) => {
    const { passage, start, end } = sentence;
    const { text } = passageOf(index, passage);
    const before = index.sentences[at - 1];
    const goesOn = before?.passage === passage && goesOnAboutContract(text.slice(before.start, end));
    const found = dayIn(text.slice(start, end), day, goesOn);

    return found === null
      ? []
      : [statedSentence(index, sentence, { start: start + found.start, end: start + found.end })];
  });
}

/** True for two sentences of which the second says of the contract named by the first when `it` begins or ends. */
function goesOnAboutContract(sentences: string): boolean {
  const pronoun = pronounRuns.exec(sentences);

  return pronoun !== null && namesContract(foldedWords(sentences.slice(0, pronoun.index)));
}

/** The date in a sentence about a contract, or about the time for which it runs, that is its first or last day. */
function dayIn(sentence: string, day: ContractDay, goesOn: boolean): TextSpan | null {
  const folded = foldedWords(sentence);
  const isAbout =
    goesOn ||
    namesContract(folded) ||
    engages.test(folded) ||
    durationIn(sentence) !== null ||
    (day === 'start' && firstDay.test(sentence));

  for (const { 0: written, index } of isAbout ? sentence.matchAll(date) : []) {
    if (forms[day].stated.test(sentence.slice(0, index))) {
      return { start: index, end: index + written.length };
    }
  }

  return null;
}
