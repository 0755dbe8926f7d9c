import * as z from 'zod';

/** Emails that a development server shows instead of sending them. */
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
