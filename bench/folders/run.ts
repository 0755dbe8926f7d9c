/**
 * Time and memory of work on folders: `files COUNT` for a folder of small files, `large MEGABYTES TOOL` for one large
 * file. Linux only, whose /proc tells the memory of runs.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FolderBatchView, FoldersView } from '@octavo/contract/folders';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { makeDataFolder } from '../../apps/desktop/src/data-folder.ts';
import { openDesktop } from '../../apps/desktop/src/open-desktop.ts';

const pageCount = 3000;
const root = mkdtempSync(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'octavo-bench-'));
chmodSync(root, 0o755);
const [source, target] = [join(root, 'source'), join(root, 'target')];
mkdirSync(source);
const [mode = 'files', size = '1000', tool = 'compress-pdf'] = process.argv.slice(2);

try {
  await (mode === 'large'
    ? writeLarge(join(source, 'large.pdf'), Number(size) * 1e6)
    : writeMany(Number(size)));
  await measure();
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const desktop = await openDesktop(await makeDataFolder(root), [], join(root, 'settings'));
  const address = new URL(desktop.newAddress());
  const cookie =
    (await fetch(address, { redirect: 'manual' })).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = async (path: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const request =
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };

    return (await fetch(`${address.origin}/api/folders${path}`, request)).json();
  };
  const options = mode === 'large' && tool === 'split-pdf' ? { every: pageCount / 2 } : {};
  const task = { source, target, steps: [{ tool, options }], locale: 'en' };
  const startedAt = performance.now();
  await ask('/batches', task);
  let peak = 0;
  let batch: FolderBatchView | undefined;

  while (batch?.finishedAt == null) {
    await delay(100);
    peak = Math.max(peak, memoryOfRuns());
    const view: FoldersView = await ask('');
    batch = view.batches[0];

    if (mode === 'files' && batch?.counts.running !== 0) {
      rmSync(join(source, 'zz', 'vanished.pdf'), { force: true });
    }
  }

  console.log({
    seconds: Math.round((performance.now() - startedAt) / 1000),
    counts: batch.counts,
    memoryOfRunMegabytes: Math.round(peak / 1e6),
    memoryOfApplicationMegabytes: Math.round(highWater(process.pid) / 1e6),
    results: readdirSync(target)
      .slice(0, 5)
      .map((name) => [name, Math.round(statSync(join(target, name)).size / 1e6)]),
    report: readFileSync(join(target, batch.report ?? ''), 'utf8')
      .split('\r\n')
      .filter((line) => line.includes(',Failed,')),
  });
  await desktop.close();
}

/** Most memory that one process of a run has held, in bytes. */
function memoryOfRuns(): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);

  return Math.max(0, ...processes.map((name) => (isRun(name) ? highWater(Number(name)) : 0)));
}

function isRun(id: string): boolean {
  try {
    return readFileSync(`/proc/${id}/environ`, 'latin1').includes(`OCTAVO_RUN=${root}`);
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

function highWater(id: number): number {
  try {
    const [, kibibytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];

    return Number(kibibytes) * 1024;
  } catch {
    return 0;
  }
}

async function writeMany(count: number): Promise<void> {
  const folders = ['', 'a', 'a/b', 'zz'];
  folders.forEach((folder) => mkdirSync(join(source, folder), { recursive: true }));

  for (let index = 0; index < count - 3; index += 1) {
    const bytes = featureDocument({ pages: 1 + (index % 3), mark: `File${index}` });
    writeFileSync(join(source, folders[index % 3] ?? '', `${index}.pdf`), bytes);
  }

  const plain = join(source, 'zz', 'vanished.pdf');
  writeFileSync(plain, featureDocument({ pages: 1 }));
  execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', plain, join(source, 'locked.pdf')]);
  writeFileSync(join(source, 'broken.pdf'), '%PDF-1.4\nnothing');
}

/** A PDF with one picture of noise, which nothing compresses, on each page. */
async function writeLarge(path: string, bytes: number): Promise<void> {
  const out = createWriteStream(path);
  const offsets: number[] = [];
  let length = 0;
  const write = async (part: string | Buffer) => {
    length += Buffer.byteLength(part);

    if (!out.write(part)) {
      await once(out, 'drain');
    }
  };
  const object = async (id: number, body: string, stream?: Buffer) => {
    offsets[id] = length;
    await write(`${id} 0 obj\n${body}\n`);

    if (stream !== undefined) {
      await write('stream\n');
      await write(stream);
      await write('\nendstream\n');
    }

    await write('endobj\n');
  };
  const side = Math.floor(Math.sqrt(bytes / pageCount / 3));
  const noise = Buffer.alloc(side * side * 3);
  let seed = 1;

  for (let index = 0; index < noise.length; index += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    noise[index] = seed >> 16;
  }

  await write('%PDF-1.7\n');
  await object(1, '<</Type/Catalog/Pages 2 0 R>>');
  const kids = Array.from({ length: pageCount }, (_, page) => `${3 + page * 3} 0 R`).join(' ');
  await object(2, `<</Type/Pages/Count ${pageCount}/Kids[${kids}]>>`);

  for (let page = 0; page < pageCount; page += 1) {
    const id = 3 + page * 3;
    const content = Buffer.from('q 500 0 0 500 50 50 cm /I Do Q');
    const resources = `/Resources<</XObject<</I ${id + 2} 0 R>>>>`;
    await object(id, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents ${id + 1} 0 R${resources}>>`);
    await object(id + 1, `<</Length ${content.length}>>`, content);
    // Another picture for each page, so that none is shared.
    noise.writeUInt32LE(page, 0);
    const facts = `/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
    await object(
      id + 2,
      `<</Type/XObject/Subtype/Image${facts}/Length ${noise.length}>>`,
      Buffer.from(noise),
    );
  }

  const start = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  await write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  await write(`trailer\n<</Size ${offsets.length}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  out.end();
  await once(out, 'finish');
}
