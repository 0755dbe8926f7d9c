import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';

/** A sentence for every code: what happened, and what to do next. A missing one does not compile. */
export type FailureWords = Readonly<Record<FailureCode, string | ((values: FailureValues) => string)>>;

/**
 * What a person is told when something failed.
 *
 * Values that sentences read where they are given: `option` (illegal-input), `kind` (file-type-not-supported), `advice`
 * (damaged-file), `limit` (bytes of file-too-large and free-size-exceeded, files of too-many-files, tasks of
 * free-tasks-used, seconds of processor-time-used, results of too-many-results, bytes of storage-quota), `whose`
 * (storage-quota: `network` for that of an address), `whole` bytes and `remedy` for who is limited (free-size-exceeded; as
 * `Remedy` of the domain: free-tasks-used, processor-time-used, pro-feature), `each` (bytes of file-too-large that one file
 * may have), `minimum` (too-few-files), `count` of pages in the file (invalid-pages), `page` from 1 (page-exceeds-size,
 * too-complex), `smallest` bytes (size-unreachable), `sheets` of the file (no-such-sheet), `version`
 * (version-not-supported), `status` of HTTP (url-unreachable).
 */
export function failureText(locale: Locale, code: FailureCode, values: FailureValues = {}): string {
  const sentence = wordsIn(locale, 'failures')[code];

  return typeof sentence === 'string' ? sentence : sentence(values);
}
