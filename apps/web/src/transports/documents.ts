import type {
  ChatFormat,
  DocumentFileRequest,
  DocumentRequest,
  DocumentView,
} from '@octavo/contract/document';
import type { QuestionRequest, QuestionView } from '@octavo/contract/question';
import type { Locale } from '@octavo/i18n/locales';
import { addressOf } from './address-of.ts';
import { call } from './call.ts';
import { persist } from './retry.ts';

/** Opens uploaded files for questions; repeated with the same id, it is the same conversation. */
export function openDocument(request: DocumentRequest, signal: AbortSignal): Promise<DocumentView> {
  return persist(() => call('POST', '/documents', { body: request, signal }), { signal });
}

export function readDocument(id: string, signal?: AbortSignal): Promise<DocumentView> {
  return call('GET', '/documents/{id}', { path: { id }, signal });
}

export function addDocumentFile(
  id: string,
  request: DocumentFileRequest,
  signal: AbortSignal,
): Promise<DocumentView> {
  return persist(() => call('POST', '/documents/{id}/files', { path: { id }, body: request, signal }), {
    signal,
  });
}

/** Deletes a conversation with its files, questions and answers. */
export async function forgetDocument(id: string): Promise<void> {
  await call('DELETE', '/documents/{id}', { path: { id } });
}

/** Asks a question, with retries until the server has it; repeated with the same id, it is the same question. */
export function askQuestion(
  id: string,
  request: QuestionRequest,
  locale: Locale,
  signal: AbortSignal,
): Promise<QuestionView> {
  const send = () =>
    call('POST', '/documents/{id}/questions', { path: { id }, body: request, locale, signal });

  return persist(send, { signal });
}

export function cancelQuestion(id: string, question: string): Promise<QuestionView> {
  return call('POST', '/documents/{id}/questions/{question}/cancel', { path: { id, question } });
}

/** Address of the conversation as a file, with quotes and pages. */
export function exportAddress(id: string, format: ChatFormat, locale: Locale): string {
  return addressOf('GET', '/documents/{id}/export', { path: { id }, query: { format }, locale });
}
