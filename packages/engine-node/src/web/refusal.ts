/** Reasons for refusing a request, with the HTTP status sent to the browser. */
export const refusals = {
  malformed: 400,
  refused: 403,
  exhausted: 429,
  unreachable: 502,
  late: 504,
} as const;

export type RefusalReason = keyof typeof refusals;

/**
 * Response header with the reason, which distinguishes a refusal by the proxy from the same status sent by a
 * site.
 */
export const refusalHeader = 'x-octavo-refusal';

export class RequestRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

export function isRefusalReason(text: string | undefined): text is RefusalReason {
  return text !== undefined && Object.hasOwn(refusals, text);
}
