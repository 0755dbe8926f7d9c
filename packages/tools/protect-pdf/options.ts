import * as z from 'zod';
import { fitsAes128 } from '../_kit/aes-128-password.ts';
import { failWith, listOf } from '../_kit/fields.ts';

/** What a reader without the owner password may do (ISO 32000-2, table 22). */
export const permissions = ['print', 'copy', 'modify', 'annotate', 'fill', 'assemble'] as const;

/** AES-256 reads 127 bytes of UTF-8 (ISO 32000-2, 7.6.4.3.2); with more, a file would open for nobody. */
export const longestPassword = 127;
const password = z.string().refine((given) => new TextEncoder().encode(given).length <= longestPassword, {
  error: `expected at most ${longestPassword} bytes`,
});

export const options = z
  .object({
    /** Opens the document. */
    password: password.default('').refine((given) => given !== '', failWith('password-empty')),
    /** Lifts the restrictions; made at random when empty, so that it is nobody's. */
    ownerPassword: password.default(''),
    encryption: z.enum(['aes-256', 'aes-128']).default('aes-256'),
    allow: listOf(permissions).default([...permissions]),
  })
  .refine(
    ({ encryption, password, ownerPassword }) =>
      encryption === 'aes-256' || (fitsAes128(password) && fitsAes128(ownerPassword)),
    failWith('password-not-fitting'),
  );
