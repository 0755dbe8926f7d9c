import * as z from 'zod';
import { personName } from './person-name.ts';

/** Changes with every release; a browser that was given pages of another one logs in again. */
export const applicationVersion = '0.1.0';

/** As `standings` of the domain, which explains them. */
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

/** Who is asking, and what they may do. Every page gets it; tokens are never in it. */
export const sessionView = z.object({
  access: z.enum(['subscription', 'open']),
  accountStatus: accountStatusView,
  /** Null for visitors. */
  person: z.object({ email: z.string(), name: z.string().nullable() }).nullable(),
  hasPro: z.boolean(),
  mayDownload: z.boolean(),
  /** End of the trial that signing in gave, while it lasts. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Bytes of all files of one task together. */
  taskBytes: z.int(),
  /** The same for who has Pro, or the trial that signing in gives. */
  wholeTaskBytes: z.int(),
  /** Tasks that succeeded today, and how many may; null without such a limit. */
  freeTasks: z.object({ used: z.int(), limit: z.int(), resetsAt: z.iso.datetime() }).nullable(),
  /** Changes with the version of the application; another one than the browser has ends its session. */
  version: z.string(),
  /** Ways to sign in that are configured. */
  google: z.boolean(),
  /** Address of the page that shows mail instead of sending it; null unless this is a development server. */
  mailbox: z.string().nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

export const linkOrder = z.object({
  email: z.string().trim().max(254),
  purpose: z.enum(['log-in', 'sign-up']),
  name: personName.optional(),
  /** Path to go on at, within this site. */
  next: z.string().max(2000).default('/'),
});
export type LinkOrder = z.infer<typeof linkOrder>;

export const linkSent = z.object({ sent: z.literal(true) });

export const linkUse = z.object({ token: z.string().max(100) });

/** What can be known of a link without using it up. */
export const linkView = z.object({
  /** Whom it logs in, only hinted at: `a…@example.org`. */
  email: z.string(),
  /** True where it was asked for; anywhere else people confirm that they want to be that person. */
  isFromHere: z.boolean(),
  /** Where it leads. */
  next: z.string(),
});
export type LinkView = z.infer<typeof linkView>;

/** Where to go after a link was used. */
export const signedIn = z.object({ next: z.string(), isNew: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

export const googleQuery = z.object({ next: z.string().max(2000).optional() });
