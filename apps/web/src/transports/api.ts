import type { FileView, JobOrder, JobView } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import { addressOf } from './address-of.ts';
import { call } from './call.ts';
import { failureIn } from './response-failure.ts';

/** The address of a file's bytes, to save or to show. */
export function contentAddress(token: string, how: 'save' | 'show'): string {
  return addressOf('GET', '/files/{token}/content', {
    path: { token },
    ...(how === 'show' && { query: { inline: '1' } }),
  });
}

/** Address of a result's preview, for users who may not download it: `place` from 0, `page` from 1. */
export function previewAddress(jobId: string, place: number, page: number): string {
  return addressOf('GET', '/jobs/{id}/previews/{place}/{page}', { path: { id: jobId, place, page } });
}

export async function readPreview(
  jobId: string,
  place: number,
  page: number,
  signal: AbortSignal,
): Promise<string> {
  const answer = await fetch(previewAddress(jobId, place, page), { signal });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.text();
}

export function zipAddress(jobId: string): string {
  return addressOf('GET', '/jobs/{id}/zip', { path: { id: jobId } });
}

export function eventsAddress(jobId: string, locale: Locale): string {
  return addressOf('GET', '/jobs/{id}/events', { path: { id: jobId }, locale });
}

export function uploadAddress(token: string): string {
  return addressOf('POST', '/files', { query: { id: token } });
}

export function orderJob(order: JobOrder, signal?: AbortSignal): Promise<JobView> {
  return call('POST', '/jobs', { body: order, signal });
}

export function readJob(id: string, signal?: AbortSignal): Promise<JobView> {
  return call('GET', '/jobs/{id}', { path: { id }, signal });
}

export function cancelJob(id: string): Promise<JobView> {
  return call('POST', '/jobs/{id}/cancel', { path: { id } });
}

export function readFile(token: string): Promise<FileView> {
  return call('GET', '/files/{token}', { path: { token } });
}

export async function readContent(token: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(contentAddress(token, 'show'), { signal: signal ?? null });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.blob();
}

/** Reads the beginning of a text without fetching the rest of it. */
export async function readBeginning(token: string, bytes: number, signal?: AbortSignal): Promise<string> {
  const headers = { range: `bytes=0-${bytes - 1}` };
  const answer = await fetch(contentAddress(token, 'show'), { headers, signal: signal ?? null });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.text();
}

/** Tells the server that a file is not needed any more; it would be deleted within the hour anyway. */
export function forgetFile(token: string): void {
  fetch(addressOf('DELETE', '/files/{token}', { path: { token } }), {
    method: 'DELETE',
    keepalive: true,
  }).catch(() => undefined);
}
