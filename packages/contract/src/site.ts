import * as z from 'zod';
import { paymentTypes } from './billing.ts';

/** The operator of this site, as configured. */
const operatorView = z.object({
  name: z.string(),
  /** Lines of the postal address, and other legally required information. */
  address: z.array(z.string()).min(1),
  email: z.string(),
  /** Hosting provider; null when the operator hosts the site. */
  host: z.string().nullable(),
});
export type OperatorView = z.infer<typeof operatorView>;

/** Settings of this site that its information pages describe. */
export const siteView = z.object({
  /** Null when the operator is not configured. */
  operator: operatorView.nullable(),
  /** True for users who may configure the site: they are shown what is missing. */
  isForOperator: z.boolean(),
  /** True when a message to the operator is also sent by email, not only stored. */
  mailsMessages: z.boolean(),
  /** Readers of the development mailbox page; null when emails are sent or discarded. */
  showsMailTo: z.enum(['machine', 'everybody']).nullable(),
  access: z.enum(['subscription', 'open']),
  /** Bytes of all files of one task together. */
  taskBytes: z.int(),
  /** Tasks a day of all visitors at one network address. */
  addressTasksPerDay: z.int(),
  /** Host of the analytics script; null when visits are not counted. */
  analytics: z.string().nullable(),
  /** Host of the model that answers questions about documents; null when none of them leaves the server. */
  modelHost: z.string().nullable(),
  google: z.boolean(),
  payments: z.array(z.enum(paymentTypes)),
});
export type SiteView = z.infer<typeof siteView>;
