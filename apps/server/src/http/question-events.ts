import type {
  CitationEvent,
  PartEvent,
  PlanEvent,
  QuestionView,
  RefusedEvent,
} from '@octavo/contract/question';
import type { AnswerPart } from '@octavo/domain/documents/engine';
import type { Context } from 'hono';
import type { SSEStreamingApi } from 'hono/streaming';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { answerStream, lastEventId } from './event-stream.ts';

/** A question as a stream sends it. */
export interface FollowedQuestion {
  readonly parts: readonly AnswerPart[];
  readonly view: QuestionView;
}

/** Interval at which a question is read without a notification: its process may have ended. */
const lookMilliseconds = 5000;

/**
 * Sends each part of an answer once, with its number as its id, then the whole question. A client that reconnects with
 * the id of a part gets those after it.
 */
export function streamQuestion(
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'changes' | 'log'>,
  enter: () => () => void,
  id: string,
  look: () => Promise<FollowedQuestion | null>,
): Response {
  const seen = Number(context.req.header('last-event-id') ?? 0);

  return answerStream(context, ports, {
    watched: [id],
    enter,

    async follow(stream, bell) {
      let sent = Number.isInteger(seen) && seen > 0 ? seen : 0;

      while (!stream.aborted) {
        const found = await look();

        if (found === null) {
          return;
        }

        const { parts, view } = found;

        for (; sent < parts.length; sent += 1) {
          await sendPart(stream, parts, sent);
        }

        if (hasEnded(view)) {
          const event = view.state === 'failed' ? 'failed' : 'done';
          await stream.writeSSE({ event, id: lastEventId, data: JSON.stringify(view) });

          return;
        }

        await bell.wait(lookMilliseconds);
      }
    },
  });
}

function hasEnded({ state }: QuestionView): boolean {
  return state !== 'asked' && state !== 'answering';
}

async function sendPart(stream: SSEStreamingApi, parts: readonly AnswerPart[], index: number): Promise<void> {
  const part = parts[index];

  if (part !== undefined) {
    const { event, data } = eventOf(part, parts.slice(0, index));
    await stream.writeSSE({ event, id: String(index + 1), data: JSON.stringify(data) });
  }
}

function eventOf(
  part: AnswerPart,
  before: readonly AnswerPart[],
): { readonly event: string; readonly data: PlanEvent | PartEvent | CitationEvent | RefusedEvent } {
  if (part.kind === 'plan') {
    return { event: 'plan', data: { requests: part.requests } };
  }

  if (part.kind === 'text') {
    return { event: 'part', data: { claim: part.claim, text: part.text } };
  }

  if (part.kind === 'refused') {
    return { event: 'refused', data: { missing: [...part.missing], nearest: [...part.nearest] } };
  }

  const number = before.filter(({ kind }) => kind === 'citation').length + 1;

  return { event: 'citation', data: { claim: part.claim, number, citation: part.citation } };
}
