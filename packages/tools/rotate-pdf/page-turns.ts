import { readPages } from '../_kit/page-choice.ts';
import { type PageRules, type PageTurn, plainMark, textOption } from '../_kit/page-rules.ts';
import type { PanelValues } from '../_kit/panel.ts';

/** `each`: single pages, by click. The other modes rotate their pages by one angle. */
export type TurnWay = 'all' | 'odd' | 'even' | 'chosen' | 'each';

/** An option that is present but empty is a chosen mode without pages yet. */
export function wayOf(values: PanelValues): TurnWay {
  if ('rotate' in values) {
    return 'each';
  }

  if (!('pages' in values)) {
    return 'all';
  }

  return values['pages'] === 'odd' || values['pages'] === 'even' ? values['pages'] : 'chosen';
}

export function takeWay(values: PanelValues, way: TurnWay): PanelValues {
  const { pages: _pages, rotate: _rotate, ...others } = values;

  return {
    all: others,
    odd: { ...others, pages: 'odd' },
    even: { ...others, pages: 'even' },
    chosen: { ...others, pages: '' },
    each: { ...others, rotate: '' },
  }[way];
}

/** Clockwise rotation of each page in degrees. */
export function turnsOf(values: PanelValues, count: number): readonly PageTurn[] {
  const way = wayOf(values);

  if (way === 'each') {
    return readTurns(textOption(values, 'rotate'), count);
  }

  const pages = new Set(
    way === 'all' ? readPages('all', count) : readPages(textOption(values, 'pages'), count),
  );
  const angle = Number(values['angle'] ?? 90) as PageTurn;

  return Array.from({ length: count }, (_, page) => (pages.has(page) ? angle : 0));
}

/** A click rotates a page by another quarter turn; from then on, pages are rotated individually. */
export const pageTurns: PageRules = {
  mark: (values, count) => turnsOf(values, count).map((turn) => ({ ...plainMark, turn })),
  click(values, pages, count) {
    const turned = turnsOf(values, count).map((turn, page) =>
      pages.includes(page) ? (((turn + 90) % 360) as PageTurn) : turn,
    );

    return { ...takeWay(values, 'each'), rotate: writeTurns(turned) };
  },
  affected: (values, count) => turnsOf(values, count).filter((turn) => turn !== 0).length,
};

function readTurns(expression: string, count: number): readonly PageTurn[] {
  const turns = Array.from({ length: count }, (): PageTurn => 0);

  for (const item of expression.split(',')) {
    const [page = 0, angle = 0] = item.split(':').map(Number);

    if (page >= 1 && page <= count) {
      turns[page - 1] = angle as PageTurn;
    }
  }

  return turns;
}

function writeTurns(turns: readonly PageTurn[]): string {
  return turns
    .map((turn, page) => (turn === 0 ? '' : `${page + 1}:${turn}`))
    .filter(Boolean)
    .join(',');
}
