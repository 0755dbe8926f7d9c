import * as z from 'zod';

/** Mail as a development server shows it instead of sending it. */
export const mailboxView = z.object({
  emails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      at: z.iso.datetime(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
    }),
  ),
});
export type MailboxView = z.infer<typeof mailboxView>;
