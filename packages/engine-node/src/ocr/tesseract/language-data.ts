import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { languageFolder } from '../../places/language-folder.ts';
import { shippedFolder } from '../../places/shipped.ts';

/** File with the data of a language, which may be packed. */
const dataFile = /^(\w+)\.traineddata(?:\.gz)?$/;

/** Models for the recognition by lines only, of integers: a fourth of the size of the others. */
const shippedModels = '4.0.0_best_int';

/** Folders with the languages that come with Octavo. */
function shippedFolders(): string[] {
  const manifests = [
    createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'),
    createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json'),
  ];

  const ofBuild = shippedFolder('tessdata');
  const ofPackages = manifests.map((path) => join(dirname(path), shippedModels));

  return ofBuild === null ? ofPackages : [ofBuild, ...ofPackages];
}

/**
 * Paths of language data by language. Data in the folder of the user comes before what Octavo brings along, and that
 * before the data of another program.
 */
export function findLanguageData(ofProgram: string | null): ReadonlyMap<string, string> {
  const folders = [languageFolder(), ...shippedFolders(), ...(ofProgram === null ? [] : [ofProgram])];
  const found = folders.toReversed().flatMap((folder) =>
    namesIn(folder).flatMap((name): [string, string][] => {
      const [, language] = dataFile.exec(name) ?? [];

      return language === undefined ? [] : [[language, join(folder, name)]];
    }),
  );

  return new Map(found);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder of the user exists once there is something in it.
    return [];
  }
}

/** Largest data of a language; the largest known is a quarter of it. */
export const mostDataBytes = 128 * 1024 ** 2;

/** Data of a language without its packing. @throws Error when it is packed and damaged */
export function unpackedData(bytes: Uint8Array): Uint8Array {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;

  return isPacked ? gunzipSync(bytes, { maxOutputLength: mostDataBytes }) : bytes;
}

/** @throws Error of the system, or of damaged data */
export function readLanguageData(path: string): Uint8Array {
  return unpackedData(readFileSync(path));
}
