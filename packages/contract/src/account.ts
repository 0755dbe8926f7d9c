import * as z from 'zod';
import { token } from './job.ts';
import { personName } from './person-name.ts';
import { accountStatusView } from './session.ts';

export const accountView = z.object({
  email: z.string(),
  name: z.string().nullable(),
  locale: z.enum(['en', 'fr']),
  createdAt: z.iso.datetime(),
  accountStatus: accountStatusView,
  trialEndsAt: z.iso.datetime().nullable(),
});
export type AccountView = z.infer<typeof accountView>;

export const accountChange = z.object({
  name: personName.optional(),
  locale: z.enum(['en', 'fr']).optional(),
});

/** The email address, typed again by the user to prevent accidental deletion of the account. */
export const accountErasure = z.object({ email: z.string() });

/** One browser the user is signed in with; `id` is not secret and grants no access. */
export const browserSession = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThis: z.boolean(),
});
export const browserSessions = z.object({ sessions: z.array(browserSession) });
export type BrowserSession = z.infer<typeof browserSession>;

export const historyRow = z.object({
  job: token,
  tool: z.string(),
  name: z.string(),
  finishedAt: z.iso.datetime(),
  /** `successful` while the result is available, `deleted` once its keys are destroyed. */
  status: z.enum(['successful', 'deleted']),
  expiresAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const historyQuery = z.object({ page: z.coerce.number().int().min(1).default(1) });
export const historyPage = z.object({ rows: z.array(historyRow), page: z.int(), pages: z.int() });
export type HistoryPage = z.infer<typeof historyPage>;

/** Signed statement about the deletion of a task's files. */
export const deletionReceipt = z.object({
  job: token,
  tool: z.string(),
  uploadedBefore: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
  statement: z.string(),
  /** Ed25519 over the UTF-8 bytes of `statement`, in base64; the key in base64 (SPKI, DER). */
  signature: z.string(),
  publicKey: z.string(),
});
export type DeletionReceipt = z.infer<typeof deletionReceipt>;

/** Public key that verifies receipts, also as PEM. */
export const receiptKey = z.object({ publicKey: z.string(), pem: z.string() });
export type ReceiptKey = z.infer<typeof receiptKey>;
