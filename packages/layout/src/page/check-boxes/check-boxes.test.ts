import type {
  FontFace,
  PageContent,
  PageField,
  PageGlyph,
  PagePath,
  PathCommand,
} from '@octavo/pdf/content/page-content';
import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from '../../changed-glyph.ts';
import { withCheckBoxes } from './check-boxes.ts';

type Points = readonly (readonly [number, number])[];

interface BoxLook {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

const [left, top, side] = [70, 91, 10];
const ink = '000000';

/**
 * Draws lines through points given as shares of the box's sides, from 0 to 1; each part is drawn separately.
 */
function drawn(parts: readonly Points[], { fill, stroke, width = 0.5, opacity = 1 }: BoxLook): PagePath {
  const points = parts.flat().map(([x, y]) => [left + x * side, top + y * side] as const);
  const reach = stroke === undefined ? 0 : width / 2;

  return {
    left: Math.min(...points.map(([x]) => x)) - reach,
    right: Math.max(...points.map(([x]) => x)) + reach,
    top: Math.min(...points.map(([, y]) => y)) - reach,
    bottom: Math.max(...points.map(([, y]) => y)) + reach,
    commands: parts.flatMap((part) =>
      part.map(([x, y], index): PathCommand => {
        return { kind: index === 0 ? 'move' : 'line', x: left + x * side, y: top + y * side };
      }),
    ),
    fill: fill ?? null,
    stroke: stroke ?? null,
    strokeWidth: width,
    dashed: false,
    opacity,
    order: 0,
    artifact: false,
  };
}

/** A square at the distance `inset` within the edges of the box; negative values are outside. */
function square(look: BoxLook, inset = 0, shift = 0): PagePath {
  return drawn([corners(inset, shift)], look);
}

function corners(inset = 0, shift = 0): Points {
  const [from, to] = [inset + shift, 1 - inset + shift];

  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
}

const outline = square({ stroke: ink });
const tick = drawn(
  [
    [
      [0.2, 0.5],
      [0.42, 0.8],
      [0.85, 0.15],
    ],
  ],
  { stroke: ink, width: 1 },
);
const cross = drawn(
  [
    [
      [0.1, 0.1],
      [0.9, 0.9],
    ],
    [
      [0.9, 0.1],
      [0.1, 0.9],
    ],
  ],
  { stroke: ink },
);

function pageOf(paths: readonly PagePath[], fields: readonly PageField[] = []): PageContent {
  const page = new DrawnPage().text(85, 100, 'Owner').content();

  return { ...page, paths: paths.map((path, order) => ({ ...path, order })), fields };
}

function read(page: PageContent, fonts: readonly FontFace[] = drawnFonts): string {
  return withCheckBoxes(page, fonts)
    .glyphs.map(({ text }) => text)
    .join('')
    .replace('Owner', '');
}

function signs(text: string, look: Partial<PageGlyph> = {}): PageGlyph {
  const [glyph] = new DrawnPage().text(72, 100, text).content().glyphs;

  return changedGlyph(glyph!, look);
}

const empty: Readonly<Record<string, readonly PagePath[]>> = {
  'an outline': [outline],
  'a white fill in the outline': [square({ stroke: ink, fill: 'ffffff' })],
  'a white fill under the outline': [square({ fill: 'ffffff' }), outline],
  'a light fill under the outline': [square({ fill: 'dce6f1' }), outline],
  'a light fill over the outline': [outline, square({ fill: 'eeeeee' }, 0.05)],
  'two fills': [square({ fill: 'ffffff' }), square({ fill: 'f4f4f4' }, 0.06), outline],
  'a shadow behind': [square({ fill: '808080' }, 0, 0.15), square({ fill: 'ffffff' }), outline],
  'an inner border': [outline, square({ stroke: '808080' }, 0.12)],
  'a double border of one size': [outline, outline],
  'a bevel': [
    square({ fill: 'f0f0f0' }),
    outline,
    drawn(
      [
        [
          [0.08, 0.92],
          [0.08, 0.08],
          [0.92, 0.08],
        ],
      ],
      { stroke: '808080', width: 1 },
    ),
    drawn(
      [
        [
          [0.92, 0.08],
          [0.92, 0.92],
          [0.08, 0.92],
        ],
      ],
      { stroke: 'ffffff', width: 1 },
    ),
  ],
  'a white square knocked out of a black one': [square({ fill: ink }), square({ fill: 'ffffff' }, 0.08)],
  'a frame filled as one path': [drawn([corners(), corners(0.08)], { fill: ink })],
  'a tick that a white square hides': [outline, tick, square({ fill: 'ffffff' }, 0.06)],
  'a tick in the colour of the paper': [outline, { ...tick, stroke: 'ffffff' }],
  'an invisible tick': [outline, { ...tick, opacity: 0 }],
  'a highlight over box and words': [
    outline,
    drawn(
      [
        [
          [-1, -0.2],
          [8, -0.2],
          [8, 1.2],
          [-1, 1.2],
          [-1, -0.2],
        ],
      ],
      { fill: 'ffff00' },
    ),
  ],
  'a rule from edge to edge': [
    outline,
    drawn(
      [
        [
          [0, 0.5],
          [1, 0.5],
        ],
      ],
      { stroke: ink },
    ),
  ],
};

const ticked: Readonly<Record<string, readonly PagePath[]>> = {
  'a tick': [outline, tick],
  'a cross': [outline, cross],
  'a tick over a fill': [square({ fill: 'dce6f1' }), outline, tick],
  'a tick over a fill that is painted after the outline': [outline, square({ fill: 'ffffff' }), tick],
  'a tick that was painted before its box': [tick, outline],
  'a tick that extends beyond it': [
    outline,
    drawn(
      [
        [
          [0.1, 0.4],
          [0.5, 0.9],
          [1.5, -0.5],
        ],
      ],
      { stroke: ink },
    ),
  ],
  'a tick as a filled shape': [
    outline,
    drawn(
      [
        [
          [0.15, 0.5],
          [0.4, 0.7],
          [0.85, 0.1],
          [0.95, 0.2],
          [0.4, 0.95],
          [0.15, 0.5],
        ],
      ],
      { fill: '1f4e79' },
    ),
  ],
  'a smaller black square': [outline, square({ fill: ink }, 0.2)],
  'a white tick on blue': [square({ stroke: ink, fill: '1a66d0' }), { ...tick, stroke: 'ffffff' }],
  'a tick under a highlight': [
    outline,
    tick,
    drawn(
      [
        [
          [-1, -0.2],
          [8, -0.2],
          [8, 1.2],
          [-1, 1.2],
          [-1, -0.2],
        ],
      ],
      { fill: 'ffff00' },
    ),
  ],
  'a cross in a knocked-out square': [square({ fill: ink }), square({ fill: 'ffffff' }, 0.08), cross],
  'a tick with a bevel': [
    square({ fill: 'f0f0f0' }),
    outline,
    drawn(
      [
        [
          [0.08, 0.92],
          [0.08, 0.08],
          [0.92, 0.08],
        ],
      ],
      { stroke: '808080', width: 1 },
    ),
    tick,
  ],
};

it.each(Object.entries(empty))('reads a box with %s as empty', (_, paths) => {
  expect(read(pageOf(paths))).toBe('☐');
});

it.each(Object.entries(ticked))('reads a box with %s as ticked', (_, paths) => {
  expect(read(pageOf(paths))).toBe('☒');
});

it('reads a square filled with ink as ticked beside an empty one', () => {
  const filled = square({ stroke: ink, fill: ink });
  const below = (path: PagePath): PagePath => ({
    ...path,
    top: path.top + 40,
    bottom: path.bottom + 40,
    commands: path.commands.map((each) => ('y' in each ? { ...each, y: each.y + 40 } : each)),
  });
  const page = pageOf([filled, below(outline)]);
  const label = new DrawnPage().text(85, 140, 'Owner').content().glyphs;

  expect(read({ ...page, glyphs: [...page.glyphs, ...label] }).replace('Owner', '')).toBe('☒☐');
  expect(read(pageOf([filled]))).toBe('');
});

it('does not read the legend of a chart as check boxes', () => {
  const colours = ['4472c4', 'ed7d31'].map((fill) => [square({ fill }), outline]);

  for (const paths of colours) {
    expect(read(pageOf(paths))).toBe('');
  }
});

const wingdings = drawnFonts.map((font) => ({ ...font, name: 'Wingdings-Regular', family: 'Wingdings' }));

it.each([
  ['✔', {}, drawnFonts, '☒'],
  ['✗', {}, drawnFonts, '☒'],
  ['X', {}, drawnFonts, '☒'],
  ['●', {}, drawnFonts, '☒'],
  ['\uf0fc', {}, wingdings, '☒'],
  ['ü', {}, wingdings, '☒'],
  ['X', { colour: 'ffffff' }, drawnFonts, '☐'],
  ['X', { invisible: true }, drawnFonts, '☐'],
  ['ü', {}, drawnFonts, 'ü'],
])('reads the character %s in a box as %j', (text, look, fonts, expected) => {
  const page = pageOf([outline]);

  expect(read({ ...page, glyphs: [...page.glyphs, signs(text, look)] }, fonts)).toBe(expected);
});

function field(value: string): PageField {
  return { left, top, right: left + side, bottom: top + side, name: 'owner', kind: 'check', value };
}

it.each([
  ['an empty box', [square({ fill: 'ffffff' }), outline], '', ''],
  ['a ticked box', [outline], 'on', 'on'],
  ['an empty box under a printed tick', [outline, tick], '', 'on'],
])('merges a drawn square and its widget: %s', (_, paths, value, expected) => {
  const page = withCheckBoxes(pageOf(paths, [field(value)]), drawnFonts);

  expect(page.paths).toEqual([]);
  expect(page.glyphs.map(({ text }) => text).join('')).toBe('Owner');
  expect(page.fields).toMatchObject([{ value: expected }]);
});

it('merges a printed character and its widget', () => {
  const page = pageOf([], [field('on')]);

  expect(read({ ...page, glyphs: [...page.glyphs, signs('☐')] })).toBe('');
});
