import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { isName, PdfRef } from '@octavo/pdf/objects';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { describe, expect, it } from 'vitest';
import {
  adding,
  blankDocument,
  differingPoints,
  drawn,
  edited,
  sampleHost,
} from '../../test/edit-harness.ts';
import type { ListedAnnotation } from './read-annotations.ts';
import { readAnnotations } from './read-annotations.ts';

const note = { type: 'note', at: { x: 20, y: 30 }, contents: 'First' };
const rectangle = { type: 'rectangle', box: { left: 100, top: 50, width: 60, height: 40 } };

type AnnotationsForm = 'direct' | 'indirect' | 'shared';

/** Document of two pages whose annotations another program has written: a group of geometry for each subtype. */
function foreignDocument(form: AnnotationsForm = 'direct'): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const look = (content: string) =>
    file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Matrix [1 0 0 1 5 5]', content);
  const square = `/Rect [100 200 120 220] /AP << /N ${look('0 0 1 rg 0 0 10 10 re f')} 0 R >>`;
  const annotations = [
    `<< /Subtype /Square ${square} /C [0 0 1] /BS << /W 2 >> /Contents (Blue) /T (Ann) >>`,
    '<< /Subtype /Ink /Rect [10 10 60 60] /InkList [[10 10 60 60] [20 10 30 40]] /C [1 0 0] >>',
    '<< /Subtype /Line /Rect [10 10 60 60] /L [10 10 60 60] >>',
    '<< /Subtype /Polygon /Rect [10 10 60 60] /Vertices [10 10 60 10 60 60] /C [0 g] >>',
    '<< /Subtype /FreeText /Rect [10 10 90 90] /CL [10 10 50 50] /DA (/Helv 9 Tf 1 0 0 rg) /Contents (Text) >>',
    `<< /Subtype /Unknown /Rect [200 200 220 220] /QuadPoints [1 2 3 4 5 6 7 8] /AP << /N ${look('0 1 0 rg 0 0 10 10 re f')} 0 R >> >>`,
    '<< /Subtype /Widget /Rect [0 0 10 10] /FT /Tx /T (field) >>',
  ];
  const list = `[${annotations.map((dict, index) => (index === 1 ? dict : `${file.add(dict)} 0 R`)).join(' ')}]`;
  const own = form === 'direct' ? list : `${file.add(list)} 0 R`;
  const kids = [own, form === 'shared' ? own : '[]'].map((annots) =>
    file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Annots ${annots} >>`),
  );
  file.set(tree, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count 2 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

const square = { index: 0, subtype: 'Square' };

function listOf({ document }: Pick<Awaited<ReturnType<typeof edited>>, 'document'>, page = 0) {
  return readAnnotations(document, document.pages[page]!);
}

describe('annotation.change', () => {
  it('keeps name, dates, author, order and replies', async () => {
    const result = await edited(foreignDocument(), [
      { kind: 'annotation.reply', target: square, text: 'Why?', author: 'Bob' },
      {
        kind: 'annotation.change',
        target: square,
        annotation: { type: 'ellipse', box: { left: 0, top: 0, width: 50, height: 50 } },
      },
    ]);
    const [changed] = listOf(result);

    expect(changed).toMatchObject({
      index: 0,
      subtype: 'Circle',
      author: 'Ann',
      annotation: { type: 'ellipse', stroke: { color: '#c0392b' } },
      replies: [{ contents: 'Why?', author: 'Bob', name: 'o1' }],
    });
  });

  it('keeps the appearance of another program when only the comment changes', async () => {
    const before = foreignDocument();
    const same = {
      type: 'rectangle',
      box: { left: 100, top: 80, width: 20, height: 20 },
      stroke: { color: '#0000ff', width: 2 },
      contents: 'Bluish',
    };
    const change = { kind: 'annotation.change', target: square };
    const kept = await edited(before, [{ ...change, annotation: same }]);
    const moved = await edited(before, [{ ...change, annotation: { ...same, opacity: 0.5 } }]);

    expect(listOf(kept)[0]).toMatchObject({ contents: 'Bluish', modified: '2026-05-12T08:30:00.000Z' });
    expect(differingPoints(await drawn(before), await drawn(kept.bytes))).toEqual([]);
    expect(differingPoints(await drawn(before), await drawn(moved.bytes))).not.toEqual([]);
  });

  it('drops the rich text of a comment that changes', async () => {
    const file = new PdfFile();
    const [root, tree] = [file.reserve(), file.reserve()];
    const look = '/C [0 0 1] /BS << /W 2 >> /Contents (Blue) /RC (<body><p>Blue</p></body>)';
    const annotation = file.add(`<< /Subtype /Square /Rect [100 200 120 220] ${look} >>`);
    const page = file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Annots [${annotation} 0 R] >>`,
    );
    file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
    file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
    const hasRichText = async (contents: string) => {
      const same = {
        type: 'rectangle',
        box: { left: 100, top: 80, width: 20, height: 20 },
        stroke: { color: '#0000ff', width: 2 },
      };
      const { document } = await edited(file.finish(root), [
        { kind: 'annotation.change', target: square, annotation: { ...same, contents } },
      ]);

      return document.dict(new PdfRef(annotation))!.has('RC');
    };

    expect([await hasRichText('Blue'), await hasRichText('Bluish')]).toEqual([true, false]);
  });

  it('frees what was a note from the flags of notes, and makes a note of something else', async () => {
    const flags = async (annotation: object, other: object, subtype: string) => {
      const change = { kind: 'annotation.change', target: { index: 0, subtype }, annotation: other };
      const before = await edited(blankDocument({ rotation: 90 }), [adding(annotation)]);
      const { document } = await edited(before.bytes, [change]);
      const [entry = null] = document.array(document.pages[0]!.dict.get('Annots')) ?? [];

      return document.get(document.dict(entry)!, 'F');
    };

    expect(await flags(note, rectangle, 'Text')).toBe(4);
    expect(await flags(rectangle, note, 'Square')).toBe(28);
  });

  it('keeps a picture and a file that are not sent again', async () => {
    const box = { left: 10, top: 10, width: 50, height: 50 };
    const picture = { type: 'stamp', box, face: { kind: 'picture', asset: 'picture.png' } };
    const file = { type: 'file', at: { x: 100, y: 20 }, asset: 'notes.txt' };
    const before = await edited(blankDocument(), [adding(picture), adding(file)]);
    const host = {
      now: new Date(),
      signal: new AbortController().signal,
      fileOf: async () => null,
      pictureOf: async () => null,
    };
    const larger = { ...picture, box: { ...box, width: 100, height: 100 } };
    const changes = [
      { kind: 'annotation.change', target: { index: 0, subtype: 'Stamp' }, annotation: larger },
      {
        kind: 'annotation.change',
        target: { index: 1, subtype: 'FileAttachment' },
        annotation: { ...file, icon: 'tag' },
      },
    ];
    const after = await edited(before.bytes, changes, { host });

    expect(listOf(after).map(({ annotation }) => annotation)).toMatchObject([
      larger,
      { ...file, icon: 'tag' },
    ]);
    expect(
      differingPoints(await drawn(blankDocument()), await drawn(after.bytes)).some(
        ({ x, y }) => x > 100 && x < 109 && y > 100 && y < 109,
      ),
    ).toBe(true);
    await expect(
      edited(
        before.bytes,
        [{ ...changes[0], annotation: { ...picture, face: { kind: 'picture', asset: 'other.png' } } }],
        { host },
      ),
    ).rejects.toMatchObject({ code: 'edit-not-possible', values: { reason: 'asset-missing' } });
    await expect(
      edited(blankDocument(), [adding({ ...file, asset: 'other.txt' })], { host }),
    ).rejects.toMatchObject({ code: 'edit-not-possible', values: { reason: 'asset-missing', number: 1 } });
  });
});

