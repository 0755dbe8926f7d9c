import type { EmailOutbox, Mailer, QueuedEmail } from '@octavo/domain/mail/outbox';
import { nextAttempt } from '@octavo/domain/mail/retries';
import type { Clock } from '@octavo/domain/ports';
import type { Log } from '../log.ts';

/**
 * Milliseconds after which a worker that has reported no outcome was killed; another one sends the email
 * again.
 */
const sendingMilliseconds = 5 * 60_000;

export interface SendPorts {
  readonly clock: Clock;
  readonly emails: EmailOutbox;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Sends every email that is due. */
export async function sendEmails(ports: SendPorts): Promise<void> {
  const { clock, emails } = ports;
  const take = () => {
    const now = clock.now();

    return emails.takeDue(now, new Date(now.getTime() + sendingMilliseconds));
  };

  for (let email = await take(); email !== null; email = await take()) {
    await sendEmail(ports, email);
  }
}

async function sendEmail(ports: SendPorts, email: QueuedEmail): Promise<void> {
  const { clock, emails, mailer, log } = ports;

  if (email.usefulUntil !== null && email.usefulUntil <= clock.now()) {
    await emails.fail(email.id, clock.now());

    return;
  }

  try {
    const outcome = await mailer.send(email);
    await (outcome === 'sent' ? emails.sent : emails.fail)(email.id, clock.now());
    log.info({ email: email.id, outcome, attempts: email.attempts }, 'email');
  } catch (error) {
    const at = nextAttempt(email, clock.now());
    await (at === null ? emails.fail(email.id, clock.now()) : emails.tryAgain(email.id, at));
    log.warn({ err: error, email: email.id, attempts: email.attempts, at }, 'email not sent');
  }
}
