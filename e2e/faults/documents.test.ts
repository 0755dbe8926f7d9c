import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCli } from '@octavo/testkit/cli';
import { bombs } from '@octavo/testkit/office/bombs';
import { linkingFiles, pageNamedWord } from '@octavo/testkit/office/linking-files';
import { paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { giantPng } from '@octavo/testkit/pictures/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { processesOf } from './processes-of.ts';
import { eventually, ProductHarness } from './product-harness.ts';
import { ProductRuns } from './product-runs.ts';

const run = promisify(execFile);
const secret = 'hidden in another file';

let folder: string;
const hits: string[] = [];
const canary = createServer((socket) => {
  hits.push('a document was fetched for');
  socket.destroy();
});
let web: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-documents-'));
  await writeFile(join(folder, 'secret.txt'), `${secret}\n`);
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  web = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

beforeEach(() => {
  hits.length = 0;
});

afterAll(async () => {
  canary.close();
  await rm(folder, { recursive: true });
});

const names = linkingFiles('', '').map(({ name }) => name);

function linkingFile(name: string) {
  const found = linkingFiles(web, `file://${folder}/secret.txt`).find((file) => file.name === name);

  if (found === undefined) {
    throw new Error(name);
  }

  return found;
}

async function textOf(path: string): Promise<string> {
  return (await run('pdftotext', [path, '-'])).stdout.replaceAll(/\s+/g, ' ');
}

describe.each([
  ['behind bubblewrap', 'require'],
  ['with limits alone', 'off'],
] as const)('a document %s', (_name, sandbox) => {
  let runs: ProductRuns;

  beforeAll(async () => {
    runs = await ProductRuns.open({ OCTAVO_SANDBOX: sandbox });
  });

  afterAll(() => runs.close());

  it.each(names)('with links to the web and to other files is rendered without them: %s', async (name) => {
    const { tool, bytes } = linkingFile(name);
    const texts: string[] = [];
    // The extensions of these names are their kinds.
    const kind = name.slice(name.indexOf('.') + 1) as 'docx';
    await runs.run({ tool, kind, bytes, look: async (path) => void texts.push(await textOf(path)) });

    expect(texts[0]).toContain('own words');
    expect(texts[0]).not.toContain(secret);
    expect(hits).toEqual([]);
  });

  it('that is a web page under another name is refused', async () => {
    const bytes = pageNamedWord(web);

    await expect(runs.run({ tool: 'word-to-pdf', kind: 'doc', bytes })).rejects.toMatchObject({
      code: 'damaged-file',
    });
    expect(hits).toEqual([]);
  });

  it.each(Object.keys(bombs))('that would decompress to gigabytes is refused in time: %s', async (name) => {
    const bytes = bombs[name]?.() ?? Buffer.alloc(0);
    const startedAt = performance.now();
    const outcome = await runs.run({ tool: 'word-to-pdf', kind: 'docx', bytes }).then(
      () => 'converted',
      ({ code }: { code: string }) => code,
    );

    expect(outcome).toMatch(/^(memory-limit|damaged-file)$/);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await runs.leftovers()).toEqual([]);
  });
});

describe('a picture that claims ten thousand million pixels', () => {
  let runs: ProductRuns;

  beforeAll(async () => {
    // An image of this size exceeds the memory limit.
    runs = await ProductRuns.open({ OCTAVO_SANDBOX: 'require', OCTAVO_MEMORY_MB: '250' });
  });

  afterAll(() => runs.close());

  it.each(['compress-image', 'resize-image', 'jpg-to-pdf'])('is refused by its header: %s', async (tool) => {
    const bytes = giantPng(100_000, 100_000);
    const options = tool === 'resize-image' ? { size: '100x100' } : {};

    await expect(runs.run({ tool, kind: 'png', bytes, options })).rejects.toMatchObject({
      code: 'image-too-large',
    });
  });
});

describe('ten documents at once', () => {
  it('are all converted, two at a time, without delaying other jobs', async () => {
    const harness = await ProductHarness.open(
      { OCTAVO_CONCURRENCY: '1', OCTAVO_OFFICE_CONCURRENCY: '2' },
      'product',
    );

    try {
      await Promise.all([harness.serve(), harness.work()]);
      const word = wordFile(Array.from({ length: 200 }, (_, index) => paragraph(`line ${index}`)));
      const documents: string[] = [];

      for (let index = 0; index < 10; index += 1) {
        documents.push(await harness.order('word-to-pdf', [await harness.upload(word, 'file.docx')]));
      }

      const page = Buffer.from(featureDocument({ pages: 1 }));
      const other = await harness.order('pdf-to-txt', [await harness.upload(page)]);
      let mostPrograms = 0;
      let overtook = false;
      const jobs = await eventually(async () => {
        const programs = (await processesOf(harness.folder)).filter(({ name }) => name === 'soffice.bin');
        mostPrograms = Math.max(mostPrograms, programs.length);
        const views = await Promise.all(documents.map((id) => harness.job(id)));
        const isOpen = views.some(({ finishedAt }) => finishedAt === null);
        overtook ||= isOpen && (await harness.job(other)).finishedAt !== null;

        return isOpen ? null : views;
      });

      expect(jobs.map(({ state }) => state)).toEqual(documents.map(() => 'done'));
      expect(mostPrograms).toBeGreaterThan(0);
      expect(mostPrograms).toBeLessThanOrEqual(2);
      expect(overtook).toBe(true);
      await eventually(async () => ((await harness.survivors()).length === 0 ? true : null));
      expect(await harness.strays()).toEqual([]);
    } finally {
      await harness.close();
    }
  });
});

describe('the command line, which has network access', () => {
  it.each(names)('renders a document without its linked resources: %s', async (name) => {
    const { tool, bytes } = linkingFile(name);
    const [input, output] = [join(folder, name), join(folder, `${name}.pdf`)];
    await writeFile(input, bytes);
    const { results } = await runCli([tool, input, '-o', output], {
      seconds: 120,
      memoryBytes: 4 * 1024 ** 3,
    });

    expect(await textOf(results[0]?.path ?? output)).toContain('own words');
    expect(await textOf(output)).not.toContain(secret);
    expect(hits).toEqual([]);
  });
});
