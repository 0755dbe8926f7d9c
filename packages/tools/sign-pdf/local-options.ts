import { certificationLevels, signatureLevels } from '@octavo/contract/signing/signature-request';
import * as z from 'zod';

const statement = z.string().trim().max(500);

/** Options that take a key of the user's own computer. The service has none of them, and refuses them by name. */
export const localOptions = z.object({
  p12: z.string().min(1).optional().describe('Certificate to sign with: PKCS#12 file (.p12, .pfx)'),
  passwordFile: z
    .string()
    .min(1)
    .optional()
    .describe('File with the password of the certificate; - reads standard input'),
  level: z
    .enum(signatureLevels)
    .optional()
    .describe('Level of PAdES; all but b-b need a time stamp (default b-b)'),
  tsa: z
    .url({ protocol: /^https?$/, error: 'expected an address, such as https://time.example.org/tsr' })
    .optional()
    .describe('Address of the time-stamp authority (RFC 3161)'),
  reason: statement.default('').describe('Reason, such as "I approve this document"'),
  place: statement.default('').describe('Place where it is signed'),
  contact: statement.default('').describe('How to reach the signer'),
  certify: z.coerce
    .number()
    .pipe(z.literal([...certificationLevels]))
    .optional()
    .describe('Certify: permit 1 no changes, 2 forms and signatures, 3 comments too'),
  field: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('Signature field to sign; without it a new one, visible with --at'),
});
