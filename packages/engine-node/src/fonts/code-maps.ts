import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';

/** Folder of Debian's poppler-data, with a folder for each character collection. */
const mapsFolder = '/usr/share/poppler/cMap';

let maps: CodeMaps | null = null;

/** Predefined CMaps of the computer, each read once per process. */
export function installedCodeMaps(): CodeMaps {
  maps ??= new CodeMaps(readMap);

  return maps;
}

function readMap(name: string): Uint8Array | null {
  // Names come from documents and must not lead out of the folder.
  const isName = /^[\w-]+$/.test(name) && existsSync(mapsFolder);
  const path = (isName ? readdirSync(mapsFolder) : [])
    .map((collection) => join(mapsFolder, collection, name))
    .find((each) => existsSync(each));

  return path === undefined ? null : readFileSync(path);
}
