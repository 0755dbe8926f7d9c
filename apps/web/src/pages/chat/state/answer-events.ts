import type {
  CitationEvent,
  PartEvent,
  PlanEvent,
  QuestionView,
  RefusedEvent,
} from '@octavo/contract/question';

/** States in which a question stays. */
export function isOver({ state }: Pick<QuestionView, 'state'>): boolean {
  return state !== 'asked' && state !== 'answering';
}

/** A question before the first part of its answer. */
export function unanswered(question: QuestionView): QuestionView {
  return { ...question, requests: null, claims: [], citations: [], missing: [], nearest: [] };
}

/** The question with the number of requests that its answer takes. */
export function withPlan(question: QuestionView, { requests }: PlanEvent): QuestionView {
  return { ...question, state: 'answering', requests };
}

/** The answer with text that continues one of its claims. */
export function withPart(question: QuestionView, { claim, text }: PartEvent): QuestionView {
  const claims = Array.from({ length: Math.max(question.claims.length, claim + 1) }, (_, index) => {
    const known = question.claims[index] ?? { text: '', citations: [] };

    return index === claim ? { ...known, text: known.text + text } : known;
  });

  return { ...question, state: 'answering', claims };
}

/** The answer with the next citation of a claim. */
export function withCitation(
  question: QuestionView,
  { claim, number, citation }: CitationEvent,
): QuestionView {
  const citations = [...question.citations];
  citations[number - 1] = citation;
  const { claims } = withPart(question, { claim, text: '' });

  return {
    ...question,
    citations,
    claims: claims.map((known, index) =>
      index === claim ? { ...known, citations: [...known.citations, number] } : known,
    ),
  };
}

/** A refusal, which takes the place of all that was sent before. */
export function withRefusal(question: QuestionView, { missing, nearest }: RefusedEvent): QuestionView {
  return { ...unanswered(question), state: 'refused', missing, nearest };
}
