import type { Failure } from '@octavo/contract/failures';
import type { SignatureOrder } from '@octavo/contract/signing/signature-order';

/** Step in which room is ordered, so that a signature of nearly the same length fits as well. */
const roomStepBytes = 4096;

/** Order that resolves the failure of another one; null when none does. */
export function changedOrder({ code, values }: Failure, order: SignatureOrder): SignatureOrder | null {
  switch (code) {
    case 'signature-room-too-small': {
      const roomBytes = (Math.floor(Number(values['needed']) / roomStepBytes) + 2) * roomStepBytes;

      return roomBytes > order.roomBytes ? { ...order, roomBytes } : null;
    }
    case 'signature-needs-mending':
      return order.mends ? null : { ...order, mends: true };
    default:
      return null;
  }
}
