import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { ReceiptSigner } from '@octavo/domain/account/history';
import type { SealingKey } from './sealing-key.ts';

/** Header before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, 7). */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with a key derived from the server's: the same on every machine, and without further storage. */
export function receiptSigner(serverKey: SealingKey): ReceiptSigner {
  const der = Buffer.concat([keyHeader, serverKey.derive('receipts')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });

  return {
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (statement) => sign(null, Buffer.from(statement, 'utf8'), key).toString('base64'),
  };
}
