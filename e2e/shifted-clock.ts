/**
 * Loaded into every process of the product before its own code: sets its clock ahead by the milliseconds in
 * the file `OCTAVO_E2E_AHEAD`, so that tests need not wait for a renewal. Timers run as usual.
 */
import type { Stats } from 'node:fs';
import { readFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env['OCTAVO_E2E_AHEAD'] ?? '';
const readMilliseconds = 100;
let ahead = Number(readFileSync(file, 'utf8'));

setInterval(() => {
  ahead = Number(readFileSync(file, 'utf8'));
}, readMilliseconds).unref();

globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + ahead) : Reflect.construct(real, given),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
});

const { stat } = files;

// Files get their times from the system. Without the same shift, an upload would be past its hour at once.
files.stat = (async (...given: Parameters<typeof stat>) => {
  const found = await stat(...given);

  return typeof found.mtimeMs === 'bigint' ? found : shifted(found as Stats);
}) as typeof stat;
syncBuiltinESMExports();

function shifted(found: Stats): Stats {
  found.mtimeMs += ahead;
  found.mtime = new Date(found.mtimeMs);

  return found;
}
