import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';
import { readableLine } from './readable-line.ts';

/** Line of the log for an entry. */
function written(isTerminal: boolean, entry: object): string {
  return logOptions('serve', 'info', isTerminal).hooks.streamWrite(
    `${JSON.stringify({ time: 0, role: 'serve', ...entry })}\n`,
  );
}

it('a terminal gets the time, the process, the message and its values', () => {
  const line = written(true, { level: 40, bytesFree: 12, names: ['a'], msg: 'disk is full' });

  expect(line).toMatch(/^\d\d:\d\d:\d\d serve warning: disk is full \(bytesFree=12 names=\["a"\]\)\n$/);
});

it('a terminal gets the cause of an error, without tokens', () => {
  const token = 'a'.repeat(32);
  const err = { message: 'no file', stack: `Error: no file ${token}\n    at sweep.ts` };
  const line = written(true, { level: 50, err, msg: 'sweep failed' });

  expect(line).toMatch(/ serve error: sweep failed\n {2}Error: no file [0-9a-f]{12}\n/);
  expect(line).not.toContain(token);
});

it('a pipe gets JSON', () => {
  expect(JSON.parse(written(false, { level: 30, msg: 'listening' }))).toMatchObject({ msg: 'listening' });
});

it('other lines stay as they are', () => {
  expect(readableLine('not JSON\n')).toBe('not JSON\n');
});
