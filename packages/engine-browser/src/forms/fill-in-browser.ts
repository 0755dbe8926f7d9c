import { Failure } from '@octavo/contract/failures';
import type { FillingResponse, FillingTask } from './protocol.ts';

/** Time limit: that of the longest form on slow devices. */
const taskMilliseconds = 60_000;

/**
 * Fills in a form in a worker. Fonts come from the server by name, so that no answer leaves this browser.
 *
 * @throws Failure of `fillForm`
 */
export async function fillInBrowser(task: FillingTask): Promise<Blob> {
  const worker = new Worker(new URL('./filling.worker.ts', import.meta.url), { type: 'module' });

  try {
    const response = await answerOf(worker, task);

    if (response.kind === 'failed') {
      throw new Failure(response.code, response.detail, { values: response.values });
    }

    return new Blob([response.bytes], { type: 'application/pdf' });
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, task: FillingTask): Promise<FillingResponse> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('time-limit', task.form)), taskMilliseconds);
    worker.onmessage = ({ data }: MessageEvent<FillingResponse>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      reject(new Failure('engine-crashed', 'the worker has stopped'));
    };
    worker.postMessage(task);
  });
}
