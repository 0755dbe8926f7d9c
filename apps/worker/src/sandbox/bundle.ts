import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { bundledEntry } from './bundled-entry.ts';

/** Found beside their own files, or larger than all that jobs need of them. */
const unbundled = /^playwright-core(\/|$)/;

/**
 * Writes a module and all it imports as few files: one for what is shared, one for each tool. A process that reads a
 * thousand modules takes longer to find them than to run a small job.
 *
 * @param entry path of a module
 * @param folder receives `bundledEntry` and the files that it imports
 */
export async function bundleModules(entry: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    plugins: [keepPlaces()],
  });

  try {
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: bundledEntry,
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
}

/** Lets modules find files beside them, and packages outside the bundle, where they were before. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',

    resolveId: {
      filter: { id: unbundled },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });

        return found === null ? null : { id: pathToFileURL(found.id).href, external: true };
      },
    },

    transform: {
      filter: { code: 'import.meta' },
      handler: (code, id) =>
        code
          .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id))),
    },
  };
}
