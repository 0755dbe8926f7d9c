import { Failure } from '@octavo/contract/failures';
import * as asn1js from 'asn1js';
import { PKIStatusInfo } from 'pkijs';

/** Statuses with a token: granted, and granted with changes (RFC 3161, 2.4.2). */
const granted = new Set([0, 1]);

/**
 * Token of an authority's answer, with the bytes it came in.
 *
 * @throws Failure `time-stamp-refused`, `time-stamp-invalid`
 */
export function readToken(reply: Uint8Array): Uint8Array<ArrayBuffer> {
  const { result } = asn1js.fromBER(reply);
  const [first, token] = result instanceof asn1js.Sequence ? result.valueBlock.value : [];
  const status = readStatus(first);

  if (status === null) {
    throw new Failure('time-stamp-invalid', 'the answer is no time stamp', {
      values: { fault: 'unreadable' },
    });
  }

  if (!granted.has(status.status)) {
    const words = (status.statusStrings ?? []).map((text) => String(text.valueBlock.value)).join(' ');
    throw new Failure('time-stamp-refused', `status ${status.status} ${words}`.slice(0, 300));
  }

  if (!(token instanceof asn1js.Sequence)) {
    throw new Failure('time-stamp-invalid', 'no token', { values: { fault: 'unreadable' } });
  }

  return token.valueBeforeDecodeView.slice();
}

function readStatus(block: unknown): PKIStatusInfo | null {
  try {
    return block instanceof asn1js.Sequence ? new PKIStatusInfo({ schema: block }) : null;
  } catch {
    // The library throws for every structure that is no status.
    return null;
  }
}
