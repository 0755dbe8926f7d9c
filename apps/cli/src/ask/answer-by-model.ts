import type { Answer, Claim } from '@octavo/answers/answer/answer';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { answerWithModel } from '@octavo/answers/model/answer-with-model';
import type { ModelAccess } from '@octavo/answers/model/model-access';
import { PassageVectors } from '@octavo/answers/model/passage-vectors';
import { Failure } from '@octavo/contract/failures';
import type { AnswerModel } from '@octavo/domain/documents/answer-model';

/** Answers the questions of one command with a model. Each is asked without the others. */
export function modelAnswers(index: DocumentIndex, model: AnswerModel, signal: AbortSignal) {
  const access: ModelAccess = {
    contextTokens: model.contextTokens,
    notes: new Map(),
    nearest: searchOf(index, model),

    async *complete(prompt) {
      const stream = model.stream(prompt);
      signal.addEventListener('abort', stream.stop, { once: true });

      try {
        for await (const part of stream.parts) {
          if (part.kind === 'text') {
            yield part.text;
          }
        }
      } finally {
        signal.removeEventListener('abort', stream.stop);
      }
    },
  };

  return async (question: string): Promise<Answer> => {
    const claims: Claim[] = [];

    for await (const event of answerWithModel(index, { question, selection: null, turns: [] }, access)) {
      if (event.kind === 'refused') {
        return event;
      }

      if (event.kind === 'empty') {
        throw new Failure('answer-cut', 'no answer');
      }

      if (event.kind === 'plan') {
        console.error(`This takes ${event.calls} requests to ${model.name}.`);
      } else {
        claims.push(event.claim);
      }
    }

    return { kind: 'answered', certain: true, claims };
  };
}

/** Search by meaning; the first question makes the vectors of all passages. */
function searchOf(index: DocumentIndex, { embed }: AnswerModel): ModelAccess['nearest'] {
  if (embed === null) {
    return null;
  }

  let vectors: Promise<PassageVectors> | null = null;

  return async (question, limit) => {
    vectors ??= PassageVectors.of(index, embed);
    const [vector = []] = await embed([question]);

    return (await vectors).nearest(vector, limit);
  };
}
