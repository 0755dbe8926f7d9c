import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';

/** A sentence per code: the problem, and the next step. A missing one is a compile error. */
export type FailureWords = Readonly<Record<FailureCode, string | ((values: FailureValues) => string)>>;

/** Failures of making signatures by certificate, which have a table of their own. */
type SigningFailureCode = Exclude<
  Extract<FailureCode, `certificate-${string}` | `signature-${string}`>,
  'certificate-revoked' | 'signature-forbids-edit'
>;
export type SigningFailureWords = Pick<FailureWords, SigningFailureCode>;

/**
 * Message for the user about a failure.
 *
 * Values the sentences use when given: `option` (illegal-input), `kind` (file-type-not-supported), `advice`
 * (damaged-file), `limit` (bytes of file-too-large and free-size-exceeded, files of too-many-files, tasks of
 * free-tasks-used and address-tasks-used, seconds of processor-time-used, results of too-many-results, bytes of
 * storage-quota), `whose` (storage-quota: `network` for the quota of a network address), `whole` bytes and `remedy`
 * for limited users (free-size-exceeded; as `Remedy` of the domain: free-tasks-used, processor-time-used,
 * pro-feature), `each` (file-too-large: maximum bytes of one file), `minimum` (too-few-files), `count` of pages in
 * the file (invalid-pages), `page` from 1 (page-exceeds-size, too-complex, crop-empty, picture-not-cut), `number`
 * from 1 of an operation and `reason` (edit-not-found, edit-not-possible), `smallest` bytes (size-unreachable),
 * `sheets` of the file (no-such-sheet), `program` (engine-unavailable), `version` (version-not-supported), `status` of
 * HTTP (url-unreachable).
 */
export function failureText(locale: Locale, code: FailureCode, values: FailureValues = {}): string {
  const words: Partial<FailureWords> = wordsIn(locale, 'failures');
  // A server may be newer than the page that shows its failure.
  const sentence = words[code] ?? wordsIn(locale, 'failures')['request-failed'];

  return typeof sentence === 'string' ? sentence : sentence(values);
}
