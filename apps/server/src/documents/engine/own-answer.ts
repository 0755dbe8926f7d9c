import type { Answer } from '@octavo/answers/answer/answer';
import type { Citation } from '@octavo/answers/cite/citation';
import type { CitationView } from '@octavo/contract/question';
import type { AnswerPart } from '@octavo/domain/documents/engine';

/** Parts of an answer of our engine; `places` are those of the files in the index. */
export function partsOf(answer: Answer, places: readonly number[]): AnswerPart[] {
  if (answer.kind === 'refused') {
    return [
      {
        kind: 'refused',
        missing: answer.missing,
        nearest: answer.nearest.map((citation) => viewCitation(citation, places)),
      },
    ];
  }

  return answer.claims.flatMap(({ text, citations }, claim) => [
    { kind: 'text' as const, claim, text },
    ...citations.map((citation) => ({
      kind: 'citation' as const,
      claim,
      citation: viewCitation(citation, places),
    })),
  ]);
}

export function viewCitation(citation: Citation, places: readonly number[]): CitationView {
  const { document, page, boxes, quote, marked, label = null, header = null, named = null } = citation;

  return {
    file: places[document] ?? document,
    page,
    boxes: boxes.map(([left, top, right, bottom]) => [left, top, right, bottom]),
    quote,
    marked: marked.map(({ start, end }) => ({ start, end })),
    label,
    header,
    named,
  };
}
