import type { NumberFormat } from '@octavo/layout/model';
import type { FlowItem, FlowList } from '../flow.ts';
import { listLabel } from '../list-label.ts';
import { element } from './element.ts';

/** Numbering types that browsers count automatically. */
const types: Readonly<Partial<Record<NumberFormat, string>>> = {
  decimal: '1',
  'lower-letter': 'a',
  'upper-letter': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Writes a list with the numbers of the source; `contentOf` gives the HTML of an item. */
export function htmlList({ items }: FlowList, contentOf: (item: FlowItem) => string): string {
  const [first] = items;
  const kind = first?.mark.kind;
  const direction = first?.paragraph.direction === 'rtl' ? 'rtl' : null;

  if (kind?.kind !== 'number') {
    const written = items.map((item) => element('li', {}, contentOf(item)));

    return element('ul', { dir: direction }, `\n${written.join('\n')}\n`);
  }

  let expected = kind.value;
  const written = items.map((item) => {
    const value = item.mark.kind.kind === 'number' ? item.mark.kind.value : expected;
    const isOutOfTurn = value !== expected;
    expected = value + 1;

    return element('li', { value: isOutOfTurn ? value : null, style: labelStyle(item) }, contentOf(item));
  });

  return element(
    'ol',
    {
      type: kind.format === 'decimal' ? null : (types[kind.format] ?? null),
      start: kind.value === 1 ? null : kind.value,
      dir: direction,
    },
    `\n${written.join('\n')}\n`,
  );
}

/** Browsers write `1.`; every other label format is written as printed. */
function labelStyle({ mark }: FlowItem): string | null {
  const { kind } = mark;

  if (kind.kind !== 'number') {
    return null;
  }

  const isPlain = kind.before === '' && kind.after === '.' && kind.outerLevels === 0;

  if (isPlain && types[kind.format] !== undefined) {
    return null;
  }

  return `list-style-type: '${listLabel(mark).replace(/[\\']/g, '\\$&')} '`;
}
