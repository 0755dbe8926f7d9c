import type { NumberedCitation, NumberedClaim } from './citation-numbers.ts';

/** Writes the place of a citation, such as `report.pdf, p. 12`. */
type PlaceOf = (citation: NumberedCitation) => string;

/** An answer as text, each claim with the pages it comes from. */
export function answerText(question: string, claims: readonly NumberedClaim[], placeOf: PlaceOf): string {
  const lines = claims.map(({ text, citations }) => {
    const places = [...new Set(citations.map(placeOf))].join('; ');

    return places === '' ? text : `${text} (${places})`;
  });

  return [question, ...lines].join('\n\n');
}

/** Quotes of an answer, each once, with their places. */
export function quotesText(
  claims: readonly NumberedClaim[],
  placeOf: PlaceOf,
  quoted: (text: string) => string,
) {
  const citations = new Map(claims.flatMap((claim) => claim.citations.map((each) => [each.number, each])));

  return [...citations.values()].map((each) => `${quoted(each.quote)} (${placeOf(each)})`).join('\n\n');
}
