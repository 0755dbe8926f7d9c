import { createHmac, createSecretKey } from 'node:crypto';
import type { Pseudonyms } from '@octavo/domain/account/ports';
import type { SealingKey } from './sealing-key.ts';

/** Pseudonyms made with a key of their own: the database alone does not reveal whom they stand for. */
export function keyedPseudonyms(serverKey: SealingKey): Pseudonyms {
  // A key that is made once costs each of several marks in a request a tenth of what raw bytes cost.
  const key = createSecretKey(serverKey.derive('marks'));

  return {
    // The length comes first, so that no two pairs of use and value form the same text.
    hmac: (use, value) =>
      createHmac('sha256', key).update(`${use.length}:${use}${value}`).digest('base64url'),
  };
}
