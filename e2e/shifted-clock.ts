/**
 * Loaded into every process of the product before its own code: sets its clock ahead by the milliseconds in
 * the file `OCTAVO_E2E_AHEAD`, so that tests need not wait for a renewal. Timers run as usual.
 */
import { readFileSync, type Stats } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

interface ClockSetting {
  readonly ahead: number;
  /** Real time of the setting, in milliseconds; NaN where files keep the times of the system. */
  readonly since: number;
}

const file = process.env['OCTAVO_E2E_AHEAD'] ?? '';
const readMilliseconds = 100;
const { stat } = files;
let settings: readonly ClockSetting[] = [{ ahead: 0, since: Number.NaN }];
settings = readSettings();

setInterval(() => {
  settings = readSettings();
}, readMilliseconds).unref();

globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + ahead()) : Reflect.construct(real, given),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead() : Reflect.get(real, name)),
});

// The system writes the times of files. Without the clock that was set when it was written, each upload would be past
// its hour at once.
files.stat = (async (...given: Parameters<typeof stat>) => {
  const found = await stat(...given);

  return typeof found.mtimeMs === 'bigint' ? found : withShiftedTime(found as Stats);
}) as typeof stat;
syncBuiltinESMExports();

/** One setting a line, the last of which counts. */
function readSettings(): readonly ClockSetting[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);

  // The file is empty for an instant while it is written.
  return lines.length === 0
    ? settings
    : lines.map((line) => {
        const [milliseconds = Number.NaN, since = Number.NaN] = line.split(' ').map(Number);

        return { ahead: milliseconds, since };
      });
}

function ahead(): number {
  return settings.at(-1)!.ahead;
}

function withShiftedTime(found: Stats): Stats {
  const then = settings.findLast(({ since }) => since <= found.mtimeMs);
  found.mtimeMs += then?.ahead ?? 0;
  found.mtime = new Date(found.mtimeMs);

  return found;
}
