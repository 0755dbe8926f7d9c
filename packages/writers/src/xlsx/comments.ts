import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { xml, xmlPart } from '../ooxml/xml.ts';
import { cellReference } from './cell-reference.ts';
import type { SheetCell } from './workbook.ts';

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface CommentParts {
  readonly comments: string;
  /** Comment boxes, which Excel stores as VML. */
  readonly drawing: string;
}

/** Comments of a sheet; null when it has none. */
export function commentParts(cells: readonly SheetCell[]): CommentParts | null {
  const noted = cells.flatMap(({ row, column, comment }) =>
    comment === null ? [] : [{ row, column, comment }],
  );

  if (noted.length === 0) {
    return null;
  }

  const comments = noted.map(({ row, column, comment }) =>
    xml(
      'comment',
      { ref: cellReference(row, column), authorId: 0 },
      xml('text', {}, xml('r', {}, xml('t', { 'xml:space': 'preserve' }, escapeXml(comment)))),
    ),
  );

  return {
    comments: xmlPart(
      xml(
        'comments',
        { xmlns: namespace },
        xml('authors', {}, xml('author', {}, 'Octavo')),
        xml('commentList', {}, ...comments),
      ),
    ),
    drawing: xml(
      'xml',
      {
        'xmlns:v': 'urn:schemas-microsoft-com:vml',
        'xmlns:o': 'urn:schemas-microsoft-com:office:office',
        'xmlns:x': 'urn:schemas-microsoft-com:office:excel',
      },
      xml(
        'v:shapetype',
        { id: '_x0000_t202', coordsize: '21600,21600', 'o:spt': 202, path: 'm,l,21600r21600,l21600,xe' },
        xml('v:stroke', { joinstyle: 'miter' }),
        xml('v:path', { gradientshapeok: 't', 'o:connecttype': 'rect' }),
      ),
      ...noted.map(({ row, column }, index) =>
        xml(
          'v:shape',
          {
            id: `_x0000_s${1025 + index}`,
            type: '#_x0000_t202',
            style: 'position:absolute;width:160pt;height:60pt;visibility:hidden',
            fillcolor: '#ffffe1',
          },
          xml('v:fill', { color2: '#ffffe1' }),
          xml('v:textbox'),
          xml(
            'x:ClientData',
            { ObjectType: 'Note' },
            '<x:MoveWithCells/><x:SizeWithCells/>',
            xml('x:Anchor', {}, `${column + 1}, 15, ${row}, 4, ${column + 4}, 15, ${row + 4}, 4`),
            '<x:AutoFill>False</x:AutoFill>',
            xml('x:Row', {}, String(row)),
            xml('x:Column', {}, String(column)),
          ),
        ),
      ),
    ),
  };
}
