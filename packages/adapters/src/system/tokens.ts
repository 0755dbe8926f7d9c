import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '@octavo/domain/account/ports';

const tokenBytes = 32;

/** Hashed without salt or stretching, because 256 random bits cannot be guessed. */
export const randomTokens: Tokens = {
  make: () => randomBytes(tokenBytes).toString('base64url'),
  hashOf: (token) => createHash('sha256').update(token).digest(),
  device: () => randomBytes(16).toString('hex'),
};