describe('a stamp whose picture is in the file only', () => {
  const box = { left: 40, top: 60, width: 80, height: 40 };
  const wide = { type: 'stamp', box, face: { kind: 'picture', asset: 'picture.png' } };
  const target = { index: 0, subtype: 'Stamp' };
  const host = { ...sampleHost, pictureOf: async () => null };
  const pixelAt = async (bytes: Uint8Array, x: number, y: number) => {
    const { data, width } = await drawn(bytes);
    const at = (Math.round(y * 2) * width + Math.round(x * 2)) * 4;

    return Array.from(data.subarray(at, at + 3));
  };

  it('is turned, scaled and made transparent with the appearance that it has', async () => {
    // The picture is a red square in the middle of its box.
    const before = await edited(blankDocument({ rotation: 90 }), [adding({ ...wide, angle: 30 })]);
    const turned = { ...wide, angle: 45, opacity: 0.5, box: { left: 100, top: 60, width: 160, height: 80 } };
    const { bytes, document } = await edited(
      before.bytes,
      [{ kind: 'annotation.change', target, annotation: turned }],
      { host },
    );
    const paper = [255, 255, 255];

    expect(listOf({ document })[0]?.annotation).toMatchObject({ angle: 45, opacity: 0.5 });
    // Blue, green and red.
    expect(await pixelAt(bytes, 180, 100)).toEqual([128, 128, 254]);
    // Corners of a square that is turned by 45 degrees lie above its middle, and not where they lay before.
    expect((await pixelAt(bytes, 180, 50))[1]).toBeLessThan(200);
    expect(await pixelAt(bytes, 150, 70)).toEqual(paper);
    expect(await pixelAt(bytes, 80, 80)).toEqual(paper);
  });

  it('keeps its name when it changes', async () => {
    const file = new PdfFile();
    const [root, tree] = [file.reserve(), file.reserve()];
    const look = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', '1 0 0 rg 0 0 10 10 re f');
    const stamp = file.add(
      `<< /Subtype /Stamp /Name /SBApproved /Subj (Seal) /Rect [10 10 60 60] /AP << /N ${look} 0 R >> >>`,
    );
    const page = file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Annots [${stamp} 0 R] >>`,
    );
    file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
    file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
    const base = file.finish(root);
    const document = openPdf(base, codec);
    const [listed] = readAnnotations(document, document.pages[0]!);
    const after = await edited(
      base,
      [{ kind: 'annotation.change', target, annotation: { ...listed!.annotation!, angle: 90 } }],
      { host },
    );
    const dict = after.document.dict(new PdfRef(stamp))!;

    expect(isName(dict.get('Name'), 'SBApproved')).toBe(true);
    expect(dict.has('Subj')).toBe(true);
  });
});

describe('annotation.state', () => {
  it('replies to the state that the same author has set before', async () => {
    const state = { kind: 'annotation.state', target: square, author: 'Ann' };
    const { document } = await edited(foreignDocument(), [
      { ...state, state: 'accepted' },
      { ...state, state: 'rejected', author: 'Bob' },
      { ...state, state: 'completed' },
    ]);
    const list = document.array(document.pages[0]!.dict.get('Annots'))!;
    const [first, second, third] = list.slice(-3);
    const repliedTo = (entry: typeof first) => document.dict(entry ?? null)?.get('IRT');

    expect(repliedTo(first)).toEqual(list[0]);
    expect(repliedTo(second)).toEqual(list[0]);
    expect(repliedTo(third)).toEqual(first);
    expect(listOf({ document })[0]?.states).toEqual([
      { author: 'Ann', state: 'completed' },
      { author: 'Bob', state: 'rejected' },
    ]);
  });
});

describe('annotation.move', () => {
  it('moves all geometry of known subtypes with their appearance', async () => {
    const by = { x: 10, y: -20 };
    const moves = ['Square', 'Ink', 'Line', 'Polygon', 'FreeText'].map((subtype, index) => ({
      kind: 'annotation.move',
      target: { index, subtype },
      by,
    }));
    const { bytes, document } = await edited(foreignDocument(), moves);
    const dicts = (document.array(document.pages[0]!.dict.get('Annots')) ?? []).map(
      (entry) => document.dict(entry)!,
    );
    const entry = (index: number, key: string) => document.resolve(dicts[index]!.get(key));

    expect(entry(0, 'Rect')).toEqual([110, 220, 130, 240]);
    expect(entry(1, 'InkList')).toEqual([
      [20, 30, 70, 80],
      [30, 30, 40, 60],
    ]);
    expect(entry(2, 'L')).toEqual([20, 30, 70, 80]);
    expect(entry(3, 'Vertices')).toEqual([20, 30, 70, 30, 70, 80]);
    expect(entry(4, 'CL')).toEqual([20, 30, 60, 70]);

    const pixels = await drawn(bytes, 0, 72);
    const at = (x: number, y: number) => [
      ...pixels.data.subarray((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3),
    ];
    // Blue, green and red.
    expect([at(115, 65), at(115, 85)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('moves only the rectangle of an unknown subtype', async () => {
    const target = { index: 5, subtype: 'Unknown' };
    const { document } = await edited(foreignDocument(), [
      { kind: 'annotation.move', target, by: { x: 5, y: 5 } },
    ]);
    const dict = document.dict((document.array(document.pages[0]!.dict.get('Annots')) ?? [])[5] ?? null)!;

    expect(document.get(dict, 'Rect')).toEqual([205, 195, 225, 215]);
    expect(document.get(dict, 'QuadPoints')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('moves replies and the window with a note', async () => {
    const { document } = await edited(blankDocument(), [
      adding(note),
      { kind: 'annotation.reply', target: { made: 'o1' }, text: 'Answer' },
      { kind: 'annotation.move', target: { made: 'o1' }, by: { x: 100, y: 0 } },
    ]);
    const [first] = readAnnotations(document, document.pages[0]!);

    expect(first).toMatchObject({ box: { left: 120 }, replies: [{ box: { left: 120 } }] });
  });
});

describe('annotation.delete', () => {
  it('deletes replies, replies to these, and windows', async () => {
    const before = await edited(blankDocument(), [
      adding(rectangle),
      adding(note),
      { kind: 'annotation.reply', target: { made: 'o2' }, text: 'Answer' },
      { kind: 'annotation.reply', target: { made: 'o3' }, text: 'Answer to the answer' },
      { kind: 'annotation.state', target: { made: 'o2' }, state: 'accepted' },
    ]);
    const after = await edited(before.bytes, [
      { kind: 'annotation.delete', target: { index: 1, subtype: 'Text' } },
    ]);

    expect(before.document.array(before.document.pages[0]!.dict.get('Annots'))).toHaveLength(6);
    expect(after.document.array(after.document.pages[0]!.dict.get('Annots'))).toHaveLength(1);
    expect(listOf(after)).toMatchObject([{ subtype: 'Square' }]);
  });

  it('takes an annotation out of the tags', async () => {
    const file = new PdfFile();
    const [root, tree, tags, element] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
    const annotation = file.add('<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /StructParent 0 >>');
    const page = file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] /Annots [${annotation} 0 R] >>`,
    );
    file.set(element, `<< /S /Annot /P ${tags} 0 R /K << /Type /OBJR /Obj ${annotation} 0 R >> >>`);
    file.set(
      tags,
      `<< /Type /StructTreeRoot /K ${element} 0 R /ParentTree << /Nums [0 ${element} 0 R] >> >>`,
    );
    file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
    file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /StructTreeRoot ${tags} 0 R >>`);
    const { document } = await edited(file.finish(root), [{ kind: 'annotation.delete', target: square }]);

    expect(document.get(document.dict(new PdfRef(element))!, 'K')).toEqual([]);
    expect(document.resolve(new PdfRef(annotation))).toBe(null);
  });
});

it('names annotations by their operations, once on a page', async () => {
  const before = await edited(blankDocument(), [adding(rectangle)]);
  const after = await edited(before.bytes, [
    adding(rectangle),
    { kind: 'annotation.reply', target: { made: 'o1' }, text: 'Answer' },
  ]);

  expect(listOf(after)).toMatchObject([{ name: 'o1' }, { name: 'o1-2', replies: [{ name: 'o2' }] }]);
});

it('keeps threads of replies and the latest state of each author', async () => {
  const target = { made: 'o1' };
  const result = await edited(blankDocument(), [
    adding({ ...note, author: 'Ann' }),
    { kind: 'annotation.reply', target, text: 'Réponse\n日本', author: 'Bob' },
    { kind: 'annotation.reply', target: { made: 'o2' }, text: 'Danke', author: 'Ann' },
    { kind: 'annotation.state', target, state: 'rejected', author: 'Bob' },
    { kind: 'annotation.state', target, state: 'completed', author: 'Bob' },
    { kind: 'annotation.state', target, state: 'accepted', author: 'Cem' },
  ]);

  expect(listOf(result)).toMatchObject([
    {
      author: 'Ann',
      contents: 'First',
      states: [
        { author: 'Bob', state: 'completed' },
        { author: 'Cem', state: 'accepted' },
      ],
      replies: [
        {
          author: 'Bob',
          contents: 'Réponse\n日本',
          replies: [{ author: 'Ann', contents: 'Danke', replies: [] }],
        },
      ],
    },
  ]);
  expect(
    differingPoints(
      await drawn((await edited(blankDocument(), [adding({ ...note, author: 'Ann' })])).bytes),
      await drawn(result.bytes),
    ),
  ).toEqual([]);
});

it('lists long chains and circles of replies', async () => {
  const chain = await edited(blankDocument(), [
    adding(note),
    ...Array.from({ length: 4000 }, (_, index) => ({
      kind: 'annotation.reply',
      target: { made: `o${index + 1}` },
      text: 'Again',
    })),
  ]);
  const count = (list: readonly ListedAnnotation[]): number =>
    list.reduce((sum, { replies }) => sum + 1 + count(replies), 0);

  expect(listOf(chain)).toHaveLength(1);
  expect(count(listOf(chain))).toBe(4001);

  const file = new PdfFile();
  const [root, tree, one, other] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  file.set(one, `<< /Subtype /Text /Rect [0 0 9 9] /IRT ${other} 0 R >>`);
  file.set(other, `<< /Subtype /Text /Rect [0 0 9 9] /IRT ${one} 0 R >>`);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] /Annots [${one} 0 R ${other} 0 R] >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const circle = file.finish(root);
  const deleted = await edited(circle, [
    { kind: 'annotation.delete', target: { index: 0, subtype: 'Text' } },
  ]);

  expect(listOf(await edited(circle, []))).toMatchObject([
    { index: 0, replies: [{ index: 1, replies: [] }] },
  ]);
  expect(listOf(deleted)).toEqual([]);
});

it.each(['direct', 'indirect', 'shared'] as const)(
  'adds to and deletes from a %s list of its page alone',
  async (form) => {
    const before = foreignDocument(form);
    const { bytes, document } = await edited(before, [
      adding(rectangle),
      { kind: 'annotation.delete', target: square },
      { kind: 'annotation.move', target: { index: 1, subtype: 'Ink' }, by: { x: 1, y: 1 } },
    ]);
    const [first, second] = document.pages.map(({ dict }) => document.array(dict.get('Annots')));

    expect(first).toHaveLength(7);
    expect(second).toHaveLength(form === 'shared' ? 7 : 0);
    expect(document.pages[0]!.dict.get('Annots') instanceof PdfRef).toBe(form === 'indirect');
    expect(isName(document.dict(second?.[0] ?? null)?.get('Subtype') ?? null, 'Square')).toBe(false);
    expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
  },
);

describe('failures name the operation', () => {
  it.each([
    ['edit-not-found', { kind: 'annotation.delete', target: { index: 9, subtype: 'Square' } }],
    ['edit-not-found', { kind: 'annotation.delete', target: { index: 0, subtype: 'Circle' } }],
    ['edit-not-found', { kind: 'annotation.delete', target: { made: 'unknown' } }],
    ['edit-not-found', { kind: 'annotation.delete', page: 'p2', target: { made: 'o1' } }],
    ['edit-not-possible', { kind: 'annotation.delete', target: { index: 6, subtype: 'Widget' } }],
    [
      'edit-not-possible',
      { kind: 'annotation.change', target: { index: 5, subtype: 'Unknown' }, annotation: note },
    ],
    ['edit-not-possible', { kind: 'annotation.add', page: 'p3', annotation: note }],
    ['character-missing', adding({ type: 'text-box', box: rectangle.box, text: '\u{10ffff}' })],
  ])('%s', async (code, operation) => {
    await expect(edited(foreignDocument(), [adding(note), operation])).rejects.toMatchObject({
      code,
      values: { operation: 'o2', number: 2 },
    });
  });

  it('for an annotation that the list has deleted before', async () => {
    const deletion = { kind: 'annotation.delete', target: square };

    await expect(edited(foreignDocument(), [deletion, deletion])).rejects.toMatchObject({
      code: 'edit-not-found',
      values: { number: 2 },
    });
  });
});
