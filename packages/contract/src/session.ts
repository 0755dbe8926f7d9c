import * as z from 'zod';
import { personName } from './person-name.ts';

/** Changes with every release. */
export const applicationVersion = '0.1.0';

/** Same values as `standings` of the domain, where they are explained. */
export const accountStatusView = z.enum([
  'visitor',
  'trial',
  'trial-over',
  'plan-trial',
  'pro',
  'cancelled',
  'past-due',
  'expired',
]);

/** The current user and their rights. Every page gets it; it never contains tokens. */
export const sessionView = z.object({
  access: z.enum(['subscription', 'open']),
  accountStatus: accountStatusView,
  /** Null for visitors. */
  person: z.object({ email: z.string(), name: z.string().nullable() }).nullable(),
  hasPro: z.boolean(),
  /** True with a plan for questions about documents alone, also beside Pro. */
  hasAssistantPlan: z.boolean(),
  mayDownload: z.boolean(),
  /** End of the trial that started with the first sign-in; null outside that trial. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Bytes of all files of one task, for the current user. */
  taskBytes: z.int(),
  /** Bytes of all files of one task, with Pro or in the trial. */
  wholeTaskBytes: z.int(),
  /** Tasks used today and the daily limit; null without such a limit. */
  freeTasks: z.object({ used: z.int(), limit: z.int(), resetsAt: z.iso.datetime() }).nullable(),
  /** Application version of the server. */
  version: z.string(),
  /** True when Google sign-in is configured. */
  google: z.boolean(),
  /** Address of the page that shows mail instead of sending it; null unless this is a development server. */
  mailbox: z.string().nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

export const linkRequest = z.object({
  email: z.string().trim().max(254),
  purpose: z.enum(['log-in', 'sign-up']),
  name: personName.optional(),
  /** Path within this site to open after signing in. */
  next: z.string().max(2000).default('/'),
});
export type LinkRequest = z.infer<typeof linkRequest>;

export const linkSent = z.object({ sent: z.literal(true) });

export const linkUse = z.object({ token: z.string().max(100) });

/** Properties of a sign-in link that can be read without using it up. */
export const linkView = z.object({
  /** Masked address of the account it signs in: `a…@example.org`. */
  email: z.string(),
  /** True on the device that requested the link; on any other device the user confirms the sign-in. */
  isFromHere: z.boolean(),
  /** Path within this site that the link leads to. */
  next: z.string(),
});
export type LinkView = z.infer<typeof linkView>;

/** Page to open after a link was used. */
export const signedIn = z.object({ next: z.string(), isNew: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

export const googleQuery = z.object({ next: z.string().max(2000).optional() });
