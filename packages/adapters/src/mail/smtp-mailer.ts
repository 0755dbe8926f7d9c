import type { Mailer } from '@octavo/domain/mail/outbox';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../settings/config.ts';

/** Some servers delay their greeting to deter spam; one that is silent for longer than this is down. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * True when emails may be sent unencrypted: to this machine, or if the operator says `?ignoreTLS=true`.
 * Otherwise encryption is required, because emails contain links that open accounts. `smtps:` is encrypted
 * from the start.
 */
function mayBeReadable(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);

  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || searchParams.get('ignoreTLS') === 'true';
}

/** Fields of the library's errors, besides the message. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Sends emails through the operator's mail server. */
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
          // The same for every attempt, so that an email delivered twice is shown once.
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });

        return 'sent';
      } catch (error) {
        const { code, responseCode = 0 } = error as SmtpError;

        // The server knows no such recipient, or accepts no such email. Other errors, such as an unknown
        // login, can be fixed by the operator.
        if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500) {
          return 'refused';
        }

        throw new MailTrouble(code, responseCode);
      }
    },
  };
}

/** Error of the mail server with its codes alone, because its text can name the recipient. */
class MailTrouble extends Error {
  readonly code: string;

  constructor(code: string | undefined, responseCode: number) {
    super('the mail server did not accept an email');
    this.name = 'MailTrouble';
    this.code = `${code ?? 'unknown'} ${responseCode}`;
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
