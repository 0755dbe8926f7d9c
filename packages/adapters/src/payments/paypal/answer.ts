import { Failure } from '@octavo/contract/failures';
import * as z from 'zod';

export interface PayPalResponse {
  readonly status: number;
  /** Parsed JSON of the response; null when there was none. */
  readonly body: unknown;
}

/** Error fields of PayPal; its messages may quote personal data, so they are left out. */
const failure = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** @throws Failure `payment-unavailable` for an error, or when the body does not have the shape. */
export function readAnswer<T>(what: string, answer: PayPalResponse, shape: z.ZodType<T>): T {
  refuseFailure(what, answer);
  const parsed = shape.safeParse(answer.body);

  if (!parsed.success) {
    throw unavailable(what, [answer.status, 'unexpected', parsed.error.issues[0]?.path.join('.') ?? '']);
  }

  return parsed.data;
}

/** @throws Failure `payment-unavailable` with PayPal's error codes. */
export function refuseFailure(what: string, answer: PayPalResponse): void {
  if (answer.status >= 400) {
    throw unavailable(what, [answer.status, ...issuesOf(answer)]);
  }
}

export function issuesOf({ body }: PayPalResponse): string[] {
  const { name, debug_id, details = [] } = failure.safeParse(body).data ?? {};

  return [name, ...details.map(({ issue }) => issue), debug_id].filter((part) => part !== undefined);
}

export function unavailable(what: string, known: readonly (string | number)[]): Failure {
  return new Failure('payment-unavailable', `PayPal, ${what}: ${known.join(' ')}`);
}
