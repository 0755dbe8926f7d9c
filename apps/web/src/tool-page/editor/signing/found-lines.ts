import type { Box } from '@octavo/contract/edits/primitives';
import type { TextWord } from '../document/editing-document.ts';
import { boxAround, type Size, union } from '../document/geometry.ts';
import type { MarkKind } from './mark.ts';

/** Kinds of marks that lines ask for. */
export type LineKind = Extract<MarkKind, 'signature' | 'initials' | 'date' | 'name'>;

/** Line of a page to sign on, or a field for a signature. */
export interface FoundLine {
  readonly kind: LineKind;
  readonly page: string;
  /** Room for the mark, above the line. */
  readonly box: Box;
  /** Heading above it, such as the party that signs; empty when there is none. */
  readonly heading: string;
  /** Name of the signature field that the line is; null for a line of the page. */
  readonly field: string | null;
}

/** Words that name a line, at its beginning or below it. */
const labels: readonly (readonly [LineKind, RegExp])[] = [
  ['initials', /^(initials?|initiales?|paraphes?)\b/iu],
  ['signature', /^(signature|signatures|signed|sign|signé|signer|unterschrift|firma|handtekening)\b/iu],
  ['date', /^(date|dated|datum|fecha|daté)\b/iu],
  ['name', /^(name|nom|printed)\b/iu],
];

/** Room above a line for each kind of mark, in points. */
const rooms: Readonly<Record<LineKind, Size>> = {
  signature: { width: 170, height: 44 },
  initials: { width: 60, height: 26 },
  date: { width: 130, height: 15 },
  name: { width: 200, height: 15 },
};

/** Lengths in points: of lines at least, of rules at most in height, and between labels, words and their lines. */
const limits = {
  line: 40,
  rule: 2.5,
  below: 16,
  beside: 24,
  level: 9,
  heading: 70,
  row: 16,
  word: 12,
  height: 12,
} as const;

interface LineLabel {
  readonly text: string;
  readonly box: Box;
}

