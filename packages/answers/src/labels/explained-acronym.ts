import type { FoundQuote } from '../answer/find-quotes.ts';
import { acronymsIn } from '../index/acronyms.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { cutQuote } from '../rank/cut-quote.ts';
import { fold } from '../words/fold.ts';

const questions = [
  /^what (?:does|do|is|are) (?:the )?(?:acronym |abbreviation |initials |letters )?["“«]?\s?(?<acronym>\p{Lu}[\p{Lu}\p{N}]{1,9})\s?["”»]? (?:stand|stands|short) for/iu,
  /^what does (?:the )?(?:acronym |abbreviation )?["“«]?\s?(?<acronym>\p{Lu}[\p{Lu}\p{N}]{1,9})\s?["”»]? mean/iu,
  /^que (?:signifie|signifient|veut dire|veulent dire) (?:l['’]|le |la |les )?(?:acronyme |sigle |abréviation )?["“«]?\s?(?<acronym>\p{Lu}[\p{Lu}\p{N}]{1,9})(?!\p{L})/iu,
];

/** The first sentence that gives the words of the acronym which a question asks for; null when none does. */
export function explainedAcronym(
  index: DocumentIndex,
  { text }: Question,
  sentences: readonly number[],
): FoundQuote | null {
  const asked = questions.map((form) => form.exec(text.trim())?.groups?.['acronym']).find(Boolean);
  const acronym = asked === undefined ? '' : fold(asked);

  if (!index.acronyms.has(acronym)) {
    return null;
  }

  const sentence = sentences.find((number) => {
    const { passage, start, end } = index.sentences[number]!;

    return acronymsIn(passageOf(index, passage).text.slice(start, end)).some(([found]) => found === acronym);
  });

  if (sentence === undefined) {
    return null;
  }

  const { passage, start, end } = index.sentences[sentence]!;
  const quote = cutQuote(index, { passage, start, end, probability: 1, sentences: [] }, null);

  return { ...quote, passage, probability: 1, words: null, sentence: quote };
}
