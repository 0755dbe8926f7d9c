import { emu } from '../drawingml/units.ts';
import { PackageWriter } from '../ooxml/package-writer.ts';
import { xml, xmlPart } from '../ooxml/xml.ts';
import type { Presentation } from '../slides/slide.ts';
import { addMaster, firstMasterId, layoutPaths, levelStyle, masterPath } from './parts/master.ts';
import { MediaFolder, type PictureBytes } from './parts/media.ts';
import { namespaces, slidePath } from './parts/part.ts';
import { addProperties } from './parts/properties.ts';
import { slidePart } from './parts/slide-part.ts';
import { withMaster } from './with-master.ts';

const types = 'application/vnd.openxmlformats-officedocument.presentationml.';
const path = 'ppt/presentation.xml';

/** First slide id (`ST_SlideId`). */
const firstSlideId = 256;

/** Size of notes pages, portrait, which a presentation must declare (`CT_NotesSize`). */
const notesSize = { cx: 6_858_000, cy: 9_144_000 };

/** Default table style, without borders and fills. */
const noTableStyle = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

/**
 * Writes the parts of a PowerPoint presentation (ECMA-376, part 1, 13).
 *
 * @param pictures by `pictureName`; missing ones are omitted
 */
export function writePptx(
  source: Presentation,
  pictures: ReadonlyMap<string, PictureBytes>,
): Map<string, string | Uint8Array> {
  const presentation = withMaster(source, pictures);
  const writer = new PackageWriter();
  const media = new MediaFolder(writer, pictures);
  writer.relate('', 'officeDocument', path);
  addProperties(writer, presentation);

  const masterId = writer.relate(path, 'slideMaster', masterPath);
  addMaster({ path: masterPath, writer, media, presentation });

  const slideIds = presentation.slides.map((slide, index) => {
    const part = { path: slidePath(index), writer, media, presentation };
    const hasTitle = slide.items.some((item) => item.kind === 'shape' && item.role === 'title');
    writer.relate(part.path, 'slideLayout', hasTitle ? layoutPaths.title : layoutPaths.blank);
    writer.add(part.path, `${types}slide+xml`, slidePart(slide, part));

    return writer.relate(path, 'slide', part.path);
  });

  addSettings(writer);
  writer.add(
    path,
    `${types}presentation.main+xml`,
    xmlPart(
      xml(
        'p:presentation',
        namespaces,
        xml('p:sldMasterIdLst', {}, xml('p:sldMasterId', { id: firstMasterId, 'r:id': masterId })),
        xml(
          'p:sldIdLst',
          {},
          ...slideIds.map((id, index) => xml('p:sldId', { id: firstSlideId + index, 'r:id': id })),
        ),
        xml('p:sldSz', { cx: emu(presentation.widthPoints), cy: emu(presentation.heightPoints) }),
        xml('p:notesSz', notesSize),
        xml('p:defaultTextStyle', {}, levelStyle(1, 1_800, '+mn')),
      ),
    ),
  );

  return writer.parts();
}

/** Adds parts that PowerPoint writes with every presentation and expects. */
function addSettings(writer: PackageWriter): void {
  const settings = [
    ['presProps', 'p:presentationPr', namespaces],
    ['viewProps', 'p:viewPr', namespaces],
    ['tableStyles', 'a:tblStyleLst', { 'xmlns:a': namespaces['xmlns:a'], def: noTableStyle }],
  ] as const;

  for (const [name, element, attributes] of settings) {
    writer.relate(path, name, `ppt/${name}.xml`);
    writer.add(`ppt/${name}.xml`, `${types}${name}+xml`, xmlPart(xml(element, attributes)));
  }
}
