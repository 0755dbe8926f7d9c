import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const module = new URL('./signals.ts', import.meta.url).href;

const program = `
  const { runUntilSignal } = await import(${JSON.stringify(module)});
  await runUntilSignal(Promise.resolve({ stop: async () => process.stderr.write('stopped') }));
  process.stdout.write('ready\\n');
  setInterval(() => process.stdout.write('more\\n'), 10);
`;

it.each<[string, (child: ReturnType<typeof spawn>) => void]>([
  ['a signal', (child) => child.kill('SIGTERM')],
  ['the end of the program that reads its output', (child) => child.stdout?.destroy()],
])('stops what it runs after %s, without a trace', async (_what, end) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  const [told, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit'),
    Promise.resolve(end(child)),
  ]);

  expect([told, code]).toEqual(['stopped', 0]);
});
