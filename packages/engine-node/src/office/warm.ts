import { type Office, startOffice } from './session.ts';

let waiting: Office | undefined;

/** Starts LibreOffice ahead of the work; the next document of this process uses it, and none after. */
export async function warmOffice(): Promise<void> {
  waiting ??= startOffice({ ahead: true });
  await waiting.ready;
}

/** The LibreOffice that was started ahead, or a new one. Whoever takes it ends it. */
export async function takeOffice(): Promise<Office> {
  const ahead = waiting;
  waiting = undefined;

  if (ahead?.isAlive === true) {
    return ahead;
  }

  await ahead?.end();

  return startOffice({ ahead: false });
}
