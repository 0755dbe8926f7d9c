import { Failure } from '@octavo/contract/failures';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';
import type { VerificationRequest, VerificationResponse } from './protocol.ts';

/** Time limit of a check: a file that takes longer is hostile. */
const taskMilliseconds = 120_000;

/**
 * Checks the signatures of a file in a worker of its own. Nothing of the file leaves the browser.
 *
 * @throws Failure `damaged-file`, `password-required`, `time-limit` or `engine-crashed`.
 */
export async function checkSignatures(request: VerificationRequest): Promise<VerificationReport> {
  const worker = new Worker(new URL('./verification.worker.ts', import.meta.url), { type: 'module' });

  try {
    const response = await responseOf(worker, request);

    if (response.kind === 'failed') {
      throw new Failure(response.code, response.detail);
    }

    return response.report;
  } finally {
    worker.terminate();
  }
}

function responseOf(worker: Worker, request: VerificationRequest): Promise<VerificationResponse> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.timeout(taskMilliseconds);
    worker.onmessage = ({ data }: MessageEvent<VerificationResponse>) => resolve(data);
    worker.onerror = () => reject(new Failure('engine-crashed', 'verification'));
    limit.addEventListener('abort', () => reject(new Failure('time-limit', 'verification')));
    worker.postMessage(request);
  });
}
