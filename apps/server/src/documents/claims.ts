import type { CitationView, ClaimView } from '@octavo/contract/question';
import type { AnswerPart } from '@octavo/domain/documents/engine';

/** An answer as its parts add up. */
interface AnswerSoFar {
  /** Requests to the model, when they were announced. */
  readonly requests: number | null;
  readonly claims: readonly ClaimView[];
  readonly citations: readonly CitationView[];
  readonly missing: readonly string[];
  readonly nearest: readonly CitationView[];
}

const nothing: AnswerSoFar = { requests: null, claims: [], citations: [], missing: [], nearest: [] };

export function claimsOf(parts: readonly AnswerPart[]): AnswerSoFar {
  return parts.reduce(addPart, nothing);
}

function addPart(answer: AnswerSoFar, part: AnswerPart): AnswerSoFar {
  if (part.kind === 'plan') {
    return { ...answer, requests: part.requests };
  }

  if (part.kind === 'refused') {
    return { ...nothing, missing: part.missing, nearest: part.nearest };
  }

  const claims = answer.claims.slice();

  while (claims.length <= part.claim) {
    claims.push({ text: '', citations: [] });
  }

  const claim = claims[part.claim] ?? { text: '', citations: [] };

  if (part.kind === 'text') {
    claims[part.claim] = { ...claim, text: claim.text + part.text };

    return { ...answer, claims };
  }

  const citations = [...answer.citations, part.citation];
  claims[part.claim] = { ...claim, citations: [...claim.citations, citations.length] };

  return { ...answer, claims, citations };
}
