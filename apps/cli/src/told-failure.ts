import type { FailureCode, ToolFailure } from '@octavo/contract/failures';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';

/** A failure as the command line tells it. */
export interface ReportedFailure {
  readonly code: FailureCode;
  readonly message: string;
  /** What a log would keep: more exact than the message, and not written for people. */
  readonly detail: string;
}

/** Failures of what was typed: their detail names the part that is wrong, and was written for who typed it. */
const ofUsage: readonly FailureCode[] = ['illegal-input', 'not-found', 'url-invalid'];

export function reportFailure(failure: ToolFailure): ReportedFailure {
  const { code, values } = failure;

  return { code, message: failureText('en', code, values), detail: failure.message.slice(code.length + 2) };
}

/** `damaged-file: a.pdf: The file is damaged …`, behind the name of the input where several were given. */
export function failureLine(failure: ToolFailure, input?: string): string {
  const { code, message, detail } = reportFailure(failure);
  const { file } = failure.values;
  const words = ofUsage.includes(code) && detail !== '' ? detail : message;
  const line = [code, file, words].filter((part) => part !== undefined).join(': ');

  return input === undefined ? line : `${input}: ${line}`;
}
