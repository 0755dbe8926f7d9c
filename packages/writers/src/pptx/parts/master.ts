import { transformOf } from '../../drawingml/geometry.ts';
import { emu } from '../../drawingml/units.ts';
import type { PackageWriter } from '../../ooxml/package-writer.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import { namespaces, type PackagePart } from './part.ts';
import { colourMapOverride, commonSlide } from './slide-part.ts';
import { themePart } from './theme.ts';

const types = 'application/vnd.openxmlformats-officedocument.presentationml.';

export const masterPath = 'ppt/slideMasters/slideMaster1.xml';

/** Layouts for slides with and without a title. */
export const layoutPaths = {
  title: 'ppt/slideLayouts/slideLayout1.xml',
  blank: 'ppt/slideLayouts/slideLayout2.xml',
} as const;

/** First id in the range shared by masters and layouts (`ST_SlideMasterId`). */
export const firstMasterId = 2_147_483_648;

const colourMap = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
} as const;

/** Adds the master with the common background of most slides, its two layouts and its theme. */
export function addMaster(part: PackagePart): void {
  const { writer, presentation } = part;
  const themePath = 'ppt/theme/theme1.xml';
  writer.add(themePath, 'application/vnd.openxmlformats-officedocument.theme+xml', themePart(presentation));

  const layoutIds = Object.values(layoutPaths).map((path, index) =>
    xml('p:sldLayoutId', {
      id: firstMasterId + 1 + index,
      'r:id': writer.relate(part.path, 'slideLayout', path),
    }),
  );
  writer.relate(part.path, 'theme', themePath);
  writer.add(part.path, `${types}slideMaster+xml`, masterPart(part, layoutIds));

  addLayout(writer, layoutPaths.title, 'Title Only', 'titleOnly', [titlePlaceholder(part, false)], part);
  addLayout(writer, layoutPaths.blank, 'Blank', 'blank', [], part);
}

function masterPart(part: PackagePart, layoutIds: readonly string[]): string {
  const { background, items } = part.presentation.master;
  const shown = background ?? { kind: 'colour', colour: 'ffffff' };

  return xmlPart(
    xml(
      'p:sldMaster',
      namespaces,
      commonSlide({ background: shown, items }, part, titlePlaceholder(part, true)),
      xml('p:clrMap', colourMap),
      xml('p:sldLayoutIdLst', {}, ...layoutIds),
      xml(
        'p:txStyles',
        {},
        xml('p:titleStyle', {}, levelStyle(1, 2_800, '+mj')),
        xml('p:bodyStyle', {}, levelStyle(1, 1_800, '+mn')),
        xml('p:otherStyle', {}, levelStyle(1, 1_800, '+mn')),
      ),
    ),
  );
}

function addLayout(
  writer: PackageWriter,
  path: string,
  name: string,
  type: string,
  placeholders: readonly string[],
  part: PackagePart,
): void {
  const content = commonSlide({ name, background: null, items: [] }, { ...part, path }, ...placeholders);
  writer.relate(path, 'slideMaster', masterPath);
  writer.add(
    path,
    `${types}slideLayout+xml`,
    xmlPart(xml('p:sldLayout', { ...namespaces, type, preserve: true }, content, colourMapOverride)),
  );
}

/** Placeholder for a title added later, along the top. */
function titlePlaceholder({ presentation }: PackagePart, isPlaced: boolean): string {
  const { widthPoints, heightPoints } = presentation;
  const box = {
    left: widthPoints * 0.06,
    top: heightPoints * 0.05,
    right: widthPoints * 0.94,
    bottom: heightPoints * 0.17,
  };

  return xml(
    'p:sp',
    {},
    xml(
      'p:nvSpPr',
      {},
      xml('p:cNvPr', { id: 2, name: 'Title 1' }),
      xml('p:cNvSpPr', {}, xml('a:spLocks', { noGrp: true })),
      xml('p:nvPr', {}, xml('p:ph', { type: 'title' })),
    ),
    isPlaced
      ? xml('p:spPr', {}, transformOf('a:xfrm', box, 0), xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst')))
      : xml('p:spPr'),
    xml(
      'p:txBody',
      {},
      isPlaced
        ? xml('a:bodyPr', { vert: 'horz', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 'ctr' })
        : xml('a:bodyPr'),
      xml('a:lstStyle'),
      xml('a:p', {}, xml('a:r', {}, xml('a:rPr', { lang: 'en' }), xml('a:t', {}, 'Title'))),
    ),
  );
}

/** Text style of a level, without formatting of its own. */
export function levelStyle(level: number, size: number, themeFont: '+mj' | '+mn'): string {
  return xml(
    `a:lvl${level}pPr`,
    { marL: emu(0), indent: emu(0), algn: 'l', rtl: false },
    xml('a:buNone'),
    xml(
      'a:defRPr',
      { sz: size },
      xml('a:solidFill', {}, xml('a:schemeClr', { val: 'tx1' })),
      xml('a:latin', { typeface: `${themeFont}-lt` }),
      xml('a:ea', { typeface: `${themeFont}-ea` }),
      xml('a:cs', { typeface: `${themeFont}-cs` }),
    ),
  );
}
