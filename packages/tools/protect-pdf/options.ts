import * as z from 'zod';
import { fitsAes128 } from '../_kit/aes-128-password.ts';
import { failWith, listOf } from '../_kit/fields.ts';

/** Permissions of a reader without the owner password (ISO 32000-2, table 22). */
export const permissions = ['print', 'copy', 'modify', 'annotate', 'fill', 'assemble'] as const;

/**
 * AES-256 passwords have at most 127 bytes of UTF-8 (ISO 32000-2, 7.6.4.3.2); a file with a longer one could
 * never be opened.
 */
export const longestPassword = 127;
const password = z.string().refine((given) => new TextEncoder().encode(given).length <= longestPassword, {
  error: `expected at most ${longestPassword} bytes`,
});

export const options = z
  .object({
    /** User password, which opens the document. */
    password: password.default('').refine((given) => given !== '', failWith('password-empty')),
    /** Owner password, which lifts the restrictions; random when empty, so that it is unknown to everyone. */
    ownerPassword: password.default(''),
    encryption: z.enum(['aes-256', 'aes-128']).default('aes-256'),
    allow: listOf(permissions).default([...permissions]),
  })
  .refine(
    ({ encryption, password, ownerPassword }) =>
      encryption === 'aes-256' || (fitsAes128(password) && fitsAes128(ownerPassword)),
    failWith('password-not-fitting'),
  );
