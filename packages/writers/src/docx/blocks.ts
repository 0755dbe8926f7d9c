import type { Block, Figure, FloatingText, LineStroke, Paragraph } from '@octavo/layout/model';
import { xml } from '../ooxml/xml.ts';
import { floatingPicture, inlinePicture } from './drawings/drawing.ts';
import { floatingDrawing, inlineDrawing } from './drawings/drawing-group.ts';
import { textBox } from './drawings/text-box.ts';
import { type FlowPlacement, isInFlow, startsLower } from './flow/flow.ts';
import { type ParagraphFormat, paragraphProperties, plainParagraph } from './paragraphs/paragraph-format.ts';
import type { PartWriter } from './parts/part-writer.ts';
import type { PlannedParagraph } from './plan.ts';
import { tableElement } from './tables/table.ts';
import { inlineRuns } from './text/inlines.ts';
import { rawRun, shading } from './text/run-format.ts';
import { eighths, twips } from './units.ts';

/** Height of a filler paragraph that exists only because Word requires one. */
const leastLine = 20;

/** Largest distance in points that Word allows between a border and the text. */
const mostSpace = 31;

const nowhere: FlowPlacement = { before: 0, breakBefore: 'none', floats: false, indent: 0 };

/**
 * Writes the elements of blocks. Floating content is anchored in the paragraph it moves with, else in the next one
 * on its page, so that Word keeps it on that page.
 *
 * @param ending properties of the section that these blocks end, or null
 * @param through last page that they reach, which may be blank
 */
export function blockElements(
  blocks: readonly Block[],
  part: PartWriter,
  ending: string | null = null,
  through = 0,
): string {
  const elements: string[] = [];
  let floating: (Figure | FloatingText)[] = [];
  let endsInTable = true;
  let lastPage = blocks[0]?.places[0].pageIndex ?? 0;
  const held = heldBy(blocks, part);

  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'floating-text' || (block.kind === 'figure' && floats(block, part))) {
      if (!part.plan.anchors.has(block)) {
        floating.push(block);
      }

      continue;
    }

    const isLast = index === blocks.length - 1;
    const { pageIndex } = block.places[0];
    const anchored = drawings(
      [...floating.filter(({ places }) => places[0].pageIndex === pageIndex), ...(held.get(block) ?? [])],
      part,
    );
    const placement = part.plan.placements.get(block) ?? nowhere;
    elements.push(...strandedParagraphs(floating, lastPage, pageIndex, part));
    floating = [];
    lastPage = Math.max(lastPage, block.places.at(-1)?.pageIndex ?? pageIndex);

    if (block.kind !== 'table' && startsLower(placement)) {
      elements.push(fillerParagraph(placement, '', part));
    }

    if (block.kind === 'paragraph') {
      elements.push(paragraphElement(block, part, anchored, isLast ? ending : null));
      endsInTable = false;
    } else if (block.kind === 'figure') {
      elements.push(figureParagraph(block, part, anchored, isLast ? ending : null));
      endsInTable = false;
    } else {
      const follows = elements.length > 0 && endsInTable;

      if (follows || placement.before > 0 || placement.breakBefore !== 'none' || anchored !== '') {
        elements.push(fillerParagraph(placement, anchored, part));
      }

      elements.push(tableElement(block, part, (inner) => blockElements(inner, part)));
      endsInTable = true;
    }
  }

  const finalPage = Math.max(through, lastPage, ...floating.map(({ places: [{ pageIndex }] }) => pageIndex));
  elements.push(...strandedParagraphs(floating, lastPage, finalPage, part));
  const content = drawings(
    floating.filter(({ places }) => places[0].pageIndex === finalPage),
    part,
  );
  const breakBefore = finalPage > lastPage ? 'page' : 'none';

  // Sections, cells and documents must end with a paragraph (17.4.66).
  if (endsInTable || content !== '' || finalPage > lastPage) {
    elements.push(fillerParagraph({ ...nowhere, breakBefore }, content, part, ending));
  }

  return elements.join('');
}

/** Floating content by the paragraph that it moves with. */
function heldBy(blocks: readonly Block[], part: PartWriter): Map<Block, (Figure | FloatingText)[]> {
  const held = new Map<Block, (Figure | FloatingText)[]>();

  for (const block of blocks) {
    if (block.kind === 'floating-text' || (block.kind === 'figure' && floats(block, part))) {
      const paragraph = part.plan.anchors.get(block)?.paragraph;

      if (paragraph !== undefined) {
        held.set(paragraph, [...(held.get(paragraph) ?? []), block]);
      }
    }
  }

  return held;
}

/** Adds filler paragraphs on pages without flow blocks, as anchors for the floating content there. */
function strandedParagraphs(
  floating: readonly (Figure | FloatingText)[],
  lastPage: number,
  nextPage: number,
  part: PartWriter,
): string[] {
  const pages = [...new Set(floating.map(({ places: [{ pageIndex }] }) => pageIndex))];
  const empty = Array.from({ length: Math.max(0, nextPage - lastPage - 1) }, (_, at) => lastPage + 1 + at);
  const all = new Set([...pages.filter((page) => page !== nextPage), ...empty]);

  return [...all]
    .sort((one, other) => one - other)
    .map((page) => {
      const own = floating.filter(({ places: [{ pageIndex }] }) => pageIndex === page);
      const breakBefore = page > lastPage ? 'page' : 'none';

      return fillerParagraph({ ...nowhere, breakBefore }, drawings(own, part), part);
    });
}

