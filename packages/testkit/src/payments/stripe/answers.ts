import type { FakeAnswer } from '../fake-server.ts';

/** Answers that all routes give. */
export const done = (body: unknown): FakeAnswer => ({ status: 200, body });
export const refusal = (status: number, error: Record<string, string>): FakeAnswer => ({
  status,
  body: { error },
});
export const missing = (id: string) =>
  refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  });
