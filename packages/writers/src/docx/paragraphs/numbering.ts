import type { ListMarker, NumberFormat } from '@octavo/layout/model';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../parts/namespaces.ts';
import { bulletOf } from './bullets.ts';

const formats = {
  decimal: 'decimal',
  'lower-letter': 'lowerLetter',
  'upper-letter': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  circled: 'decimalEnclosedCircle',
  hangul: 'ganada',
  ideographic: 'chineseCounting',
  kana: 'aiueoFullWidth',
} as const satisfies Readonly<Record<NumberFormat, string>>;

const deepest = 8;

/** Indents of a level, in twips. */
interface LevelIndents {
  readonly start: number;
  readonly firstLine: number;
}

interface NumberingLevel extends LevelIndents {
  readonly look: string;
  readonly mark: ListMarker;
}

/** One numbering of the document: its levels and their current counts. */
interface ListNumbering {
  readonly levels: Map<number, NumberingLevel>;
  readonly counted: number[];
}

/** Numbering reference of a list item, with the resulting indents. */
export interface Numbered extends LevelIndents {
  readonly numId: number;
  readonly level: number;
}

/**
 * Numberings of a document. Word counts automatically, so an item whose number is not consecutive, or whose
 * label looks different, starts a new numbering.
 */
export class NumberingWriter {
  readonly #numberings: ListNumbering[] = [];
  /** Current numbering of each list in the model. */
  readonly #current = new Map<number, number>();

  /** Numbers an item; items must come in reading order. */
  place(mark: ListMarker, indents: LevelIndents): Numbered {
    const level = Math.min(mark.level, deepest);
    const known = this.#current.get(mark.list);
    const index = known !== undefined && this.#follows(known, level, mark) ? known : this.#begin(mark, level);
    const numbering = this.#numberings[index];
    this.#current.set(mark.list, index);

    if (numbering === undefined) {
      throw new RangeError(`no numbering ${index}`);
    }

    const own = numbering.levels.get(level) ?? { ...indents, look: lookOf(mark), mark };
    numbering.levels.set(level, own);
    numbering.counted[level] = mark.kind.kind === 'number' ? mark.kind.value : 1;
    numbering.counted.length = level + 1;

    return { numId: index + 1, level, start: own.start, firstLine: own.firstLine };
  }

  get isEmpty(): boolean {
    return this.#numberings.length === 0;
  }

  /** `numbering.xml`. */
  part(): string {
    return xmlPart(
      xml(
        'w:numbering',
        wordNamespaces,
        ...this.#numberings.map((numbering, index) => abstractNumbering(numbering, index)),
        ...this.#numberings.map((_, index) =>
          xml('w:num', { 'w:numId': index + 1 }, xml('w:abstractNumId', { 'w:val': index })),
        ),
      ),
    );
  }

  #follows(index: number, level: number, mark: ListMarker): boolean {
    const numbering = this.#numberings[index];
    const known = numbering?.levels.get(level);

    if (numbering === undefined || (known !== undefined && known.look !== lookOf(mark))) {
      return false;
    }

    if (mark.kind.kind === 'bullet') {
      return true;
    }

    const counted = numbering.counted[level];

    return mark.kind.value === (counted === undefined ? firstOf(known?.mark ?? mark) : counted + 1);
  }

  #begin(mark: ListMarker, level: number): number {
    const outer = this.#numberings[this.#current.get(mark.list) ?? -1];
    const levels = new Map<number, NumberingLevel>();

    // Labels can repeat outer numbers, so outer levels start at their current counts.
    for (const [known, value] of outer?.levels ?? []) {
      if (known < level) {
        levels.set(known, { ...value, mark: startingAt(value.mark, outer?.counted[known]) });
      }
    }

    this.#numberings.push({ levels, counted: [] });

    return this.#numberings.length - 1;
  }
}

function startingAt(mark: ListMarker, value: number | undefined): ListMarker {
  return mark.kind.kind === 'bullet' || value === undefined
    ? mark
    : { ...mark, kind: { ...mark.kind, value } };
}

function lookOf({ kind }: ListMarker): string {
  return kind.kind === 'bullet'
    ? bulletOf(kind.character).character
    : [kind.format, kind.before, kind.after, kind.outerLevels].join('\t');
}

function firstOf({ kind }: ListMarker): number {
  return kind.kind === 'number' ? kind.value : 1;
}

function abstractNumbering({ levels }: ListNumbering, index: number): string {
  return xml(
    'w:abstractNum',
    { 'w:abstractNumId': index },
    xml('w:multiLevelType', { 'w:val': levels.size > 1 ? 'multilevel' : 'hybridMultilevel' }),
    ...[...levels]
      .sort(([one], [other]) => one - other)
      .map(([level, { mark, start, firstLine }]) => {
        const { kind } = mark;

        return xml(
          'w:lvl',
          { 'w:ilvl': level },
          xml('w:start', { 'w:val': firstOf(mark) }),
          xml('w:numFmt', { 'w:val': kind.kind === 'bullet' ? 'bullet' : formats[kind.format] }),
          // Without a hanging indent, the tab after the label would advance to an arbitrary tab stop.
          firstLine < 0 ? '' : xml('w:suff', { 'w:val': 'space' }),
          xml('w:lvlText', { 'w:val': labelOf(mark, level) }),
          xml('w:lvlJc', { 'w:val': 'left' }),
          xml(
            'w:pPr',
            {},
            xml('w:ind', {
              'w:left': start,
              'w:hanging': firstLine < 0 ? -firstLine : null,
              'w:firstLine': firstLine < 0 ? null : firstLine,
            }),
          ),
          symbolFont(mark),
        );
      }),
  );
}

/**
 * Run properties with the font of a symbol bullet; '' for other bullets, which use the font of their text.
 */
function symbolFont({ kind }: ListMarker): string {
  const family = kind.kind === 'bullet' ? bulletOf(kind.character).family : null;

  return family === null
    ? ''
    : xml(
        'w:rPr',
        {},
        xml('w:rFonts', { 'w:hint': 'default', 'w:ascii': family, 'w:hAnsi': family, 'w:cs': family }),
      );
}

function labelOf({ kind }: ListMarker, level: number): string {
  if (kind.kind === 'bullet') {
    return bulletOf(kind.character).character;
  }

  const outer = Math.min(kind.outerLevels, level);
  const numbers = Array.from({ length: outer + 1 }, (_, at) => `%${level - outer + at + 1}`);

  return `${kind.before}${numbers.join('.')}${kind.after}`;
}
