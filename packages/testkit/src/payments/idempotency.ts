import type { FakeAnswer, FakeRequest } from './fake-server.ts';

export type AnswerTo = (request: FakeRequest) => FakeAnswer;

/** Repeats the response to a known idempotency key; with other parameters, the key is refused. */
export function idempotent(header: string, refusal: FakeAnswer, answer: AnswerTo): AnswerTo {
  const known = new Map<string, { readonly asked: string; readonly answered: FakeAnswer }>();

  return (request) => {
    const key = request.headers[header];
    const asked = `${request.method} ${request.path} ${request.body}`;
    const before = key === undefined ? undefined : known.get(key);

    if (before !== undefined) {
      return before.asked === asked ? before.answered : refusal;
    }

    const answered = answer(request);

    if (key !== undefined) {
      known.set(key, { asked, answered });
    }

    return answered;
  };
}
