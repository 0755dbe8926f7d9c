import { sharedArea } from '@octavo/layout/boxes';
import type { Block, Figure, FloatingText, Paragraph, Section } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { columnOf, extentOf, type FlowPlacement, isInFlow, startsLower } from '../flow/flow.ts';
import { fillsPage } from './text-company.ts';

/** Paragraph that a drawing moves with, and where Word counts from: its top with the space above it. */
export interface DrawingAnchor {
  readonly paragraph: Paragraph;
  readonly top: number;
}

type Floating = Figure | FloatingText;

/** Largest distance of a drawing from the top of its paragraph, in points; farther ones stay on their page. */
const mostDistance = 300;

/** Largest difference in points between the planned position of a paragraph and that in the source. */
const mostOff = 6;

/** Distance in points by which a drawing may reach into the lower margin. */
const lowerMargin = 6;

/** Distance in points by which a drawing may begin above the paragraph that it follows. */
const above = 2;

/**
 * Chooses the paragraph of each floating picture of a section: the one over or above it, else the one below it.
 * Texts on a picture, such as the labels of a diagram, move with it. Pictures that fill their page, and those
 * without a paragraph near them, keep their position on the page.
 */
export function drawingAnchors(
  section: Section,
  placements: ReadonlyMap<Block, FlowPlacement>,
): Map<Floating, DrawingAnchor> {
  const anchors = new Map<Floating, DrawingAnchor>();
  const paragraphs = section.blocks.filter((block) => block.kind === 'paragraph');
  const figures = section.blocks
    .filter((block) => block.kind === 'figure')
    .filter((figure) => !isInFlow(figure) || placements.get(figure)?.floats === true)
    .filter(({ places: [{ box }] }) => !fillsPage(box, section));

  for (const figure of figures) {
    const paragraph = paragraphOf(figure, paragraphs, section);
    const top = paragraph === undefined ? undefined : topOf(paragraph, placements);

    if (paragraph !== undefined && top !== undefined && mayHold(figure, top, section)) {
      anchors.set(figure, { paragraph, top });
    }
  }

  for (const block of section.blocks) {
    const figure = block.kind === 'floating-text' ? figures.find((each) => holds(each, block)) : undefined;
    const anchor = figure === undefined ? undefined : anchors.get(figure);

    if (block.kind === 'floating-text' && anchor !== undefined) {
      anchors.set(block, anchor);
    }
  }

  return anchors;
}

/**
 * True for a figure below the top of its paragraph and above the lower margin: LibreOffice moves others into the
 * text, unless the text is over them.
 */
function mayHold(figure: Figure, top: number, { heightPoints, margins }: Section): boolean {
  const [{ box }] = figure.places;

  return figure.behindText || (box.top >= top && box.bottom <= heightPoints - margins.bottom + lowerMargin);
}

function paragraphOf(
  { places: [place] }: Block,
  paragraphs: readonly Paragraph[],
  section: Section,
): Paragraph | undefined {
  const { box, pageIndex } = place;
  const near = paragraphs.filter(
    ({ places: [first] }) =>
      first.pageIndex === pageIndex && Math.abs(box.top - first.box.top) < mostDistance,
  );
  const over = near.find((paragraph) => sharedArea(paragraph.places[0].box, box) > 0);

  if (over !== undefined) {
    return over;
  }

  const column = columnOf(section, place);
  const beside = near
    .filter(({ places: [first] }) => columnOf(section, first) === column)
    .sort((one, other) => one.places[0].box.top - other.places[0].box.top);

  return beside.findLast(({ places: [first] }) => first.box.top <= box.top + above) ?? beside[0];
}

/**
 * Position from which Word counts, above the space before a paragraph; undefined where the paragraph is not as
 * far down as in the source, so that a drawing is better off at its place on the page.
 */
function topOf(paragraph: Paragraph, placements: ReadonlyMap<Block, FlowPlacement>): number | undefined {
  const placement = placements.get(paragraph);

  if (placement?.top === undefined) {
    return undefined;
  }

  const { top, before } = placement;

  return Math.abs(top + before - extentOf(paragraph).top) > mostOff
    ? undefined
    : top + (startsLower(placement) ? before : 0);
}

/** True when the middle of a text is on a picture. */
function holds({ places: [picture] }: Block, { places: [text] }: FloatingText): boolean {
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const { x, y } = middle(text.box);
  const { left, top, right, bottom } = picture.box;

  return picture.pageIndex === text.pageIndex && x > left && x < right && y > top && y < bottom;
}
