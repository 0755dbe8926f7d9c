import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import type { Block, RunningText } from '../../model.ts';
import type { FoundFigure } from '../../page/figures/figures.ts';
import type { FoundFloat } from '../../page/floats.ts';
import type { PageParts } from '../../page/read-page.ts';
import type { BlockWriter } from '../block-writer.ts';
import type { RunningTexts } from './running-texts.ts';

type BodyParts = Omit<PageParts, 'margins'>;

/** Figure or float at the same position on nearly all pages, with or without the first. */
export interface Repeated {
  readonly onFirst: boolean;
  readonly pageIndex: number;
  readonly figure: FoundFigure | null;
  readonly float: FoundFloat | null;
}

const thresholds = {
  /** Share of the pages on which a repeated item may be missing. */
  missingShare: 0.1,

  /** Shares of the page height, at the top and the bottom, in which pictures not behind text may repeat. */
  zoneShare: 0.16,
};

/** Removes from the pages the figures and floats that repeat on them; they belong in the header. */
export function takeRepeated(
  pages: readonly BodyParts[],
  { acrossPages }: { readonly acrossPages: boolean },
): { readonly pages: readonly BodyParts[]; readonly repeated: readonly Repeated[] } {
  const found = new Map<string, Repeated[]>();

  for (const { content, figures, floats } of acrossPages ? pages : []) {
    const { pageIndex } = content;
    const add = (key: string, item: Pick<Repeated, 'figure' | 'float'>) => {
      found.set(key, [...(found.get(key) ?? []), { ...item, pageIndex, onFirst: false }]);
    };

    for (const figure of figures.filter((each) => mayRepeat(each, content.heightPoints))) {
      add(figureKey(figure, content), { figure, float: null });
    }

    for (const float of floats.filter(({ lines }) => lines.length === 0)) {
      add(`${boxKey(float.box)} ${float.background}`, { figure: null, float });
    }
  }

  const least = Math.ceil((pages.length - 1) * (1 - thresholds.missingShare));
  const repeating = [...found.values()].filter((same) => same.length > 1 && same.length >= least);
  const taken = new Set(repeating.flat().map(({ figure, float }) => figure ?? float));
  const [first] = pages;

  return {
    pages: pages.map((page) => ({
      ...page,
      figures: page.figures.filter((figure) => !taken.has(figure)),
      floats: page.floats.filter((float) => !taken.has(float)),
    })),
    repeated: repeating.flatMap((same) => {
      const [model] = same;

      return model === undefined
        ? []
        : [{ ...model, onFirst: same.some(({ pageIndex }) => pageIndex === first?.content.pageIndex) }];
    }),
  };
}

/** Adds the repeated items to the headers, before their text so that they are painted under it. */
export function withRepeated(
  running: readonly RunningTexts[],
  repeated: readonly Repeated[],
  writer: BlockWriter,
): readonly RunningTexts[] {
  if (repeated.length === 0) {
    return running;
  }

  const drawn = repeated.map((each) => ({ onFirst: each.onFirst, blocks: blockOf(each, writer) }));

  return running.map((texts, index) => ({
    ...texts,
    headers: headersWith(drawn, texts.headers, index === 0),
  }));
}

/**
 * Headers with the repeated items. `opens`: true for the first pages, where an item may begin on the second
 * page only.
 */
function headersWith(
  drawn: readonly { readonly onFirst: boolean; readonly blocks: readonly Block[] }[],
  headers: readonly RunningText[],
  opens: boolean,
): readonly RunningText[] {
  const usual: readonly RunningText[] =
    headers.length > 0 ? headers : [{ pages: 'all', blocks: [], distance: 36 }];
  const hasFirst = usual.some(({ pages }) => pages === 'first');
  const [odd] = usual.filter(({ pages }) => pages === 'all' || pages === 'odd');
  const first: readonly RunningText[] =
    !opens || hasFirst || odd === undefined || drawn.every(({ onFirst }) => onFirst)
      ? []
      : [{ ...odd, pages: 'first' }];

  return [...first, ...usual].map((text) => ({
    ...text,
    blocks: [
      ...drawn.flatMap(({ onFirst, blocks }) => (onFirst || !opens || text.pages !== 'first' ? blocks : [])),
      ...text.blocks,
    ],
  }));
}

function blockOf({ figure, float, pageIndex }: Repeated, writer: BlockWriter): Block[] {
  if (figure !== null) {
    return [writer.figure({ ...figure, behindText: true }, pageIndex, figure, 'floating', 0)];
  }

  return float === null ? [] : [writer.float(float, pageIndex)];
}

/** True when a figure may repeat. One with words inside may not, as they may differ on every page. */
function mayRepeat({ behindText, source, top, bottom }: FoundFigure, heightPoints: number): boolean {
  const isOutside =
    bottom < heightPoints * thresholds.zoneShare || top > heightPoints * (1 - thresholds.zoneShare);

  return (behindText || isOutside) && (source.kind === 'image' || !source.withText);
}

function figureKey({ source, ...box }: FoundFigure, { images }: PageContent): string {
  if (source.kind === 'region') {
    return `${boxKey(box)} ${source.objects?.length}`;
  }

  const image = images.find((each) => each.image === source.image);

  return [boxKey(box), image?.pixelWidth, image?.pixelHeight, image?.sizeBytes ?? source.image].join(' ');
}

function boxKey({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}
