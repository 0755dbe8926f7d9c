import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const bytes = featureDocument({ pages: 3 });
const base = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 3 };

async function edit(operations: readonly object[]) {
  const other = { name: 'other.pdf', bytes: featureDocument({ pages: 2, mark: 'Oth' }), option: 'asset' };
  const { files } = await runOn('edit-pdf', [{ name: 'paper.pdf', bytes }, other], {
    edits: { version: 1, base, operations },
  });
  const [output] = files;
  const texts = (popplerTexts(output?.path ?? '') ?? []).map((text) =>
    /([A-Za-z]+)TextNo(\d)/.exec(text)?.slice(1).join(' '),
  );

  return { texts, pages: output?.pages, notes: output?.notes, bytes: readFileSync(output?.path ?? '') };
}

const insertion = {
  id: 'new',
  kind: 'page.insert',
  before: 'p1',
  source: { kind: 'file', asset: 'other.pdf', number: 2 },
};
const note = {
  id: 'note',
  kind: 'annotation.add',
  page: 'new',
  annotation: { type: 'note', at: { x: 20, y: 20 } },
};

it('appends pages that move and pages of other files', async () => {
  const result = await edit([insertion, note, { id: 'a', kind: 'page.move', page: 'p3', before: 'p2' }]);

  expect(result).toMatchObject({ texts: ['Oth 2', 'Doc 1', 'Doc 3', 'Doc 2'], pages: 4, notes: [] });
  expect(result.bytes.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
});

it('makes a file without the pages that are deleted', async () => {
  const result = await edit([insertion, { id: 'a', kind: 'page.delete', page: 'p2' }]);

  expect(result).toMatchObject({ texts: ['Oth 2', 'Doc 1', 'Doc 3'], pages: 3 });
  expect(result.bytes.subarray(0, 2000).equals(Buffer.from(bytes).subarray(0, 2000))).toBe(false);
});
