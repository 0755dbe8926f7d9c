import { type FailureCode, failures, ToolFailure } from '@octavo/contract/failures';
import type { FileView, JobOrder, JobView } from '@octavo/contract/job';
import type { Problem } from '@octavo/contract/routes/problem';
import type { Locale } from '@octavo/i18n/locales';

const base = '/api/v1';

/** The address of a file's bytes, to save or to show. */
export function contentAddress(token: string, how: 'save' | 'show'): string {
  return `${base}/files/${token}/content${how === 'show' ? '?inline=1' : ''}`;
}

export function zipAddress(jobId: string): string {
  return `${base}/jobs/${jobId}/zip`;
}

export function eventsAddress(jobId: string, locale: Locale): string {
  return `${base}/jobs/${jobId}/events?lang=${locale}`;
}

export function uploadAddress(token: string): string {
  return `${base}/files?id=${token}`;
}

export async function orderJob(order: JobOrder, signal?: AbortSignal): Promise<JobView> {
  const headers = { 'content-type': 'application/json' };

  return read(
    await ask('/jobs', { method: 'POST', headers, body: JSON.stringify(order), signal: signal ?? null }),
  );
}

export async function readJob(id: string, signal?: AbortSignal): Promise<JobView> {
  return read(await ask(`/jobs/${id}`, { signal: signal ?? null }));
}

export async function cancelJob(id: string): Promise<JobView> {
  return read(await ask(`/jobs/${id}/cancel`, { method: 'POST' }));
}

export async function readFile(token: string): Promise<FileView> {
  return read(await ask(`/files/${token}`, {}));
}

export async function readContent(token: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(contentAddress(token, 'show'), { signal: signal ?? null });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.blob();
}

/** The beginning of a text, without fetching the rest of it. */
export async function readBeginning(token: string, bytes: number, signal?: AbortSignal): Promise<string> {
  const headers = { range: `bytes=0-${bytes - 1}` };
  const answer = await fetch(contentAddress(token, 'show'), { headers, signal: signal ?? null });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.text();
}

/** Tells the server that a file is not needed any more; it would be forgotten within the hour anyway. */
export function forgetFile(token: string): void {
  fetch(`${base}/files/${token}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

function ask(path: string, request: RequestInit): Promise<Response> {
  return fetch(base + path, request);
}

async function read<Value>(answer: Response): Promise<Value> {
  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.json();
}

async function failureIn(answer: Response): Promise<ToolFailure> {
  return failureOf(answer.status, await answer.text());
}

/** The failure an answer speaks of; one that is not ours (a proxy's, say) counts as a failed request. */
export function failureOf(status: number, body: string): ToolFailure {
  try {
    const problem: Partial<Problem> = JSON.parse(body);

    if (isFailureCode(problem.code)) {
      return new ToolFailure(problem.code, `status ${status}`, { values: problem.values ?? {} });
    }
  } catch (cause) {
    return new ToolFailure('request-failed', `status ${status}, not JSON`, { cause });
  }

  return new ToolFailure('request-failed', `status ${status}`);
}

function isFailureCode(given: unknown): given is FailureCode {
  return typeof given === 'string' && Object.hasOwn(failures, given);
}
