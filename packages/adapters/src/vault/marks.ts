import { createHmac } from 'node:crypto';
import type { Pseudonyms } from '@octavo/domain/account/ports';
import type { SealingKey } from './sealing-key.ts';

/** Marks made with a key of their own: the database alone does not say of whom they are. */
export function keyedPseudonyms(serverKey: SealingKey): Pseudonyms {
  const key = serverKey.derive('marks');

  return {
    // A length before the use, so that no two pairs of use and value run together to the same text.
    hmac: (use, value) =>
      createHmac('sha256', key).update(`${use.length}:${use}${value}`).digest('base64url'),
  };
}
