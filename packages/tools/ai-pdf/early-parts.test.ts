import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinParts } from '@octavo/answers/passages/join-parts';
import type { EarlyPart } from '@octavo/engine-node/answers/early-parts';
import { readDocument } from '@octavo/engine-node/answers/read-document';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { runOn } from '@octavo/testkit/run-on';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'octavo-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a file as if every page took minutes, so that most are parts of their own. */
async function partsOf(bytes: Uint8Array) {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, bytes);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 60_000;

    return now;
  });
  const parts: EarlyPart[] = [];

  try {
    const { read } = await readDocument(
      { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
      { language: ['eng'] },
      {
        workspace: workspaceIn(folder),
        signal: new AbortController().signal,
        report: () => undefined,
        publish: (part) => parts.push(part),
      },
    );

    return { parts, read };
  } finally {
    clock.mockRestore();
  }
}

it('gives pages in order while the rest is read, with the same places as the whole', async () => {
  const { parts, read } = await partsOf(featureDocument({ pages: 4 }));
  expect(parts.map(({ lastPage, pageCount }) => [lastPage, pageCount])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
  const joined = joinParts(parts.map((part) => part.read));
  expect(joined.pages).toEqual(read.pages.slice(0, 3));

  for (const page of [1, 2, 3]) {
    const isMarked = ({ text }: { readonly text: string }) => text.includes(markerOf('Text', page));
    expect(joined.passages.find(isMarked)?.lines).toEqual(read.passages.find(isMarked)?.lines);
  }
});

it('gives scans once they and all before them are read', async () => {
  const picture = await scanPicture(scanLines);
  const pictures = [1, 2, 3].map((page) => ({ name: `${page}.png`, bytes: picture }));
  const { files } = await runOn('jpg-to-pdf', pictures);
  const { parts, read } = await partsOf(readFileSync(files[0]?.path ?? ''));
  const joined = joinParts(parts.map((part) => part.read));
  const textOf = ({ passages }: typeof read) => passages.map(({ text }) => text).join(' ');

  // Scans are read side by side: when the last two end together, the whole comes instead of their part.
  const lastPage = parts.at(-1)?.lastPage ?? 0;
  const pages = [0, 1, 2].slice(0, lastPage);

  expect(lastPage).toBeGreaterThan(1);
  expect(joined.pages).toEqual(read.pages.slice(0, lastPage));
  expect(joined.pages.map(({ state }) => state)).toEqual(pages.map(() => 'scanned'));
  expect(textOf(joined)).toContain(scanLines[0]?.split(' ').slice(0, 3).join(' '));
  expect(new Set(joined.passages.flatMap(({ lines }) => lines.map(({ page }) => page)))).toEqual(
    new Set(pages),
  );
}, 60_000);
