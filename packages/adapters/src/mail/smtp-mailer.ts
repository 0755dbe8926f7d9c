import type { Mailer } from '@octavo/domain/mail/letters';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

/** Servers that greet late do so against spam; one that says nothing for longer is gone. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Letters hold links that open accounts: on a network they are sent encrypted or not at all, unless the operator says
 * `?ignoreTLS=true`. `smtps:` is encrypted from the start.
 */
function mayBeReadable(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);

  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || searchParams.get('ignoreTLS') === 'true';
}

/** What errors of the library tell, beside their words. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Sends letters by the mail server of the operator. */
export function smtpMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport({ url: smtpUrl, requireTLS: !mayBeReadable(smtpUrl), ...patience });

  return {
    async send({ id, recipient, message }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          ...message,
          ...(message.replyTo !== undefined && { replyTo: { name: '', address: message.replyTo } }),
          // The same for every attempt: who got a letter twice is shown it once.
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });

        return 'sent';
      } catch (error) {
        const { code, responseCode = 0 } = error as SmtpError;

        // The server knows no such recipient, or takes no such letter; a name it does not know us by can be mended.
        if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500) {
          return 'refused';
        }

        throw new MailTrouble(code, responseCode);
      }
    },
  };
}

/** What a server says can name the recipient, hence only its numbers are kept. */
class MailTrouble extends Error {
  readonly code: string;

  constructor(code: string | undefined, responseCode: number) {
    super('the mail server did not take a letter');
    this.name = 'MailTrouble';
    this.code = `${code ?? 'unknown'} ${responseCode}`;
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
