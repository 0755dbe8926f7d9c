import type { Failure, FailureCode } from '@octavo/contract/failures';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';

/** A failure as the command line reports it. */
export interface ReportedFailure {
  readonly code: FailureCode;
  readonly message: string;
  /** Text for the log: more exact than the message and not written for users. */
  readonly detail: string;
}

/** Codes of wrong arguments: their detail names the wrong part and is written for the user. */
const ofUsage: readonly FailureCode[] = ['illegal-input', 'not-found', 'url-invalid'];

export function reportFailure(failure: Failure): ReportedFailure {
  const { code, values } = failure;

  return { code, message: failureText('en', code, values), detail: failure.message.slice(code.length + 2) };
}

/** `damaged-file: a.pdf: The file is damaged …`, preceded by the name of the input if given. */
export function failureLine(failure: Failure, input?: string): string {
  const { code, message, detail } = reportFailure(failure);
  const { file } = failure.values;
  const words = ofUsage.includes(code) && detail !== '' ? detail : message;
  const line = [code, file, words].filter((part) => part !== undefined).join(': ');

  return input === undefined ? line : `${input}: ${line}`;
}
