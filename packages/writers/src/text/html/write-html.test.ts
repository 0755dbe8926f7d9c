import type { Block, DocumentLayout } from '@octavo/layout/model';
import {
  bullet,
  madeFigure,
  madeHeading,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  madeTable,
  number,
  textRun,
} from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { writeHtml } from './write-html.ts';

const box = { left: 72, top: 100, right: 172, bottom: 160 };

function write(layout: DocumentLayout, pictures: ReadonlyMap<number, string> = new Map()): string {
  return writeHtml(layout, pictures, 'birds');
}

/** Content of the main element, without line breaks. */
function main(blocks: readonly Block[], pictures?: ReadonlyMap<number, string>): string {
  const html = write(madeLayout([madeSection(blocks)]), pictures);

  return (/<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '').replaceAll('\n', '');
}

it('sets language and title, detected from the text when missing', () => {
  const words = 'Le vol des martinets est rapide et les nids sont dans les murs pour une saison.';
  const html = write(
    madeLayout([madeSection([madeHeading(1, 'Oiseaux <noirs>', 72), madeParagraph(words, 100)])]),
  );

  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<title>Oiseaux &lt;noirs&gt;</title>');
  expect(html).toContain('<h1>Oiseaux &lt;noirs&gt;</h1>');
});

it('nests lists, starting with the printed numbers', () => {
  expect(
    main([
      madeItem(number(1, 3), 'Swift', 100),
      madeItem(bullet(1, 1), 'common', 120),
      madeItem(number(1, 5), 'Owl', 140),
    ]),
  ).toBe('<ol start="3"><li>Swift<ul><li>common</li></ul></li><li value="5">Owl</li></ol>');
});

it('writes table headers, and captions of tables and figures', () => {
  const caption = (words: string) => madeParagraph(words, 90, { role: { kind: 'caption' } });
  const rows = [
    ['Birds', null],
    ['Swift', 'Owl'],
  ];
  const figure = madeFigure(box, { alternative: 'A "duck"' });

  expect(main([caption('Table 1'), madeTable(rows, box, { headerRows: 1 })])).toBe(
    '<table><caption>Table 1</caption><thead><tr><th scope="colgroup" colspan="2">Birds</th></tr></thead>' +
      '<tbody><tr><td>Swift</td><td>Owl</td></tr></tbody></table>',
  );
  expect(main([figure, caption('Figure 1')], new Map([[figure.id, 'data:image/png;base64,AA==']]))).toBe(
    '<figure><img src="data:image/png;base64,AA==" alt="A &quot;duck&quot;" width="133" height="80">' +
      '<figcaption>Figure 1</figcaption></figure>',
  );
});

it('links to positions in the document', () => {
  const heading = madeHeading(1, 'Nests', 300);
  const link = textRun('below', {}, { kind: 'place', pageIndex: 0, top: 298 });

  expect(main([madeParagraph([link], 72), heading])).toBe(
    `<p><a href="#b${heading.id}">below</a></p><h1 id="b${heading.id}">Nests</h1>`,
  );
});

it('puts notes at the end, each with a link back', () => {
  const mark = { kind: 'note', note: 5, style: textRun('').style } as const;
  const html = write(
    madeLayout([madeSection([madeParagraph([textRun('See'), mark], 72)])], {
      notes: [{ id: 5, mark: '*', blocks: [madeParagraph('There.', 800)] }],
    }),
  );

  expect(html).toContain('<p>See<sup><a href="#note-5" id="note-5-mark" role="doc-noteref">*</a></sup></p>');
  expect(html).toContain(
    '<li id="note-5"><p><a href="#note-5-mark" role="doc-backlink">*</a> There.</p></li>',
  );
});

it('sets the text direction', () => {
  const words = madeParagraph('שלום', 72, { direction: 'rtl' });
  const html = write(madeLayout([madeSection([words])], { language: 'he' }));

  expect(html).toContain('<html lang="he" dir="rtl">');
  expect(html).toContain('<p dir="rtl">שלום</p>');
});
