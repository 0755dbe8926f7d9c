import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { sfntFromWoff } from '@octavo/pdf/font/woff';
import { codec } from '../codec.ts';
import { shippedFolder } from '../places/shipped.ts';
import { findHandFile } from './hand-files.ts';

/** Fonts come with an application for systems that have none in this place. */
const fontsFolder = shippedFolder('fonts') ?? '/usr/share/fonts';

/** Folders of the Debian packages that tooling/setup.sh installs. */
export const fontFolders = {
  liberation: `${fontsFolder}/truetype/liberation`,
  liberation2: `${fontsFolder}/truetype/liberation2`,
  crosextra: `${fontsFolder}/truetype/crosextra`,
  dejavu: `${fontsFolder}/truetype/dejavu`,
  noto: `${fontsFolder}/truetype/noto`,
  cjk: `${fontsFolder}/opentype/noto`,
  droid: `${fontsFolder}/truetype/droid`,
} as const;

/** Path of a font file by its name; null for other names, and when it is not installed. */
export function findFontFile(name: string): string | null {
  if (name.endsWith('.woff')) {
    return findHandFile(name);
  }

  if (!/^[A-Za-z0-9-]+\.tt[cf]$/.test(name)) {
    return null;
  }

  const paths = Object.values(fontFolders).map((folder) => `${folder}/${name}`);

  return paths.find((path) => existsSync(path)) ?? null;
}

/** Reads a font file, or one font of a collection; null when it is not installed or cannot be embedded. */
export function readFontFile(path: string, index = 0): SfntFont | null {
  try {
    const bytes = readFileSync(path);
    const program = path.endsWith('.woff') ? sfntFromWoff(bytes, codec) : bytes;
    const name = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

    return program === null ? null : SfntFont.read(program, name, index);
  } catch {
    // The next font replaces one that is not installed.
    return null;
  }
}

/** Names of the files in a font folder, sorted; none when it does not exist. */
export function listFontFiles(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // The package of the folder is not installed.
    return [];
  }
}
