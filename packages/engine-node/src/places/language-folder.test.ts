import { expect, it } from 'vitest';
import type { Computer } from './computer.ts';
import { languageFolder } from './language-folder.ts';

function computer(platform: NodeJS.Platform, home: string, variables = {}): Computer {
  return { platform, home, variables, isProgram: () => false, list: () => [] };
}

it('is where each system keeps data of a user', () => {
  expect(languageFolder(computer('win32', 'C:\\Users\\Ann'))).toBe(
    'C:\\Users\\Ann\\AppData\\Local\\Octavo\\tessdata',
  );
  expect(languageFolder(computer('darwin', '/Users/ann'))).toBe(
    '/Users/ann/Library/Application Support/Octavo/tessdata',
  );
  expect(languageFolder(computer('linux', '/home/ann', { XDG_DATA_HOME: '' }))).toBe(
    '/home/ann/.local/share/octavo/tessdata',
  );
  expect(languageFolder(computer('linux', '/home/ann', { XDG_DATA_HOME: '/data' }))).toBe(
    '/data/octavo/tessdata',
  );
});

it('is the folder that the user names', () => {
  expect(languageFolder(computer('win32', 'C:\\Users\\Ann', { OCTAVO_TESSDATA: 'D:\\data' }))).toBe(
    'D:\\data',
  );
});
