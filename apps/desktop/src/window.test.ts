import { expect, it } from 'vitest';
import { tabCommand, type WindowHost, windowCommand } from './window.ts';

const wanted = { address: 'http://127.0.0.1:4000/open/x', profile: '/tmp/profile' };

function hostWith(
  platform: NodeJS.Platform,
  programs: Readonly<Record<string, string>>,
  isRoot = false,
): WindowHost {
  return { platform, isRoot, findProgram: (name) => programs[name] ?? null };
}

it('opens a window of the browser that is there, with a profile of its own', () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const command = windowCommand(wanted, hostWith('win32', { chromium: edge }));

  expect(command).toMatchObject({ program: edge, endsWithWindow: true });
  expect(command?.args).toContain(`--app=${wanted.address}`);
  expect(command?.args).toContain('--user-data-dir=/tmp/profile');
  expect(command?.args).not.toContain('--no-sandbox');
});

it('gives up the sandbox of the browser for root only, who could not start it otherwise', () => {
  const command = windowCommand(wanted, hostWith('linux', { chromium: '/usr/lib/chromium/chromium' }, true));

  expect(command?.args).toContain('--no-sandbox');
});

it.each([
  ['win32', {}, 'rundll32'],
  ['darwin', {}, 'open'],
  ['linux', { 'xdg-open': '/usr/bin/xdg-open' }, '/usr/bin/xdg-open'],
] as const)('falls back to the browser of the user on %s', (platform, programs, program) => {
  const host = hostWith(platform, programs);
  const command = tabCommand(wanted.address, host);

  expect(windowCommand(wanted, host)).toBeNull();
  expect(command).toMatchObject({ program, endsWithWindow: false });
  expect(command?.args.at(-1)).toBe(wanted.address);
});

it('knows no way to show a page where there is no browser at all', () => {
  expect(windowCommand(wanted, hostWith('linux', {}))).toBeNull();
  expect(tabCommand(wanted.address, hostWith('linux', {}))).toBeNull();
});
