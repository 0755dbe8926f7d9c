import { isFailure } from '@octavo/contract/failures';
import { portableCodec } from '@octavo/editing/portable-codec';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { Certificate } from 'pkijs';
import { digestParts } from '../signing/digest-parts.ts';
import type { VerificationRequest, VerificationResponse } from './protocol.ts';

const scope = self as unknown as DedicatedWorkerScope;

scope.onmessage = async ({ data }: MessageEvent<VerificationRequest>) => {
  scope.postMessage(await answer(data));
};

async function answer({ file, roots }: VerificationRequest): Promise<VerificationResponse> {
  try {
    const report = await verifySignatures(new Uint8Array(await file.arrayBuffer()), {
      codec: portableCodec,
      digestParts,
      roots: roots.map((root) => Certificate.fromBER(root)),
      now: new Date(),
    });

    return { kind: 'checked', report };
  } catch (error) {
    return isFailure(error)
      ? { kind: 'failed', code: error.code, detail: error.message }
      : { kind: 'failed', code: 'engine-crashed', detail: String(error) };
  }
}
