import type { SourceText } from '@octavo/layout/model';
import { expect, it } from 'vitest';
import { LocatedText } from './located-text.ts';
import type { PageShowing } from './shown-glyph.ts';

const page = { width: 600, height: 800, rotation: 0, turn: 0 } as unknown as PageShowing;

/** A paragraph whose lines the author has broken, with a glyph for each letter. */
function broken(text: string): SourceText {
  let start = 0;
  const lines = text.split('\n').map((line, row) => {
    const glyphs = [...line].map((letter, at) => ({
      start: start + at,
      end: start + at + 1,
      glyph: {
        text: letter,
        left: at * 5,
        right: at * 5 + 5,
        top: row * 12,
        bottom: row * 12 + 10,
        baseline: row * 12 + 10,
        angle: 0,
      },
    }));
    start += line.length + 1;

    return { pageIndex: 0, glyphs };
  });

  return { text, lines, labelLength: 0 } as unknown as SourceText;
}

it.each([
  ['M. Riou, demeurant 8 rue de Siam à Brest, ci-\naprès « le salarié ».', 'Brest, ci-après « le', []],
  ['Mrs Ada Rowan, landlord, who lives at 4 Elm Road,\nLeeds, lets the flat.', 'Elm Road, Leeds, lets', []],
  ['M. Karim Benali, locataire, demeurant 18 quai de la\nFosse à Nantes.', 'quai de la Fosse', []],
  ['Dear Mr Decker,\nThe price rises.', 'Decker, The price', [16]],
  ['Name: Ada Rowan\nStreet: Elm Road 4', 'Rowan Street', [0, 16]],
] as const)('puts lines together: %j', (text, joined, starts) => {
  const located = new LocatedText([page]);
  located.add(broken(text), false);

  expect(located.text).toContain(joined);
  expect(located.lineStarts).toEqual(starts);
});
