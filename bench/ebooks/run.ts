/**
 * Compares ebooks-to-pdf with calibre's ebook-convert, if installed: `node bench/ebooks/run.ts [book…]`.
 * Without books it takes a generated one of 150 chapters and those of the corpus. Each is converted by the
 * command, which starts everything itself, and as a job, from request to result, with a browser started in
 * advance.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasProgram } from '@octavo/engine-node/places/find-program';
import { chapter, epubFile, navigation } from '@octavo/testkit/books/epub-file';
import { corpusFiles } from '@octavo/testkit/corpus';
import { RunningProduct } from '../platform/running.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const command = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const mostSeconds = 300;
/** Milliseconds until a new spare browser is ready. */
const settleMilliseconds = 5000;

/** A novel of 200,000 words; only its length matters. */
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
function measured(call: readonly string[], result: string): string {
  const [program = '', ...args] = call;
  const start = performance.now();
  spawnSync(program, args, {
    stdio: 'ignore',
    timeout: mostSeconds * 1000,
    killSignal: 'SIGKILL',
    // Qt programs require a display, and their Chromium a user other than root.
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

/** Seconds of a job for which a spare browser is ready. */
async function withSpare(octavo: RunningProduct, path: string): Promise<string> {
  const token = await octavo.upload(readFileSync(path));
  await delay(settleMilliseconds);
  const { milliseconds } = await octavo.runJob('ebooks-to-pdf', token, {});

  return (milliseconds / 1000).toFixed(1);
}

// Jobs run as another user, which needs access to their folders.
chmodSync(folder, 0o711);
const octavo = await RunningProduct.start(join(folder, 'data'), {
  OCTAVO_SPARES: '1',
  OCTAVO_CHROMIUM_SPARES: '1',
  OCTAVO_OFFICE_SPARES: '0',
});
const parts = ['s', 'pages', 'words', 'bookmarks', 'KB'];
const heads = [
  'book',
  'with a spare s',
  ...parts.map((part) => `Octavo ${part}`),
  ...parts.map((part) => `calibre ${part}`),
];
console.log(`| ${heads.join(' | ')} |`);
console.log(`|${heads.map(() => '---|').join('')}`);

for (const [index, path] of books().entries()) {
  const own = join(folder, `${index}-octavo.pdf`);
  const theirs = join(folder, `${index}-calibre.pdf`);
  const ours = measured([process.execPath, command, 'ebooks-to-pdf', path, '-o', own], own);
  const calibre = hasProgram('ebook-convert')
    ? measured(['ebook-convert', path, theirs, '--paper-size', 'a5'], theirs)
    : 'not installed | | | |';
  console.log(`| ${basename(path)} | ${await withSpare(octavo, path)} | ${ours} | ${calibre} |`);
}

console.log(`\nLoad average of the last minute at the end: ${loadavg()[0]?.toFixed(1)}`);
await octavo.stop();

rmSync(folder, { recursive: true, force: true });
