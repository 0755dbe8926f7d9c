import type { DocumentView } from '@octavo/contract/document';
import type { CitationView, QuestionView } from '@octavo/contract/question';

/** A citation with its number, which it has everywhere in the conversation and on the pages. */
export interface NumberedCitation extends CitationView {
  readonly number: number;
}

export interface NumberedClaim {
  readonly text: string;
  readonly citations: readonly NumberedCitation[];
}

/** Citations of a conversation in the order in which they are read: those of the summary, then of every answer. */
export interface CitationNumbers {
  readonly all: readonly NumberedCitation[];
  of(citation: CitationView): NumberedCitation;
  claimsOf(question: QuestionView): readonly NumberedClaim[];
}

/** Numbers the citations of a conversation; the same words at the same place have one number. */
export function numberCitations(
  summary: DocumentView['summary'],
  questions: readonly QuestionView[],
): CitationNumbers {
  const all = new Map<string, NumberedCitation>();
  const of = (citation: CitationView): NumberedCitation => {
    const key = `${citation.file} ${citation.page} ${citation.boxes.join(' ')} ${citation.quote}`;
    const known = all.get(key) ?? { ...citation, number: all.size + 1 };
    all.set(key, known);

    // Answers to different questions mark different words of the same quote.
    return { ...citation, number: known.number };
  };
  const claimsOf = ({ claims, citations }: QuestionView) =>
    claims.map(({ text, citations: numbers }) => ({
      text,
      citations: numbers.flatMap((number) => {
        const citation = citations[number - 1];

        return citation === undefined ? [] : [of(citation)];
      }),
    }));

  summary.forEach(({ citation }) => of(citation));
  questions.forEach(claimsOf);

  return { all: [...all.values()], of, claimsOf };
}
