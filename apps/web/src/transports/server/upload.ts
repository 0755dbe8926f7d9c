import { Failure } from '@octavo/contract/failures';
import type { FileView } from '@octavo/contract/job';
import { addressOf } from '../address-of.ts';
import { failureOf } from '../response-failure.ts';
import { persist } from '../retry.ts';
import type { UploadOptions } from '../transport.ts';

/** Uploads a file, with retries, until the server has it. */
export function upload(file: Blob, options: UploadOptions): Promise<FileView> {
  return persist(() => send(file, options), { signal: options.signal, onWaiting: options.onWaiting });
}

/** XMLHttpRequest, because fetch can't say how much of a body has been sent. */
function send(file: Blob, { token, name, signal, onProgress }: UploadOptions): Promise<FileView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', abort);
      reject(error);
    };

    request.open('POST', addressOf('POST', '/files', { query: { id: token } }));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', headerOf(name));
    request.upload.onprogress = ({ loaded }) =>
      onProgress(file.size === 0 ? 1 : Math.min(1, loaded / file.size));
    request.onerror = () => fail(new Failure('upload-failed', 'connection lost'));
    request.onabort = () => fail(signal.reason);
    request.onload = () => {
      if (request.status === 201) {
        signal.removeEventListener('abort', abort);
        resolve(JSON.parse(request.responseText));
      } else {
        fail(failureOf(request.status, request.responseText));
      }
    };
    signal.addEventListener('abort', abort, { once: true });
    request.send(file);
  });
}

/**
 * Encodes a file name for a header. Some systems allow unpaired surrogates in names, which cannot be encoded.
 */
export function headerOf(name: string): string {
  return encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'));
}
