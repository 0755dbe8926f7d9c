import * as z from 'zod';
import { paymentTypes } from './billing.ts';

/** Who runs this site, as the operator says it. */
const operatorView = z.object({
  name: z.string(),
  /** Lines of the postal address, and what else the law wants to be said. */
  address: z.array(z.string()).min(1),
  email: z.string(),
  /** Who keeps the machines, where that is somebody else. */
  host: z.string().nullable(),
});
export type OperatorView = z.infer<typeof operatorView>;

/** What pages say of this site that depends on how it was set up. */
export const siteView = z.object({
  /** Null where the operator has not said. */
  operator: operatorView.nullable(),
  /** True for who may set the site up: they are told what is missing. */
  isForOperator: z.boolean(),
  /** True where a message to the operator is mailed, and not only kept. */
  mailsMessages: z.boolean(),
  /** Who may read the page on which email is shown where none is sent; null where it is sent, or lost. */
  showsMailTo: z.enum(['machine', 'everybody']).nullable(),
  access: z.enum(['subscription', 'open']),
  /** Bytes of all files of one task together. */
  taskBytes: z.int(),
  /** Host that visits are told to; null where they are not counted. */
  analytics: z.string().nullable(),
  google: z.boolean(),
  payments: z.array(z.enum(paymentTypes)),
});
export type SiteView = z.infer<typeof siteView>;
