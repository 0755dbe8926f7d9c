import { setTimeout as delay } from 'node:timers/promises';
import type { LetterBox, Mailer, WaitingLetter } from '@octavo/domain/mail/letters';
import { nextAttempt } from '@octavo/domain/mail/retries';
import type { Clock } from '@octavo/domain/ports';
import type { Logger } from 'pino';

/** People wait for the link they asked for. */
const lookMilliseconds = 1000;

/** A worker that has not said how it went within this time was killed: another one sends the letter again. */
const sendingMilliseconds = 5 * 60_000;

export interface SendPorts {
  readonly clock: Clock;
  readonly letters: LetterBox;
  readonly mailer: Mailer;
  readonly log: Logger;
}

/** Sends every letter that is due. */
export async function sendLetters(ports: SendPorts): Promise<void> {
  const { clock, letters } = ports;
  const take = () => {
    const now = clock.now();

    return letters.takeDue(now, new Date(now.getTime() + sendingMilliseconds));
  };

  for (let letter = await take(); letter !== null; letter = await take()) {
    await sendLetter(ports, letter);
  }
}

async function sendLetter(ports: SendPorts, letter: WaitingLetter): Promise<void> {
  const { clock, letters, mailer, log } = ports;

  if (letter.usefulUntil !== null && letter.usefulUntil <= clock.now()) {
    await letters.giveUp(letter.id, clock.now());

    return;
  }

  try {
    const outcome = await mailer.send(letter);
    await (outcome === 'sent' ? letters.sent : letters.giveUp)(letter.id, clock.now());
    log.info({ letter: letter.id, outcome, attempts: letter.attempts }, 'letter');
  } catch (error) {
    const at = nextAttempt(letter, clock.now());
    await (at === null ? letters.giveUp(letter.id, clock.now()) : letters.tryAgain(letter.id, at));
    log.warn({ err: error, letter: letter.id, attempts: letter.attempts, at }, 'a letter was not sent');
  }
}

/** Looks for letters every second. Several workers may do so: each letter is handed to one of them. */
export function startSending(ports: SendPorts): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sendLetters(ports).catch((error: unknown) => ports.log.error({ err: error }, 'no letters'));
      // Rejects only when it is time to stop.
      await delay(lookMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
