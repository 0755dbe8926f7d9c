import { posix, win32 } from 'node:path';
import type { Computer } from './computer.ts';

/**
 * Paths at which installers put a program, by its name; a `*` stands for the rest of the name of a folder, such as a
 * version.
 * `office-python` is a Python with the interface of LibreOffice, `chromium` any browser that is built on it.
 */
type Places = Readonly<Partial<Record<string, readonly string[]>>>;

/** Edge is part of Windows. Folders of the machine come before those of the user. */
const windows: Places = {
  qpdf: ['{programs}\\qpdf*\\bin\\qpdf.exe'],
  pdftoppm: ['{programs}\\poppler*\\Library\\bin\\pdftoppm.exe', '{programs}\\poppler*\\bin\\pdftoppm.exe'],
  pdftotext: [
    '{programs}\\poppler*\\Library\\bin\\pdftotext.exe',
    '{programs}\\poppler*\\bin\\pdftotext.exe',
  ],
  tesseract: ['{programs}\\Tesseract-OCR\\tesseract.exe', '{own}\\Programs\\Tesseract-OCR\\tesseract.exe'],
  soffice: ['{programs}\\LibreOffice\\program\\soffice.exe'],
  'office-python': ['{programs}\\LibreOffice\\program\\python.exe'],
  chromium: [
    '{programs}\\Microsoft\\Edge\\Application\\msedge.exe',
    '{programs}\\Google\\Chrome\\Application\\chrome.exe',
    '{own}\\Google\\Chrome\\Application\\chrome.exe',
    '{programs}\\BraveSoftware\\Brave-Browser\\Application\\brave.exe',
    '{own}\\BraveSoftware\\Brave-Browser\\Application\\brave.exe',
    '{own}\\Chromium\\Application\\chrome.exe',
  ],
};

/** A program started from the Finder has none of the folders of Homebrew and MacPorts on its search path. */
const macPath = ['/opt/homebrew/bin', '/usr/local/bin', '/opt/local/bin'];
const onMacPath = (name: string) => macPath.map((folder) => `${folder}/${name}`);

const mac: Places = {
  qpdf: onMacPath('qpdf'),
  pdftoppm: onMacPath('pdftoppm'),
  pdftotext: onMacPath('pdftotext'),
  tesseract: onMacPath('tesseract'),
  soffice: ['{programs}/LibreOffice.app/Contents/MacOS/soffice'],
  'office-python': ['{programs}/LibreOffice.app/Contents/Resources/python'],
  chromium: [
    '{programs}/Google Chrome.app/Contents/MacOS/Google Chrome',
    '{programs}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '{programs}/Brave Browser.app/Contents/MacOS/Brave Browser',
    '{programs}/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/** Debian's `chromium` is a script that adds its own flags; the program behind it takes only ours. */
const linux: Places = {
  chromium: [
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/opt/brave.com/brave/brave',
  ],
  // Another Python earlier on the path may lack the interface of LibreOffice, which is of the system's own.
  'office-python': ['/usr/bin/python3'],
};

/** Names on the search path, where they differ from that of the program. */
const names: Readonly<Partial<Record<string, readonly string[]>>> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge', 'brave-browser'],
  'office-python': ['python3'],
};

/** On Windows and macOS, Python is that of LibreOffice, which alone can talk to it. */
export function namesOnPath(program: string, { platform }: Computer): readonly string[] {
  return platform === 'linux' || program !== 'office-python' ? (names[program] ?? [program]) : [];
}

/** Standard paths of a program on a computer, in the order in which they are tried. */
export function standardPlaces(program: string, computer: Computer): string[] {
  const { platform, variables, home } = computer;

  if (platform === 'win32') {
    const own = variables['LOCALAPPDATA'] ?? win32.join(home, 'AppData', 'Local');
    const programs = [variables['ProgramFiles'], variables['ProgramFiles(x86)']];

    return filled(windows[program], { programs, own: [own] }).flatMap((path) => expanded(path, computer));
  }

  return platform === 'darwin'
    ? filled(mac[program], { programs: ['/Applications', posix.join(home, 'Applications')] })
    : [...(linux[program] ?? [])];
}

/** Puts each of the folders into the places that name them. */
function filled(
  places: readonly string[] = [],
  folders: Readonly<Record<string, readonly (string | undefined)[]>>,
): string[] {
  return places.flatMap((place) => {
    const [whole = '', name = ''] = /\{(\w+)\}/.exec(place) ?? [];

    return whole === ''
      ? [place]
      : (folders[name] ?? []).flatMap((folder) =>
          folder === undefined ? [] : [place.replace(whole, folder)],
        );
  });
}

/** Replaces a folder with a `*` by those that exist, the newest version first. */
function expanded(path: string, { list }: Computer): string[] {
  const parts = path.split('\\');
  const at = parts.findIndex((part) => part.endsWith('*'));

  if (at < 0) {
    return [path];
  }

  const start = (parts[at] ?? '').slice(0, -1).toLowerCase();
  const found = list(parts.slice(0, at).join('\\')).filter((name) => name.toLowerCase().startsWith(start));

  return found
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => parts.with(at, name).join('\\'));
}
