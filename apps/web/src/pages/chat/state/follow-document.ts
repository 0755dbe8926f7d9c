import type { DocumentView } from '@octavo/contract/document';
import { type FailureCode, isFailure } from '@octavo/contract/failures';
import { pollSeconds } from '@octavo/contract/limits';
import type { Locale } from '@octavo/i18n/locales';
import { addressOf } from '../../../transports/address-of.ts';
import { readDocument } from '../../../transports/documents.ts';

interface DocumentFollower {
  onDocument(document: DocumentView): void;
  /** Called when the conversation can't be read any more: expired, deleted, or unknown. */
  onGone(code: FailureCode): void;
}

/** Failures that repeating the request cannot change. */
const finalCodes: ReadonlySet<string> = new Set<FailureCode>([
  'not-found',
  'file-expired',
  'file-deleted',
  'illegal-input',
]);

/** Follows a conversation while its page is open: the reading of its files, and questions asked in other tabs. */
export function followDocument(
  id: string,
  locale: Locale,
  { onDocument, onGone }: DocumentFollower,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const source = new EventSource(addressOf('GET', '/documents/{id}/events', { path: { id }, locale }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    source.close();
    clearTimeout(timer);
  };

  const poll = async () => {
    try {
      const document = await readDocument(id, signal);
      onDocument(document);
    } catch (error) {
      if (signal.aborted || (isFailure(error) && error.code === 'login-invalid')) {
        return;
      }

      if (isFailure(error) && finalCodes.has(error.code)) {
        stop();
        onGone(error.code);

        return;
      }
    }

    if (!signal.aborted && source.readyState !== EventSource.OPEN) {
      timer = setTimeout(poll, pollSeconds * 1000);
    }
  };

  source.addEventListener('document', ({ data }) => {
    clearTimeout(timer);
    onDocument(JSON.parse(data));
  });
  source.onerror = () => {
    clearTimeout(timer);
    // A stream that the server ended says why by the next answer.
    timer = setTimeout(poll, source.readyState === EventSource.CLOSED ? 0 : pollSeconds * 1000);
  };

  return stop;
}
