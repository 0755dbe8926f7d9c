import { expect, it } from 'vitest';
import type { Computer } from './computer.ts';
import { findProgramOn } from './find-program.ts';

/** A computer with these files, all of which are programs. */
function computerWith(platform: NodeJS.Platform, paths: readonly string[], variables = {}): Computer {
  const separator = platform === 'win32' ? '\\' : '/';
  const startOf = (folder: string) => `${folder}${separator}`;

  return {
    platform,
    variables,
    home: platform === 'win32' ? 'C:\\Users\\Ann' : '/Users/ann',
    isProgram: (path) => paths.includes(path),
    list: (folder) =>
      paths
        .filter((path) => path.startsWith(startOf(folder)))
        .map((path) => path.slice(startOf(folder).length).split(separator)[0] ?? ''),
  };
}

const windowsFolders = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\Ann\\AppData\\Local',
};

it('looks on the search path first, with the extension of the system', () => {
  const windows = computerWith(
    'win32',
    ['D:\\tools\\qpdf.exe', 'C:\\Program Files\\qpdf 12.2.0\\bin\\qpdf.exe'],
    {
      ...windowsFolders,
      Path: 'C:\\Windows;D:\\tools',
    },
  );
  const linux = computerWith('linux', ['/opt/bin/qpdf', '/usr/bin/qpdf'], { PATH: '/opt/bin:/usr/bin' });

  expect(findProgramOn(windows, 'qpdf')).toBe('D:\\tools\\qpdf.exe');
  expect(findProgramOn(linux, 'qpdf')).toBe('/opt/bin/qpdf');
  expect(findProgramOn(linux, '/usr/bin/qpdf')).toBe('/usr/bin/qpdf');
  expect(findProgramOn(linux, 'tesseract')).toBeNull();
});

it('finds the newest version in a folder that names it', () => {
  const paths = ['9.1', '12.2.0', '12.10.0'].map(
    (version) => `C:\\Program Files\\qpdf ${version}\\bin\\qpdf.exe`,
  );

  expect(findProgramOn(computerWith('win32', paths, windowsFolders), 'qpdf')).toBe(
    'C:\\Program Files\\qpdf 12.10.0\\bin\\qpdf.exe',
  );
});

it('finds what installers of Windows put outside of the search path', () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const chrome = 'C:\\Users\\Ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
  const office = 'C:\\Program Files\\LibreOffice\\program\\soffice.exe';
  const python = 'C:\\Program Files\\LibreOffice\\program\\python.exe';
  const tesseract = 'C:\\Program Files\\Tesseract-OCR\\tesseract.exe';
  const computer = computerWith('win32', [edge, chrome, office, python, tesseract], windowsFolders);

  expect(findProgramOn(computer, 'chromium')).toBe(edge);
  expect(findProgramOn(computerWith('win32', [chrome], windowsFolders), 'chromium')).toBe(chrome);
  expect(findProgramOn(computer, 'soffice')).toBe(office);
  expect(findProgramOn(computer, 'office-python')).toBe(python);
  expect(findProgramOn(computer, 'tesseract')).toBe(tesseract);
  // A Python of another installer cannot talk to LibreOffice.
  const alone = computerWith('win32', ['C:\\Python\\python3.exe'], { ...windowsFolders, PATH: 'C:\\Python' });
  expect(findProgramOn(alone, 'office-python')).toBeNull();
});

it('finds applications and the folders of package managers on macOS', () => {
  const chrome = '/Users/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const office = '/Applications/LibreOffice.app/Contents/MacOS/soffice';
  const computer = computerWith(
    'darwin',
    [chrome, office, '/opt/homebrew/bin/qpdf', '/usr/local/bin/tesseract'],
    {
      PATH: '/usr/bin:/bin',
    },
  );

  expect(findProgramOn(computer, 'chromium')).toBe(chrome);
  expect(findProgramOn(computer, 'soffice')).toBe(office);
  expect(findProgramOn(computer, 'qpdf')).toBe('/opt/homebrew/bin/qpdf');
  expect(findProgramOn(computer, 'tesseract')).toBe('/usr/local/bin/tesseract');
});

it('prefers the program of a browser to the script on the search path', () => {
  const script = '/usr/bin/chromium';
  const program = '/usr/lib/chromium/chromium';
  const path = { PATH: '/usr/bin' };

  expect(findProgramOn(computerWith('linux', [script, program], path), 'chromium')).toBe(program);
  expect(findProgramOn(computerWith('linux', [script], path), 'chromium')).toBe(script);
  expect(findProgramOn(computerWith('linux', ['/usr/bin/brave-browser'], path), 'chromium')).toBe(
    '/usr/bin/brave-browser',
  );
});
