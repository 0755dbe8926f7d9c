import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import { acronymsIn } from '../index/acronyms.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { fold } from '../words/fold.ts';

/** Behind `mean`, an acronym needs its capitals: `what does it mean`. */
const questions = [
  /^[Ww]hat (?:does|do|is|are) (?:the )?(?:acronym |abbreviation |initials |letters )?["“«]?\s?(?<acronym>(?!(?:it|this|that) )\p{L}[\p{L}\p{N}]{1,9})\s?["”»]? (?:stand|stands|short) for/u,
  /^[Ww]hat does (?:the )?(?:acronym |abbreviation )?["“«]?\s?(?<acronym>\p{Lu}[\p{Lu}\p{N}]{1,9})\s?["”»]? mean/u,
  /^[Qq]ue (?:signifie|signifient|veut dire|veulent dire) (?:l['’]|le |la |les )?(?:acronyme |sigle |abréviation )?["“«]?\s?(?<acronym>\p{Lu}[\p{Lu}\p{N}]{1,9})(?!\p{L})/u,
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

  return sentence === undefined ? null : statedSentence(index, index.sentences[sentence]!, null);
}
