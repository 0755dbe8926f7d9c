import { type Failure, type FailureCode, withValues } from '@octavo/contract/failures';
import '@octavo/i18n/english';
import { failureText } from '@octavo/i18n/failures';
import { kebabCase } from './arguments.ts';
import { addressAmong } from './read-input.ts';

/** A failure as the command line reports it. */
export interface ReportedFailure {
  readonly code: FailureCode;
  readonly message: string;
  /** Text for the log, more exact than the message. Written for users only when the arguments are wrong. */
  readonly detail: string;
}

/** Codes of wrong arguments: their detail names the wrong part and is written for the user. */
const ofUsage: readonly FailureCode[] = ['illegal-input', 'not-found', 'url-invalid', 'form-values-wrong'];

/** Reports a failure in English, with the command that helps. */
export function reportFailure(failure: Failure): ReportedFailure {
  const { code, values } = failure;

  return {
    code,
    message: `${failureText('en', code, values)}${adviceFor(failure)}`,
    detail: detailOf(failure),
  };
}

/** Command that helps, with its separator; empty for a failure without one. */
function adviceFor({ code, values }: Failure): string {
  const names = String(values['languages'] ?? '').replaceAll(', ', ' ');

  return code === 'language-missing' && names !== '' ? `: octavo languages get ${names}` : '';
}

/** Detail of a failure, with the name of an option as it is written here: `--password-file` for `passwordFile`. */
function detailOf({ code, message, values }: Failure): string {
  // The message of a failure is `code: detail`.
  const detail = message.slice(code.length + 2);
  const { option } = values;

  return typeof option === 'string' && detail.startsWith(`${option}: `)
    ? `--${kebabCase(option)}${detail.slice(option.length)}`
    : detail;
}

/**
 * Adds the name of the only input to a failure. The failure itself may name no file, or the temporary file that a web
 * address was written into. Unchanged for several inputs, wrong arguments and internal errors.
 */
export function withInput(failure: Failure, files: readonly string[]): Failure {
  const [file] = files;
  const isAboutInput = !ofUsage.includes(failure.code) && failure.code !== 'engine-crashed';
  const isNamed = failure.values['file'] !== undefined && addressAmong(file) === null;

  return file !== undefined && files.length === 1 && isAboutInput && !isNamed
    ? withValues(failure, { file })
    : failure;
}

/** `damaged-file: a.pdf: The file is damaged …`, preceded by the name of the input if given. */
export function failureLine(failure: Failure, input?: string): string {
  const { code, message, detail } = reportFailure(failure);
  const { file } = failure.values;
  const words = ofUsage.includes(code) && detail !== '' ? detail : message;
  const line = [code, file, words].filter((part) => part !== undefined).join(': ');

  return input === undefined ? line : `${input}: ${line}`;
}