function floats(figure: Figure, part: PartWriter): boolean {
  return !isInFlow(figure) || part.plan.placements.get(figure)?.floats === true;
}

/** Drawings of floating content, for the paragraph that anchors them. */
function drawings(floating: readonly (Figure | FloatingText)[], part: PartWriter): string {
  const writeBlocks = (held: readonly Block[]) => blockElements(held, part);

  return floating
    .map((block) => {
      if (block.kind === 'floating-text') {
        return textBox(block, part, writeBlocks);
      }

      const company = part.plan.companies.get(block) ?? 'none';

      return block.parts
        ? floatingDrawing(block, block.parts, company, part, writeBlocks)
        : floatingPicture(block, company, part);
    })
    .join('');
}

function paragraphElement(
  paragraph: Paragraph,
  part: PartWriter,
  drawn: string,
  ending: string | null,
): string {
  const planned = part.plan.paragraphs.get(paragraph);
  const style = planned === undefined ? undefined : part.plan.styles.get(planned.style);

  if (planned === undefined || style === undefined) {
    throw new RangeError(`paragraph ${paragraph.id} was not planned`);
  }

  const properties = paragraphProperties(planned.format, planned.base, {
    ...(planned.style === 'Normal' ? {} : { style: planned.style }),
    ...(planned.numbering === null ? {} : { numbering: planned.numbering }),
    ...(ending === null ? {} : { section: ending }),
    pageBreakBefore: planned.breakBefore === 'page',
    borders: borders(paragraph),
    shading: paragraph.background === null ? '' : shading(paragraph.background),
    tabs: tabs(paragraph, planned),
  });
  const turn = planned.breakBefore === 'column' ? rawRun(xml('w:br', { 'w:type': 'column' }), '') : '';
  const runs = inlineRuns(paragraph, style.run, part);

  return xml(
    'w:p',
    {},
    properties && xml('w:pPr', {}, properties),
    part.bookmarks.around(paragraph, turn + drawn + runs),
  );
}

function figureParagraph(figure: Figure, part: PartWriter, drawn: string, ending: string | null): string {
  const placement = part.plan.placements.get(figure) ?? nowhere;
  const { before, breakBefore } = startsLower(placement) ? nowhere : placement;
  const { alignment } = figure;
  const isLeft = alignment === 'left' || alignment === 'justify';
  const properties = paragraphProperties(
    {
      ...filler(0),
      before: twips(before),
      alignment: isLeft ? 'left' : alignment === 'centre' ? 'center' : 'right',
      start: isLeft ? twips(placement.indent) : 0,
      lineRule: 'atLeast',
    },
    normalOf(part),
    {
      pageBreakBefore: breakBefore === 'page',
      mark: xml('w:sz', { 'w:val': 2 }),
      ...(ending === null ? {} : { section: ending }),
    },
  );
  const turn = breakBefore === 'column' ? rawRun(xml('w:br', { 'w:type': 'column' }), '') : '';
  const shown = figure.parts
    ? inlineDrawing(figure, figure.parts, part, (held) => blockElements(held, part))
    : inlinePicture(figure, part);

  return xml('w:p', {}, xml('w:pPr', {}, properties), turn + drawn + shown);
}

/** An empty paragraph with the height of the gap it makes. */
function fillerParagraph(
  { before, breakBefore }: FlowPlacement,
  content: string,
  part: PartWriter,
  ending: string | null = null,
): string {
  const turn = breakBefore === 'column' ? rawRun(xml('w:br', { 'w:type': 'column' }), '') : '';
  const properties = paragraphProperties(
    filler(Math.max(leastLine, twips(before))),
    { ...normalOf(part), line: -1 },
    {
      pageBreakBefore: breakBefore === 'page',
      mark: xml('w:sz', { 'w:val': 2 }),
      ...(ending === null ? {} : { section: ending }),
    },
  );

  return xml('w:p', {}, xml('w:pPr', {}, properties), turn + content);
}

function filler(line: number): ParagraphFormat {
  return { ...plainParagraph, line: Math.max(leastLine, line), lineRule: 'exact' };
}

function normalOf(part: PartWriter): ParagraphFormat {
  return part.plan.styles.get('Normal')?.paragraph ?? plainParagraph;
}

function borders({ ruleAbove, ruleBelow, frame }: Paragraph): string {
  const line = (side: string, stroke: LineStroke | null, space = 1) =>
    stroke === null
      ? ''
      : xml(`w:${side}`, {
          'w:val': 'single',
          'w:sz': eighths(stroke.widthPoints),
          'w:space': Math.min(mostSpace, Math.round(space)),
          'w:color': stroke.colour,
        });
  const content =
    frame === null
      ? line('top', ruleAbove) + line('bottom', ruleBelow)
      : (['top', 'left', 'bottom', 'right'] as const)
          .map((side) => line(side, frame.borders[side], frame.padding[side]))
          .join('');

  return content && xml('w:pBdr', {}, content);
}

function tabs({ tabStops }: Paragraph, { tabOffset }: PlannedParagraph): string {
  const stops = tabStops.map(({ positionPoints, alignment, dotted }) =>
    xml('w:tab', {
      'w:val': alignment === 'centre' ? 'center' : alignment,
      'w:leader': dotted ? 'dot' : null,
      'w:pos': twips(positionPoints - tabOffset),
    }),
  );

  return stops.length === 0 ? '' : xml('w:tabs', {}, ...stops);
}