interface RuledLine {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Lines of a page that ask for a signature, initials, a name or a date, each once. */
export function findLines(
  page: string,
  words: readonly TextWord[],
  drawings: readonly Box[],
): readonly FoundLine[] {
  const texts = words.map(({ text, quad }): LineLabel => ({ text, box: boxAround(quad) }));
  const rules = [...texts.flatMap(ruleOfText), ...drawings.flatMap(ruleOfDrawing)];
  const inRows = joinedRules(rules).flatMap((rule) => linesOfRow(page, rule, texts));
  const atRules = rules.flatMap((rule): FoundLine[] => {
    const label = labelOf(rule, texts);

    if (label === null || (label.kind === 'name' && hasNameBeside(label.text, texts))) {
      return [];
    }

    const room = rooms[label.kind];
    const left = rule.left + 2;
    const width = Math.min(rule.right - left, room.width);
    const height = freeHeight({ left, right: left + width, y: rule.y }, room.height, texts);
    const box = { left, top: rule.y - height - 1, width, height };

    if (height < limits.height) {
      return [];
    }

    return [{ kind: label.kind, page, box, heading: headingOf(box, label.text, texts), field: null }];
  });

  const found = [...atRules, ...inRows];

  return found.filter((line, index) => !found.slice(0, index).some((other) => isSamePlace(line, other)));
}

/** Rules that continue each other, as one: forms draw each cell of a row with its own. */
function joinedRules(rules: readonly RuledLine[]): readonly RuledLine[] {
  const joined: RuledLine[] = [];

  for (const rule of rules.toSorted((one, other) => one.left - other.left)) {
    const before = joined.findIndex(
      ({ right, y }) => Math.abs(y - rule.y) < limits.rule && rule.left - right < limits.rule,
    );

    if (before === -1) {
      joined.push(rule);
    } else {
      const { left, right, y } = joined[before]!;
      joined[before] = { left, right: Math.max(right, rule.right), y };
    }
  }

  return joined;
}

/** Lines of a row of a form with a rule below it: the room after each label, where one asks for a signature. */
function linesOfRow(page: string, rule: RuledLine, texts: readonly LineLabel[]): readonly FoundLine[] {
  const row = texts
    .filter(({ box }) => {
      const above = rule.y - (box.top + box.height);

      return above > -3 && above < limits.row && box.left >= rule.left - 2 && box.left < rule.right;
    })
    .toSorted((one, other) => one.box.left - other.box.left);
  const named = row.flatMap((text) => {
    const kind = kindOfLabel(text.text);

    return kind === null ? [] : [{ kind, box: text.box }];
  });

  if (!named.some(({ kind }) => kind === 'signature')) {
    return [];
  }

  return named.flatMap(({ kind, box }, index): FoundLine[] => {
    const next = named[index + 1]?.box.left ?? rule.right;
    const end = row
      .filter((text) => text.box.left >= box.left && text.box.left < next)
      .reduce(
        (last, text) =>
          text.box.left - last < limits.word ? Math.max(last, text.box.left + text.box.width) : last,
        box.left + box.width,
      );
    const room = rooms[kind];
    const width = Math.min(next - end - 8, room.width);
    const height = freeHeight(
      { left: end + 4, right: end + 4 + width, y: rule.y },
      Math.min(room.height, limits.row + 12),
      texts.filter((text) => !row.includes(text)),
    );

    return width < limits.line || height < limits.height
      ? []
      : [
          {
            kind,
            page,
            box: { left: end + 4, top: rule.y - height - 1, width, height },
            heading: '',
            field: null,
          },
        ];
  });
}

/** Height above a rule without text, up to a most. A line that is filled in, or below a paragraph, has none. */
function freeHeight({ left, right, y }: RuledLine, most: number, texts: readonly LineLabel[]): number {
  return texts.reduce((height, { text, box }) => {
    const bottom = box.top + box.height;
    const isAbove =
      box.left < right - 2 &&
      box.left + box.width > left + 2 &&
      box.top < y - 2 &&
      bottom > y - height &&
      !/_{4,}|\.{8,}|…{3,}/u.test(text);

    return isAbove ? Math.max(0, Math.min(height, y - bottom)) : height;
  }, most);
}

/** True for a page with a word that names a line. */
export function hasLabel(words: readonly TextWord[]): boolean {
  return words.some(({ text }) => kindOfLabel(text) !== null);
}

/** A run of underscores, dots or ellipses, with or without a label before it. */
function ruleOfText({ text, box }: LineLabel): RuledLine[] {
  const match = /(_{4,}|\.{8,}|…{3,})[^\p{L}]*$/u.exec(text);
  const share = match === null ? 0 : match.index / text.length;
  const rule = { left: box.left + box.width * share, right: box.left + box.width, y: box.top + box.height };

  return match !== null && rule.right - rule.left >= limits.line ? [rule] : [];
}

function ruleOfDrawing({ left, top, width, height }: Box): RuledLine[] {
  return height <= limits.rule && width >= limits.line ? [{ left, right: left + width, y: top }] : [];
}

/** Label of a rule: below its beginning, or before it on the same line. */
function labelOf(
  { left, right, y }: RuledLine,
  texts: readonly LineLabel[],
): { readonly kind: LineKind; readonly text: LineLabel } | null {
  for (const text of texts) {
    const kind = kindOfLabel(text.text);
    const { box } = text;
    const isBelow =
      box.left >= left - 6 &&
      box.left < right &&
      box.left - left < Math.max(40, (right - left) / 3) &&
      box.top >= y - 2 &&
      box.top - y < limits.below;
    const end = Math.min(box.left + box.width, left);
    const isBefore =
      box.left < left && left - end < limits.beside && Math.abs(box.top + box.height - y) < limits.level;

    if (kind !== null && (isBelow || isBefore)) {
      return { kind, text };
    }
  }

  return null;
}

/** True for a name that is printed after its label. */
function hasNameBeside(label: LineLabel, texts: readonly LineLabel[]): boolean {
  const end = label.box.left + label.box.width;

  return texts.some(
    ({ text, box }) =>
      /\p{L}/u.test(text) &&
      Math.abs(box.top - label.box.top) < 3 &&
      box.left >= end - 1 &&
      box.left - end < limits.beside,
  );
}

function kindOfLabel(text: string): LineKind | null {
  return labels.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Words of the nearest line of text above a place, as far as they stand over it. */
function headingOf(box: Box, label: LineLabel, texts: readonly LineLabel[]): string {
  const above = texts.filter(
    (text) =>
      text !== label &&
      kindOfLabel(text.text) === null &&
      !/_{4,}|\.{8,}/.test(text.text) &&
      text.box.top + text.box.height <= box.top + 8 &&
      box.top - text.box.top < limits.heading &&
      text.box.left >= box.left - 8 &&
      text.box.left < box.left + box.width + 20,
  );
  const bottom = Math.max(...above.map((text) => text.box.top + text.box.height));
  const line = above.filter((text) => bottom - (text.box.top + text.box.height) < 3);

  return line.length === 0 || union(line.map((text) => text.box)).left > box.left + 20
    ? ''
    : line
        .toSorted((one, other) => one.box.left - other.box.left)
        .map((text) => text.text)
        .join(' ');
}

/** True for two lines in one place: a rule may be drawn twice, or over underscores. */
function isSamePlace(one: FoundLine, other: FoundLine): boolean {
  return Math.abs(one.box.left - other.box.left) < 12 && Math.abs(one.box.top - other.box.top) < 8;
}
