import type { LineStroke } from '@octavo/layout/model';
import { xml, xmlPart } from '../ooxml/xml.ts';
import type { CellStyle } from './workbook.ts';

/** First id of custom number formats; lower ones are built in (ECMA-376, part 1, 18.8.30). */
const firstFormat = 164;

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Number formats, fonts, fills and borders of a workbook, without duplicates. */
export class StyleTable {
  readonly #formats = new Map<string, number>();
  readonly #fonts = new Pool(fontXml({ bold: false, italic: false, colour: '000000' }));
  readonly #fills = new Pool(
    xml('fill', {}, xml('patternFill', { patternType: 'none' })),
    xml('fill', {}, xml('patternFill', { patternType: 'gray125' })),
  );
  readonly #borders = new Pool(xml('border', {}, '<left/><right/><top/><bottom/><diagonal/>'));
  readonly #cells = new Pool(xml('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0, xfId: 0 }));

  /** Index by which cells refer to this style and format. */
  indexOf(style: CellStyle, format: string): number {
    const numFmtId = this.#formatOf(format);
    const fontId = this.#fonts.indexOf(fontXml(style));
    const fillId = style.background === null ? 0 : this.#fills.indexOf(fillXml(style.background));
    const borderId = this.#borders.indexOf(borderXml(style));
    const alignment = xml('alignment', {
      horizontal: style.horizontal,
      vertical: style.vertical,
      wrapText: style.wrap || null,
      textRotation: style.rotation === 0 ? null : style.rotation > 0 ? style.rotation : 90 - style.rotation,
    });

    return this.#cells.indexOf(
      xml(
        'xf',
        {
          numFmtId,
          fontId,
          fillId,
          borderId,
          xfId: 0,
          applyNumberFormat: numFmtId > 0,
          applyFont: fontId > 0,
          applyFill: fillId > 0,
          applyBorder: borderId > 0,
          applyAlignment: true,
        },
        alignment,
      ),
    );
  }

  part(): string {
    const formats = [...this.#formats].map(([formatCode, numFmtId]) =>
      xml('numFmt', { numFmtId, formatCode }),
    );

    return xmlPart(
      xml(
        'styleSheet',
        { xmlns: namespace },
        formats.length === 0 ? '' : xml('numFmts', { count: formats.length }, ...formats),
        this.#fonts.part('fonts'),
        this.#fills.part('fills'),
        this.#borders.part('borders'),
        xml('cellStyleXfs', { count: 1 }, xml('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })),
        this.#cells.part('cellXfs'),
        xml('cellStyles', { count: 1 }, xml('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
      ),
    );
  }

  #formatOf(format: string): number {
    if (format === 'General') {
      return 0;
    }

    const known = this.#formats.get(format) ?? firstFormat + this.#formats.size;
    this.#formats.set(format, known);

    return known;
  }
}

/** Unique elements of one kind, in order of first use. */
class Pool {
  readonly #elements: Map<string, number>;

  constructor(...first: readonly string[]) {
    this.#elements = new Map(first.map((element, index) => [element, index]));
  }

  indexOf(element: string): number {
    const index = this.#elements.get(element) ?? this.#elements.size;
    this.#elements.set(element, index);

    return index;
  }

  part(name: string): string {
    return xml(name, { count: this.#elements.size }, ...this.#elements.keys());
  }
}

function fontXml({ bold, italic, colour }: Pick<CellStyle, 'bold' | 'italic' | 'colour'>): string {
  return xml(
    'font',
    {},
    bold ? '<b/>' : '',
    italic ? '<i/>' : '',
    xml('sz', { val: 10 }),
    xml('color', { rgb: `FF${colour.toUpperCase()}` }),
    xml('name', { val: 'Arial' }),
    xml('family', { val: 2 }),
  );
}

function fillXml(colour: string): string {
  return xml(
    'fill',
    {},
    xml('patternFill', { patternType: 'solid' }, xml('fgColor', { rgb: `FF${colour.toUpperCase()}` })),
  );
}

function borderXml({ borders }: CellStyle): string {
  return xml(
    'border',
    {},
    side('left', borders.left),
    side('right', borders.right),
    side('top', borders.top),
    side('bottom', borders.bottom),
    '<diagonal/>',
  );
}

function side(name: string, stroke: LineStroke | null): string {
  if (stroke === null) {
    return xml(name);
  }

  const style = stroke.widthPoints >= 2 ? 'thick' : stroke.widthPoints >= 1.1 ? 'medium' : 'thin';

  return xml(name, { style }, xml('color', { rgb: `FF${stroke.colour.toUpperCase()}` }));
}
