import { newRunFolder } from '@octavo/testkit/run-folders';
import { expect, it } from 'vitest';
import { showWindow } from './show-window.ts';

const program = (script: string, endsWithWindow = true) => ({
  program: process.execPath,
  args: ['-e', script],
  endsWithWindow,
});
const never = new Promise<void>(() => {});

function partsWith(stopped: Promise<void> = never) {
  const printed: string[] = [];
  const profile = newRunFolder();
  let windows = 0;
  const newWindow = () => {
    windows += 1;

    return { address: `http://127.0.0.1/open/${windows}`, profile };
  };

  return {
    printed,
    newWindow,
    stopped,
    print: (line: string) => printed.push(line),
    pagesAreGone: () => never,
  };
}

it('ends with its window', async () => {
  const parts = partsWith();
  await showWindow({ ...parts, ownWindow: () => program('') });

  expect(parts.printed).toEqual([]);
});

it('ends after the pages of a tab', async () => {
  const parts = partsWith();
  await showWindow({
    ...parts,
    pagesAreGone: async () => undefined,
    ownWindow: () => null,
    tab: () => program('', false),
  });

  expect(parts.printed).toEqual(['http://127.0.0.1/open/3']);
});

it('closes its window when it is stopped', async () => {
  const parts = partsWith(Promise.resolve());
  await showWindow({ ...parts, ownWindow: () => program('setInterval(() => {}, 1000)') });

  expect(parts.printed).toEqual([]);
});

it.each([
  ['a browser that fails', () => program('process.exit(1)')],
  ['a browser that is gone', () => ({ program: '/nowhere/browser', args: [], endsWithWindow: true })],
  ['no browser', () => null],
])('prints an address that opens once more after %s', async (_, ownWindow) => {
  let stop = () => {};
  const parts = partsWith(
    new Promise<void>((resolve) => {
      stop = resolve;
    }),
  );
  await showWindow({
    ...parts,
    print: (line) => {
      parts.printed.push(line);
      stop();
    },
    ownWindow,
    tab: () => program('process.exit(1)', false),
  });

  expect(parts.printed).toEqual(['http://127.0.0.1/open/3']);
});
