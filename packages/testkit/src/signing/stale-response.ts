import { createPrivateKey, sign } from 'node:crypto';
import { derElements } from './der.ts';
import { opensslTime } from './make-authority.ts';

const monthMilliseconds = 30 * 24 * 3600 * 1000;

/** An OCSP response as it would have been a month ago, signed again with the RSA key of its responder. */
export function staleResponse(response: Buffer, key: string): Buffer {
  const changed = Buffer.from(response);
  const [ocspResponse] = derElements(changed);
  const [, explicit] = derElements(ocspResponse!.inside);
  const [responseBytes] = derElements(explicit!.inside);
  const [, octets] = derElements(responseBytes!.inside);
  const [basic] = derElements(octets!.inside);
  const [data, , signature] = derElements(basic!.inside);

  for (const time of timesIn(data!.inside)) {
    const text = time.toString('latin1');
    const [, year, month, day, hour, minute, second] =
      /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(text) ?? [];
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    time.write(opensslTime(new Date(at - monthMilliseconds)), 'latin1');
  }

  // The first byte of a bit string counts its unused bits.
  signature!.inside.set(sign('sha256', data!.whole, createPrivateKey(key)), 1);

  return changed;
}

/** All values of the type GeneralizedTime, which is tag 0x18. */
function timesIn(bytes: Buffer): Buffer[] {
  return derElements(bytes).flatMap(({ whole, inside }) => {
    if (whole[0] === 0x18) {
      return [inside];
    }

    const isConstructed = (whole[0]! & 0x20) !== 0;

    return isConstructed ? timesIn(inside) : [];
  });
}
