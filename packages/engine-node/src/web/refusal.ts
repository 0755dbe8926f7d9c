/** Why a request was not carried out, with the status the browser is told. */
export const refusals = {
  malformed: 400,
  refused: 403,
  exhausted: 429,
  unreachable: 502,
  late: 504,
} as const;

export type RefusalReason = keyof typeof refusals;

/** Carries the reason, so that a refusal by the proxy differs from the same status sent by a site. */
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
