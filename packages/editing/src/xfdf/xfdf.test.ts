import { codec } from '@octavo/engine-node/codec';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { pictureFromPng } from '@octavo/pdf/picture/png';
import { sampleAnnotations } from '@octavo/testkit/edits/sample-annotations';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { expect, it } from 'vitest';
import {
  adding,
  attachedText,
  blankDocument,
  edited,
  plainPage,
  sampleHost,
} from '../../test/edit-harness.ts';
import { type ListedAnnotation, readAnnotations } from '../annotations/read-annotations.ts';
import { readXfdf } from './read-xfdf.ts';
import { writeXfdf } from './write-xfdf.ts';

const samples = sampleAnnotations();

function listOf(document: PdfDocument): ListedAnnotation[] {
  return readAnnotations(document, document.pages[0]!);
}

function withoutDates(list: readonly ListedAnnotation[]): object[] {
  return list.map(({ author, contents, annotation, states, replies }) => ({
    author,
    contents,
    annotation,
    states,
    replies: withoutDates(replies),
  }));
}

it.each([0, 90, 180, 270] as const)(
  'carries every kind from file to file at %i degrees',
  async (rotation) => {
    const page = { rotation, cropBox: [10, 10, 390, 290], userUnit: 2 } as const;
    const target = { made: 'o1' };
    const { document } = await edited(blankDocument(page), [
      ...samples.map(adding),
      { kind: 'annotation.reply', target, text: 'Why <so> & "why"?\nהלל', author: 'Bob' },
      { kind: 'annotation.reply', target: { made: `o${samples.length + 1}` }, text: 'So', author: 'Ann' },
      { kind: 'annotation.state', target, state: 'accepted', author: 'Cem' },
    ]);
    const blank = blankDocument(page);
    const { operations, assets, skipped } = readXfdf(writeXfdf(document), openPdf(blank, codec));
    const host = { ...sampleHost, fileOf: async (asset: string) => assets.get(asset) ?? null };
    const again = await edited(blank, operations, { host });

    expect(skipped).toBe(0);
    expect([...assets.keys()]).toEqual(['picture.png', 'notes.txt', '2 notes.txt']);
    expect(new TextDecoder().decode(assets.get('2 notes.txt'))).toBe(attachedText);
    expect(pictureFromPng(assets.get('picture.png')!, null)).toMatchObject({
      width: 1,
      height: 1,
      components: 3,
    });
    expect(
      JSON.parse(JSON.stringify(withoutDates(listOf(again.document))).replace('2 notes.txt', 'notes.txt')),
    ).toEqual(withoutDates(listOf(document)));
  },
);

it('reads what other programs write', () => {
  const xml = `<?xml version="1.0"?>
    <xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>
      <text page="0" rect="20,200,40,220" color="#FF0000" name="b" inreplyto="a" title="Bob"><contents-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>An <b>answer</b></p></body></contents-richtext></text>
      <text page="0" rect="20,200,40,220" color="#FF0000" name="a" title="Ann" icon="Help" opacity="0.5" flags="print,nozoom,norotate"><contents>Question</contents></text>
      <highlight page="0" rect="0,0,9,9" coords="10,110 50,110 10,100 50,100" color="#00FF00"/>
      <polygon page="0" rect="0,0,9,9" style="cloudy" intensity="2" width="3" color="#0000FF"><vertices>10,10;90,10;50,90</vertices></polygon>
      <line page="0" rect="0,0,9,9" start="10,10" end="60,60" head="OpenArrow" tail="None" width="2" dashes="6,3" color="#000000"/>
      <freetext page="0" rect="10,10,110,40" justification="centered"><contents>Boxed</contents><defaultappearance>0 0 1 rg /HeBo 10 Tf</defaultappearance></freetext>
      <stamp page="0" rect="0,0,9,9" icon="Approved"/>
      <stamp page="0" rect="0,0,9,9" icon="Own"/>
      <square page="7" rect="0,0,9,9"/>
      <sound page="0" rect="0,0,9,9"/>
    </annots></xfdf>`;
  const { operations, skipped } = readXfdf(xml, openPdf(blankDocument(), codec), 'in');

  expect(skipped).toBe(3);
  expect(operations).toMatchObject([
    {
      id: 'a',
      page: 'p1',
      annotation: {
        type: 'note',
        at: { x: 20, y: 80 },
        icon: 'help',
        color: '#ff0000',
        contents: 'Question',
        opacity: 0.5,
      },
    },
    {
      annotation: {
        type: 'highlight',
        color: '#00ff00',
        quads: [[{ x: 10, y: 190 }, { x: 50 }, {}, { x: 50, y: 200 }]],
      },
    },
    { annotation: { type: 'polygon', cloud: true, stroke: { width: 3, color: '#0000ff' } } },
    { annotation: { type: 'line', ends: ['open-arrow', 'none'], stroke: { width: 2, style: 'dashed' } } },
    {
      annotation: {
        type: 'text-box',
        box: { left: 10, top: 260, width: 100, height: 30 },
        text: 'Boxed',
        look: { bold: true, size: 10, color: '#0000ff', align: 'center' },
      },
    },
    { annotation: { type: 'stamp', face: { kind: 'standard', name: 'approved' } } },
    { kind: 'annotation.reply', target: { made: 'a' }, text: 'An answer', author: 'Bob' },
  ]);
});

it('adds nothing that the document has already, and replies to what it has', async () => {
  const { document } = await edited(blankDocument(), samples.map(adding));
  const xml = writeXfdf(document).replace(
    '</annots>',
    '<text page="0" rect="0,0,9,9" name="new" inreplyto="o1"><contents>More</contents></text></annots>',
  );

  expect(readXfdf(xml, document)).toMatchObject({
    operations: [{ kind: 'annotation.reply', target: { index: 0, subtype: 'Highlight' }, text: 'More' }],
    skipped: 0,
  });
});

it('imports a file once, and annotations of the same name on two pages', async () => {
  const note = (page: number) =>
    `<text page="${page}" rect="20,200,40,220" name="same"><contents>Page ${page}</contents></text>`;
  const answer = '<text page="1" rect="0,0,9,9" name="in-2" inreplyto="same"><contents>So</contents></text>';
  const xml = (...elements: readonly string[]) => `<xfdf><annots>${elements.join('')}</annots></xfdf>`;
  const blank = placedDocument([plainPage, plainPage]);
  const { operations } = readXfdf(xml(note(0), note(1), answer), openPdf(blank, codec), 'in');
  const { document } = await edited(blank, operations);

  expect(operations.map(({ id }) => id)).toEqual(['same', 'in-2', 'in-3']);
  expect(readAnnotations(document, document.pages[1]!)).toMatchObject([
    { contents: 'Page 1', replies: [{ contents: 'So' }] },
  ]);
  expect(readXfdf(xml(note(0)), document, 'in').operations).toEqual([]);
});

it.each([
  '',
  'no markup',
  '<xfdf><annots><ink page="0"',
  `<xfdf>${'<a>'.repeat(200_000)}`,
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  `<a>&#${'9'.repeat(400)};</a>`,
])('reads damaged and hostile input as far as it goes: %.20s', (xml) => {
  expect(readXfdf(xml, openPdf(blankDocument(), codec)).operations).toEqual([]);
});
