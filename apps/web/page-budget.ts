import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a page may need before somebody does anything on it, in bytes as a compressing server sends them. */
const budgets = {
  /** The machinery of all pages, and the page's own code. */
  script: 130_000,
  /** The same for pages of one person or one payment, which nobody comes to first. */
  'script of people': 140_000,
  /** Without it nothing is painted: it decides, with the text itself, when the largest part is seen on a phone. */
  style: 16_000,
  /** Loaded from the start, both of them; text is painted in fonts of the system until they are there. */
  fonts: 75_000,
};

const ofPeople = /\/pages\/(account|history|log-in|mailbox|pay|pricing|success-log-in)\//;

type Output = Rolldown.OutputBundle[string];

/**
 * Warns of every page that became too heavy, and keeps the list in a file: who tests a build refuses it by that,
 * who only wants to start it is not kept from doing so.
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

/** What is too heavy in a build, and for which page; nothing when all is as it should be. */
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
  const pages = chunksNamed(bundle, /\/src\/(pages|tool-page)\/.*(page|articles\/list)\.tsx$/);

  if (pages.length === 0 || languages.length === 0 || fonts.length === 0) {
    return ['the budget finds no pages, words or fonts: their files have other names now'];
  }

  const problems = pages.flatMap((page) => {
    const name = page.facadeModuleId?.replace(/^.*\/src\/|\?.*$/g, '') ?? page.fileName;
    // Words are those of one language; the heavier one counts.
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

  // Fonts are packed already.
  return output?.fileName.endsWith('.woff2') === true ? content.length : gzipSync(content).length;
}

function chunksNamed(bundle: Rolldown.OutputBundle, name: RegExp): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && name.test(output.facadeModuleId?.replace(/\?.*$/, '') ?? '') ? [output] : [],
  );
}

/** Files of these chunks and of everything that they import at once. */
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
