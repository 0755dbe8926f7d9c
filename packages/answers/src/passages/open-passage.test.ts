import type { Paragraph } from '@octavo/layout/model';
import { expect, it } from 'vitest';
import { OpenPassage } from './open-passage.ts';
import type { PageShowing } from './shown-glyph.ts';

const page = { width: 600, height: 800, rotation: 0, turn: 0 } as unknown as PageShowing;

/** A paragraph of running text on one line. */
function paragraph(text: string): Paragraph {
  const glyph = { text, left: 0, right: 100, top: 0, bottom: 10, baseline: 10, angle: 0 };
  const lines = [{ pageIndex: 0, glyphs: [{ start: 0, end: text.length, glyph }] }];

  return {
    kind: 'paragraph',
    role: { kind: 'body' },
    source: { text, lines, labelLength: 0 },
    vertical: false,
  } as unknown as Paragraph;
}

it.each([
  ['Les animaux sont admis, à l’exception des', 'Chiens de première catégorie et des reptiles.', true],
  ['For questions contact the information center at', '1-877-487-2778 or info@example.org.', true],
  ['The deposit is returned within a month of', 'the return of the keys.', true],
  [
    'Madame Marchand, ci-après dénommée « le bailleur », et',
    'Monsieur Benali, ci-après « le locataire ».',
    false,
  ],
  ['The deposit is returned within a month.', 'The keys are counted when they are returned.', false],
  ['Name of the owner and of the tenant', 'Address of the flat and of the cellar', false],
  ['Amount in euros that is payable to', 'Total', false],
])('%s | %s goes on: %s', (first, next, goesOn) => {
  const open = new OpenPassage([], [page]);
  open.add(paragraph(first));

  expect(open.takes(paragraph(next))).toBe(goesOn);
});
