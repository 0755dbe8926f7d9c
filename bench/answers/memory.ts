/**
 * Measures the memory of a web process with open documents, each of which was asked once: `node
 * bench/answers/memory.ts` prints a table for twenty books of 249 pages, and for a mix of books and papers.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { corpusFolder } from '@octavo/testkit/corpus';
import { deleteRunFolders } from '@octavo/testkit/run-folders';
import { runOn } from '@octavo/testkit/run-on';
import { openEngine } from '../../apps/server/src/documents/engine/open-engine.ts';
import type { ServerPorts } from '../../apps/server/src/ports.ts';

const book = 'pdf/long/WaldenFull.pdf';
const mix = [
  book,
  'pdf/long/linearized_with_object_streams.pdf',
  'pdf/long/GeoTopo-komprimiert.pdf',
  'pdf/papers/tracemonkey.pdf',
  'pdf/papers/pasa.pdf',
  'pdf/outlined/TAMReview.pdf',
  'pdf/tables/schools.pdf',
];
const documents = 20;
const mebibyte = 1024 * 1024;
const mebibytes = (bytes: number) => (bytes / mebibyte).toFixed(0);

const [mode, folder = '', ...names] = process.argv.slice(2);

if (mode === 'read') {
  await readAll(folder);
} else if (mode === 'measure') {
  await measure(folder, names);
} else {
  const passages = mkdtempSync(join(tmpdir(), 'octavo-passages-'));

  try {
    // Each step in a process of its own: what reading needs is not the memory of a web process.
    runStep('read', passages);
    console.log('| documents | open | stored MB | process MB | MB more for each |');
    console.log('| --- | --- | --- | --- | --- |');
    runStep('measure', passages, book);
    runStep('measure', passages, ...mix);
  } finally {
    rmSync(passages, { recursive: true });
  }
}

function runStep(...given: readonly string[]): void {
  execFileSync(process.execPath, [import.meta.filename, ...given], { stdio: 'inherit' });
}

async function readAll(target: string): Promise<void> {
  for (const path of mix) {
    const bytes = readFileSync(join(corpusFolder ?? '', path));
    const { files } = await runOn('ai-pdf', [{ name: basename(path), bytes }]);
    writeFileSync(join(target, basename(path)), readFileSync(files[0]?.path ?? ''));
  }

  await deleteRunFolders();
}

async function measure(source: string, paths: readonly string[]): Promise<void> {
  const ports = {
    documents: { find: async () => null },
    changes: { watch: () => () => undefined },
    log: { warn: () => undefined },
  } as unknown as Pick<ServerPorts, 'documents' | 'changes' | 'log'>;
  const engine = openEngine(ports);
  const idle = process.memoryUsage().rss;
  let stored = 0;

  for (let open = 1; open <= documents; open += 1) {
    const path = join(source, basename(paths[open % paths.length] ?? book));
    stored += statSync(path).size;
    const files = {
      document: `${open}`,
      files: [{ place: 0, name: `${open}`, load: async () => [readFileSync(path)] }],
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    const asked = { question: 'What is said about the railroad?', selection: null, turns: [] };
    await engine.answer(files, asked, () => undefined).ended;

    if ([1, 5, 10, documents].includes(open)) {
      const { rss } = process.memoryUsage();
      const each = mebibytes((rss - idle) / open);
      console.log(
        `| ${paths.length === 1 ? 'books' : 'mixed'} | ${open} | ${mebibytes(stored)} | ${mebibytes(rss)} | ${each} |`,
      );
    }
  }

  await engine.close();
}
