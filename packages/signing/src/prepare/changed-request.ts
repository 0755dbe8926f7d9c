import type { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';

/** Step in which room is requested, so that a signature of nearly the same length fits as well. */
const roomStepBytes = 4096;

/** Request that resolves the failure of another one; null when none does. */
export function changedRequest(
  { code, values }: Failure,
  request: SignatureRequest,
): SignatureRequest | null {
  switch (code) {
    case 'signature-room-too-small': {
      const roomBytes = (Math.floor(Number(values['needed']) / roomStepBytes) + 2) * roomStepBytes;

      return roomBytes > request.roomBytes ? { ...request, roomBytes } : null;
    }
    case 'signature-needs-repair':
      return request.repairs ? null : { ...request, repairs: true };
    default:
      return null;
  }
}
