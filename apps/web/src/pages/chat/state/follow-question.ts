import { isFailure } from '@octavo/contract/failures';
import { pollSeconds } from '@octavo/contract/limits';
import type {
  CitationEvent,
  PartEvent,
  PlanEvent,
  QuestionView,
  RefusedEvent,
} from '@octavo/contract/question';
import type { Locale } from '@octavo/i18n/locales';
import { addressOf } from '../../../transports/address-of.ts';
import { call } from '../../../transports/call.ts';
import { isOver, unanswered, withCitation, withPart, withPlan, withRefusal } from './answer-events.ts';

/**
 * Follows the answer to a question until it is whole: part by part from its event stream, which resumes after a lost
 * connection, or by polling when streams are blocked.
 */
export function followQuestion(
  document: string,
  asked: QuestionView,
  locale: Locale,
  onQuestion: (question: QuestionView) => void,
): () => void {
  const path = { id: document, question: asked.id };
  const controller = new AbortController();
  const { signal } = controller;
  const source = new EventSource(
    addressOf('GET', '/documents/{id}/questions/{question}/events', { path, locale }),
  );
  let answer = unanswered(asked);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    source.close();
    clearTimeout(timer);
  };

  const take = (next: QuestionView, isWhole: boolean) => {
    answer = next;
    onQuestion(next);

    if (isWhole) {
      stop();
    }
  };

  const poll = async () => {
    try {
      const read = { path, query: {}, locale, signal };
      const question = await call('GET', '/documents/{id}/questions/{question}', read);
      take(question, isOver(question));
    } catch (error) {
      // The conversation reports when it is gone itself.
      if (signal.aborted || isFailure(error)) {
        return;
      }
    }

    if (!signal.aborted) {
      timer = setTimeout(poll, pollSeconds * 1000);
    }
  };

  const listen = <Data>(type: string, next: (data: Data) => QuestionView, isWhole = false) => {
    source.addEventListener(type, ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      take(next(JSON.parse(data)), isWhole);
    });
  };

  listen('plan', (plan: PlanEvent) => withPlan(answer, plan));
  listen('part', (part: PartEvent) => withPart(answer, part));
  listen('citation', (citation: CitationEvent) => withCitation(answer, citation));
  listen('refused', (refusal: RefusedEvent) => withRefusal(answer, refusal));
  listen('done', (question: QuestionView) => question, true);
  listen('failed', (question: QuestionView) => question, true);
  source.onerror = () => {
    clearTimeout(timer);
    // A refused stream stays closed; a broken one reconnects by itself, and polling bridges the gap.
    timer = setTimeout(poll, source.readyState === EventSource.CLOSED ? 0 : pollSeconds * 1000);
  };

  return stop;
}
