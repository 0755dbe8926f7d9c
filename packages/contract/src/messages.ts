import * as z from 'zod';
import type { FailureCode } from './failures.ts';
import { token } from './job.ts';
import { aboutLength, messageLength, subjectLength } from './limits.ts';
import { personName } from './person-name.ts';
import { plainLine, plainText } from './plain-text.ts';

/** A message to the operator, as the user submits it. */
export const messageRequest = z.object({
  /** The client chooses it, so that a retry is the same message. */
  id: token,
  name: personName,
  email: z.string().trim().max(254),
  subject: z.string().overwrite(plainLine).min(subjectLength.min).max(subjectLength.max),
  text: z.string().overwrite(plainText).trim().min(messageLength.min).max(messageLength.max),
  /** Number of an order, a payment or a receipt it is about; empty for none. */
  about: z.string().overwrite(plainLine).max(aboutLength.max).default(''),
});
export type MessageRequest = z.infer<typeof messageRequest>;

/** Form fields, each with the failure reported when it is invalid. */
export const messageFailures = {
  name: 'name-length',
  email: 'email-invalid',
  subject: 'subject-length',
  text: 'message-length',
  about: 'illegal-input',
} as const satisfies Partial<Record<keyof MessageRequest, FailureCode>>;
export type MessageField = keyof typeof messageFailures;

/** `number` identifies the message to its sender and to the operator. */
export const messageKept = z.object({ number: z.string() });
export type MessageKept = z.infer<typeof messageKept>;
