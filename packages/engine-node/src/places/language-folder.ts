import { posix, win32 } from 'node:path';
import { type Computer, thisComputer } from './computer.ts';

/**
 * Folder in which users put language data for OCR, and in which fetched data is kept: the one of the setting, or
 * `tessdata` where programs keep data of this user.
 */
export function languageFolder({ platform, variables, home }: Computer = thisComputer): string {
  // An empty variable counts as unset (XDG Base Directory Specification).
  const named = variables['OCTAVO_TESSDATA'];

  if (named) {
    return named;
  }

  switch (platform) {
    case 'win32':
      return win32.join(
        variables['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'),
        'Octavo',
        'tessdata',
      );
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Octavo', 'tessdata');
    default:
      return posix.join(
        variables['XDG_DATA_HOME'] || posix.join(home, '.local', 'share'),
        'octavo',
        'tessdata',
      );
  }
}
