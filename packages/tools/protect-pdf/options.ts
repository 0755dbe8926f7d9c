import * as z from 'zod';
import { failWith, listOf } from '../_kit/fields.ts';

/** What a reader without the owner password may do (ISO 32000-2, table 22). */
export const permissions = ['print', 'copy', 'modify', 'annotate', 'fill', 'assemble'] as const;

export const options = z.object({
  /** Opens the document; 127 bytes is what AES-256 reads of it (ISO 32000-2, 7.6.4.3.2). */
  password: z
    .string()
    .max(127)
    .default('')
    .refine((password) => password !== '', failWith('password-empty')),
  /** Lifts the restrictions; made at random when empty, so that it is nobody's. */
  ownerPassword: z.string().max(127).default(''),
  encryption: z.enum(['aes-256', 'aes-128']).default('aes-256'),
  allow: listOf(permissions).default([...permissions]),
});
