import type { Log } from '../log.ts';

interface LogPort {
  readonly log: Log;
}

/** Runs an action for all names, in batches: one job may have left more than one batch. */
export async function eachBatch(
  ports: LogPort,
  step: string,
  namesAfter: (after: string) => Promise<string[]>,
  act: (name: string) => Promise<void>,
): Promise<number> {
  let done = 0;

  // Continues after the last name, so that a name that fails does not come back and block the others.
  for (let names = await namesAfter(''); names.length > 0; names = await namesAfter(names.at(-1) ?? '')) {
    done += await each(ports, step, names, act);
  }

  return done;
}

export async function each(
  ports: LogPort,
  step: string,
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<number> {
  let done = 0;

  for (const name of names) {
    done += (await alone(ports, step, () => act(name))) ? 1 : 0;
  }

  return done;
}

/** Runs one action; false when it failed, which is logged. */
export async function alone({ log }: LogPort, step: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();

    return true;
  } catch (error) {
    log.error({ err: error, step }, 'sweep step failed');

    return false;
  }
}
