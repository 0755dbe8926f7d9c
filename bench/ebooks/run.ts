/**
 * ebooks-to-pdf against calibre's ebook-convert, where it is installed: `node bench/ebooks/run.ts [book…]`.
 * Without books it takes a generated one of 150 chapters and those of the corpus.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hasProgram } from '@octavo/engine-node/programs/run-program';
import { chapter, epubFile, navigation } from '@octavo/testkit/books/epub-file';
import { corpusFiles } from '@octavo/testkit/corpus';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const octavo = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const mostSeconds = 300;

/** A novel of 200,000 words: what it says does not matter, how much it is does. */
function novel(): string {
  const sentence =
    'The ship that left the harbour in the morning was seen again by nobody who lived to tell of it. ';
  const names = Array.from({ length: 150 }, (_, index) => `c${index}.xhtml`);
  const chapters = names.map((name, index) =>
    chapter(name, `<h1>Chapter ${index + 1}</h1>${`<p>${sentence.repeat(5)}</p>`.repeat(14)}`),
  );
  const list = names.map((name, index) => `<li><a href="${name}">Chapter ${index + 1}</a></li>`);
  const path = join(folder, 'generated-150-chapters.epub');
  writeFileSync(path, epubFile([navigation(`<ol>${list.join('')}</ol>`), ...chapters]));

  return path;
}

function books(): string[] {
  if (process.argv.length > 2) {
    return process.argv.slice(2);
  }

  // Locked books have no result to compare.
  const corpus = corpusFiles(/^ebooks\//).filter(({ id }) => !/drm|aes128/.test(id));

  return [novel(), ...corpus.map(({ path }) => path)];
}

/** Seconds, pages, words, bookmarks and kilobytes of a result, as a part of a row. */
function measured(command: readonly string[], result: string): string {
  const [program = '', ...args] = command;
  const start = performance.now();
  spawnSync(program, args, {
    stdio: 'ignore',
    timeout: mostSeconds * 1000,
    killSignal: 'SIGKILL',
    // Programs of Qt ask for a screen, and their Chromium for a user other than root.
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', QTWEBENGINE_CHROMIUM_FLAGS: '--no-sandbox' },
  });
  const seconds = (performance.now() - start) / 1000;

  if (!existsSync(result)) {
    return `${seconds.toFixed(1)} | - | - | - | -`;
  }

  const text = execFileSync('pdftotext', [result, '-'], { encoding: 'utf8', maxBuffer: 1024 ** 3 });
  const outlines = execFileSync('qpdf', ['--json=2', '--json-key=outlines', result], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const cells = [
    seconds.toFixed(1),
    text.split('\f').length - 1,
    text.split(/\s+/).filter((word) => word !== '').length,
    outlines.match(/"title"/g)?.length ?? 0,
    Math.round(statSync(result).size / 1024),
  ];

  return cells.join(' | ');
}

const parts = ['s', 'pages', 'words', 'bookmarks', 'KB'];
const heads = ['book', ...parts.map((part) => `Octavo ${part}`), ...parts.map((part) => `calibre ${part}`)];
console.log(`| ${heads.join(' | ')} |`);
console.log(`|${heads.map(() => '---|').join('')}`);

for (const [index, path] of books().entries()) {
  const own = join(folder, `${index}-octavo.pdf`);
  const theirs = join(folder, `${index}-calibre.pdf`);
  const ours = measured([process.execPath, octavo, 'ebooks-to-pdf', path, '-o', own], own);
  const calibre = hasProgram('ebook-convert')
    ? measured(['ebook-convert', path, theirs, '--paper-size', 'a5'], theirs)
    : 'not installed | | | |';
  console.log(`| ${basename(path)} | ${ours} | ${calibre} |`);
}

rmSync(folder, { recursive: true, force: true });
