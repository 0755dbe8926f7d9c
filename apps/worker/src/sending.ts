import { type SendPorts, sendEmails } from '@octavo/application/mail/send-emails';
import { startLoops } from './loops.ts';

/** Milliseconds between two looks for due emails: users wait for the link they requested. */
const lookMilliseconds = 1000;

/** Looks for emails every second. Several workers may do so: each email is handed to one of them. */
export function startSending(ports: SendPorts): { stop(): Promise<void> } {
  return startLoops([
    {
      milliseconds: lookMilliseconds,
      act: () =>
        sendEmails(ports).catch((error: unknown) => ports.log.error({ err: error }, 'email round failed')),
    },
  ]);
}
