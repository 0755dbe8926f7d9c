import { type Office, startOffice } from './session.ts';

let waiting: Office | undefined;

/** Starts LibreOffice ahead of time; only the next document in this process uses it. */
export async function warmOffice(): Promise<void> {
  waiting ??= startOffice({ ahead: true });
  await waiting.ready;
}

/** Returns the LibreOffice started ahead, or a new one. The caller must end it. */
export async function takeOffice(): Promise<Office> {
  const ahead = waiting;
  waiting = undefined;

  if (ahead?.isAlive === true) {
    return ahead;
  }

  await ahead?.end();

  return startOffice({ ahead: false });
}
