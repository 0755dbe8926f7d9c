import { addressOf } from '../address-of.ts';
import { call } from '../call.ts';
import { failureIn } from '../response-failure.ts';
import type { Transport } from '../transport.ts';
import { checkDownload } from './check-download.ts';
import { followJob } from './follow-job.ts';
import { upload } from './upload.ts';
import { UploadQueue } from './upload-queue.ts';

const uploads = new UploadQueue();

/** Files and jobs on the server, by its HTTP API. */
export const serverTransport: Transport = {
  upload: (file, options) => uploads.run(() => upload(file, options)),
  readFile: (token) => call('GET', '/files/{token}', { path: { token } }),
  readContent: async (token, signal) => (await fetchContent(token, { signal })).blob(),
  readBeginning: async (token, bytes, signal) =>
    (await fetchContent(token, { headers: { range: `bytes=0-${bytes - 1}` }, signal })).text(),
  forgetFile(token) {
    const address = addressOf('DELETE', '/files/{token}', { path: { token } });
    fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  },

  requestJob: (request, signal) => call('POST', '/jobs', { body: request, signal }),
  followJob,
  cancelJob: (id) => call('POST', '/jobs/{id}/cancel', { path: { id } }),

  contentAddress,
  zipAddress: (jobId, places) =>
    addressOf('GET', '/jobs/{id}/zip', {
      path: { id: jobId },
      ...(places !== undefined && { query: { places: places.join(',') } }),
    }),
  checkDownload,
  previewAddress,
  readPreview: async (jobId, place, page, signal) =>
    (await fetchBytes(previewAddress(jobId, place, page), { signal })).text(),
};

function contentAddress(token: string, how: 'save' | 'show', stem: string | null = null): string {
  return addressOf('GET', '/files/{token}/content', {
    path: { token },
    ...(how === 'show' ? { query: { inline: '1' } } : stem === null ? {} : { query: { name: stem } }),
  });
}

function previewAddress(jobId: string, place: number, page: number): string {
  return addressOf('GET', '/jobs/{id}/previews/{place}/{page}', { path: { id: jobId, place, page } });
}

function fetchContent(token: string, request: FetchSettings): Promise<Response> {
  return fetchBytes(contentAddress(token, 'show'), request);
}

interface FetchSettings {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

async function fetchBytes(address: string, request: FetchSettings): Promise<Response> {
  const answer = await fetch(address, request);

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer;
}
