import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Limits of what a page may load before any interaction, in bytes as a compressing server sends them. */
const budgets = {
  /** Code shared by all pages, and the page's own code. */
  script: 120_000,
  /** The same limit for pages of one user or one payment, which are never entry pages. */
  'script of people': 130_000,
  /** Render-blocking: together with the HTML it decides the largest contentful paint on a phone. */
  style: 16_000,
  /** Both fonts load from the start; text is painted in system fonts until they arrive. */
  fonts: 75_000,
};

const ofPeople = /\/pages\/(account|history|log-in|mailbox|pay|pricing|success-log-in)\//;

type Output = Rolldown.OutputBundle[string];

/**
 * Warns about every page over its budget and writes the list to a file. Tests of a build fail if the list is
 * not empty; starting the build stays possible.
 */
export function pageBudget(report: string): Plugin {
  return {
    name: 'page-budget',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const heavy = overBudget(bundle).join('\n');
      await mkdir(dirname(report), { recursive: true });
      await writeFile(report, heavy);

      if (heavy !== '') {
        this.warn(`over budget:\n${heavy}`);
      }
    },
  };
}

/** Lists the pages of a build that exceed a budget, and by how much; empty when none does. */
export function overBudget(bundle: Rolldown.OutputBundle): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? packedBytes(bundle[file]);
    sizes.set(file, size);

    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const always = chunksNamed(bundle, /\/src\/(entry\.client|root)\.tsx$/);
  const fonts = Object.keys(bundle).filter((file) =>
    /(inter|source-serif-4)-latin-(wght|600)-normal.*\.woff2$/.test(file),
  );
  const languages = chunksNamed(bundle, /\/src\/shell\/layout\.[a-z]{2}\.ts$/);
  const pages = chunksNamed(bundle, /\/src\/(pages|tool-page)\/.*(page(\.[a-z]{2})?|articles\/list)\.tsx?$/);

  if (pages.length === 0 || languages.length === 0 || fonts.length === 0) {
    return ['the budget finds no pages, words or fonts: their files have other names now'];
  }

  const problems = pages.flatMap((page) => {
    const name = page.facadeModuleId?.replace(/^.*\/src\/|\?.*$/g, '') ?? page.fileName;
    // A page loads the strings of one language; the heavier language counts.
    const loads = languages.map((language) => withImports(bundle, [...always, language, page]));
    const largest = (bytesOf: (files: ReadonlySet<string>) => number) => Math.max(...loads.map(bytesOf));

    return [
      over(name, ofPeople.test(page.facadeModuleId ?? '') ? 'script of people' : 'script', largest(sum)),
      over(
        name,
        'style',
        largest((files) => sum(stylesOf(bundle, files))),
      ),
    ];
  });

  return [...problems, over('every page', 'fonts', sum(fonts))].filter((problem) => problem !== null);
}

function over(page: string, kind: keyof typeof budgets, bytes: number): string | null {
  return bytes > budgets[kind]
    ? `${page} needs ${bytes} bytes of ${kind}, ${budgets[kind]} are allowed`
    : null;
}

function packedBytes(output: Output | undefined): number {
  const content = output?.type === 'chunk' ? output.code : (output?.source ?? '');

  // Fonts are already compressed.
  return output?.fileName.endsWith('.woff2') === true ? content.length : gzipSync(content).length;
}

function chunksNamed(bundle: Rolldown.OutputBundle, name: RegExp): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && name.test(output.facadeModuleId?.replace(/\?.*$/, '') ?? '') ? [output] : [],
  );
}

/** Files of these chunks and of everything they import statically. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const output = bundle[file];

    if (output?.type === 'chunk' && !files.has(file)) {
      files.add(file);
      output.imports.forEach(add);
    }
  };
  chunks.forEach(({ fileName }) => add(fileName));

  return files;
}

function stylesOf(bundle: Rolldown.OutputBundle, files: ReadonlySet<string>): Set<string> {
  return new Set(
    [...files].flatMap((file) => {
      const output = bundle[file];

      return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
    }),
  );
}
