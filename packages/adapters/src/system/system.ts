import { randomBytes } from 'node:crypto';
import type { Clock, IdGenerator } from '@octavo/domain/ports';

export const systemClock: Clock = { now: () => new Date() };

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const tokenLength = 32;

export const randomIds: IdGenerator = { token: randomToken };

function randomToken(): string {
  let token = '';

  while (token.length < tokenLength) {
    for (const byte of randomBytes(tokenLength)) {
      // 252 is the largest multiple of 36 in a byte: using the rest too would favour the first characters.
      if (byte < 252 && token.length < tokenLength) {
        token += alphabet[byte % 36];
      }
    }
  }

  return token;
}
