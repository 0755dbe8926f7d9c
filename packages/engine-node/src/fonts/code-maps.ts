import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { shippedFolder } from '../places/shipped.ts';

/** Folder of Debian's poppler-data, with a folder for each character collection; an application may bring its own. */
const mapsFolder = shippedFolder('cMap') ?? '/usr/share/poppler/cMap';

let maps: CodeMaps | null = null;

/** Predefined CMaps of the computer, each read once per process. */
export function installedCodeMaps(): CodeMaps {
  maps ??= new CodeMaps(readMap);

  return maps;
}

/** Path of a predefined CMap by its name; null for other names, and when it is not installed. */
export function findCodeMapFile(name: string): string | null {
  // Names come from documents and must not lead out of the folder.
  const isName = /^[\w-]+$/.test(name) && existsSync(mapsFolder);
  const paths = (isName ? readdirSync(mapsFolder) : []).map((collection) =>
    join(mapsFolder, collection, name),
  );

  return paths.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true) ?? null;
}

function readMap(name: string): Uint8Array | null {
  const path = findCodeMapFile(name);

  return path === null ? null : readFileSync(path);
}
