import * as z from 'zod';

/** Parts of this server that signatures use. */
export const signingServiceView = z.object({
  /** Host of the time stamp authority; null when none is configured, so that no time can be confirmed. */
  timeStampHost: z.string().nullable(),
  /** Certificates that signers are checked against, each in DER as base64. */
  roots: z.array(z.base64()),
});
export type SigningServiceView = z.infer<typeof signingServiceView>;
