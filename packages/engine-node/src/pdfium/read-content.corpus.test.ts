import { readFileSync, statSync } from 'node:fs';
import { failures, isFailure } from '@octavo/contract/failures';
import type { Block, DocumentLayout } from '@octavo/layout/model';
import { readLayout } from '@octavo/layout/read-layout';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { intactPath } from '../pdf/intact-path.ts';
import { openPdfFile } from '../pdf/open.ts';
import { createWorkspace } from '../workspace.ts';
import { loadDocument } from './library.ts';
import { readContent } from './read-content.ts';

const files = corpusFiles(/\.pdf$/i);
/**
 * Processor seconds, because other tests may run at the same time. They grow with the pages, so that what is found
 * is work that grows faster than the document, on a slow machine as well.
 */
const limitSeconds = (pages: number): number => 20 + 0.3 * pages;

/** Layout of a file and its pages; null when the file is rejected with a known failure. */
async function layoutOf({ path, password }: CorpusFile) {
  const workspace = await createWorkspace();
  const signal = new AbortController().signal;

  try {
    const file = {
      name: 'file.pdf',
      kind: 'pdf' as const,
      path,
      sizeBytes: statSync(path).size,
      ...(password !== '' && { password }),
    };
    const opened = await openPdfFile(file, 'look', { workspace, signal });
    using pdfium = await loadDocument(readFileSync(intactPath(opened, workspace)));
    const pages = Array.from({ length: opened.document.pageCount }, (_, index) => index);
    const content = readContent({ pdfium, document: opened.document, pages, signal });

    return { layout: readLayout(content), pages: pages.length };
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }

    expect(Object.keys(failures)).toContain(error.code);

    return null;
  } finally {
    await workspace.remove();
  }
}

function allBlocks({ sections, notes }: DocumentLayout): Block[] {
  return [...sections, ...notes].flatMap(({ blocks }) => blocks.flatMap(withInner));
}

function withInner(block: Block): Block[] {
  switch (block.kind) {
    case 'table':
      return [block, ...block.cells.flatMap(({ blocks }) => blocks.flatMap(withInner))];
    case 'floating-text':
      return [block, ...block.blocks];
    default:
      return [block];
  }
}

describe.skipIf(files.length === 0)('every PDF of the corpus', () => {
  it.each(files.map((file) => [file.id, file] as const))('has a layout: %s', async (id, file) => {
    const start = process.cpuUsage();
    const read = await layoutOf(file);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(limitSeconds(read?.pages ?? 0));

    if (read === null) {
      expect(id).toMatch(/broken|hostile|encrypted/);

      return;
    }

    const blocks = allBlocks(read.layout);
    const boxes = blocks.flatMap(({ places }) => places);
    const ids = blocks.map((block) => block.id);

    expect(new Set(ids).size).toBe(ids.length);

    for (const { pageIndex, box } of boxes) {
      expect(pageIndex).toBeLessThan(read.pages);
      expect(Object.values(box).every(Number.isFinite)).toBe(true);
    }
  });
});
