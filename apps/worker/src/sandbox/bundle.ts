import { dirname, isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { writeSources } from './bundle-sources.ts';
import { bundledEntry } from './bundled-entry.ts';
import { mainModule } from './bundled-modules.ts';

const start = fileURLToPath(new URL('./bundled-start.ts', import.meta.url));

const bundlers = [
  fileURLToPath(import.meta.url),
  fileURLToPath(new URL('./bundling-child.ts', import.meta.url)),
  fileURLToPath(import.meta.resolve('rolldown/package.json')),
];

/**
 * Found beside their own files, or larger than all that jobs need of them; HarfBuzz awaits its program while it is
 * loaded, which CommonJS cannot.
 */
const unbundled = /^(playwright-core|harfbuzzjs)(\/|$)/;

/**
 * Modules that so many tools share stand in one file, which every process loads: opening a file of its own costs more
 * than code that is not run. PDFium's are a third of it, and most page tools run without them.
 */
const common = { name: 'common', minShareCount: 24, test: (id: string) => !id.includes('pdfium') };

/**
 * Writes a module and all it imports as few files: one for what is shared, one for each tool. A process that reads a
 * thousand modules takes longer to find them than to run a small job.
 *
 * @param entry path of a module without `await` outside functions
 * @param folder receives `bundledEntry`, `mainModule`, the files that it loads, and the list of all sources
 */
export async function bundleModules(entry: string, folder: string): Promise<void> {
  const modules = await write(entry, folder, {
    entryFileNames: mainModule,
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: { groups: [common] },
    comments: false,
  });
  const starting = await write(start, folder, { entryFileNames: bundledEntry });
  // The way that a bundle is made counts as a source.
  await writeSources(folder, entry, [...modules, ...starting, ...bundlers]);
}

/** Returns the paths of all modules of the bundle. */
async function write(input: string, folder: string, options: OutputOptions): Promise<string[]> {
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent', plugins: [keepPlaces()] });

  try {
    const { output } = await bundle.write({ dir: folder, format: 'cjs', ...options });

    return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).filter(isAbsolute);
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

        return found === null ? null : { id: found.id, external: true };
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
