import { readFileSync } from 'node:fs';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

/** A document with one line of text on each page. */
function pagesOf(...lines: readonly string[]): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const pages = lines.map((line) => {
    const content = file.stream('', `BT /F 12 Tf 40 200 Td (${line}) Tj ET`);

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Contents ${content} 0 R
        /Resources << /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  const kids = pages.map((page) => `${page} 0 R`).join(' ');
  file.set(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

async function edit(bytes: Uint8Array, options: Record<string, unknown>) {
  const { files } = await runOn('edit-pdf', [{ name: 'contract.pdf', bytes }], options);
  const [output] = files;

  return {
    name: output?.name,
    bytes: readFileSync(output?.path ?? ''),
    texts: popplerTexts(output?.path ?? '')?.map((text) => text.trim()),
  };
}

it('replaces every occurrence of a text, after the bytes of the file', async () => {
  const bytes = pagesOf('Mr Smyth and Mr Smyth', 'To Mr Smyth');
  const result = await edit(bytes, { replace: ['Mr Smyth=>Ms Smith', 'and=>or'] });

  expect(result.name).toBe('contract-edited.pdf');
  expect(result.texts).toEqual(['Ms Smith or Ms Smith', 'To Ms Smith']);
  expect(result.bytes.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
});

it('replaces on the given pages only, by case and whole words', async () => {
  const bytes = pagesOf('price Price priced', 'price');

  expect((await edit(bytes, { replace: ['price=>cost'], page: '2' })).texts).toEqual([
    'price Price priced',
    'cost',
  ]);
  expect((await edit(bytes, { replace: ['price=>cost'], matchCase: true, wholeWords: true })).texts).toEqual([
    'cost Price priced',
    'cost',
  ]);
});

it('writes nothing when a text is nowhere, or when nothing is asked for', async () => {
  const bytes = pagesOf('Total 100');

  await expect(edit(bytes, { replace: ['100=>120', '200=>240'] })).rejects.toMatchObject({
    code: 'text-not-found',
    values: { text: '200' },
  });
  await expect(edit(bytes, {})).rejects.toMatchObject({ code: 'no-edits' });
});

it('makes annotations and fields part of the pages', async () => {
  const result = await edit(annotatedDocument(), { highlight: ['untouched'], flatten: true });

  expect(result.bytes.toString('latin1')).not.toMatch(/\/Subtype\s*\/(?:Highlight|Widget|Square)/);
  expect(result.texts?.[0]).toContain('untouched words of the page');
});
