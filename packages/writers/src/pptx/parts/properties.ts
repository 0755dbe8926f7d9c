import { escapeXml } from '@octavo/pdf/text/escape-xml';
import type { PackageWriter } from '../../ooxml/package-writer.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import type { Presentation } from '../../slides/slide.ts';

const packageProperties =
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** Adds title, author, language and producer of the document (ECMA-376, part 2, 11). */
export function addProperties(
  writer: PackageWriter,
  { title, author, language, slides }: Presentation,
): void {
  writer.relate('', packageProperties, 'docProps/core.xml');
  writer.add(
    'docProps/core.xml',
    'application/vnd.openxmlformats-package.core-properties+xml',
    xmlPart(
      xml(
        'cp:coreProperties',
        {
          'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        },
        textElement('dc:title', title),
        textElement('dc:creator', author),
        textElement('dc:language', language),
      ),
    ),
  );

  writer.relate('', 'extended-properties', 'docProps/app.xml');
  writer.add(
    'docProps/app.xml',
    'application/vnd.openxmlformats-officedocument.extended-properties+xml',
    xmlPart(
      xml(
        'Properties',
        { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
        xml('Application', {}, 'Octavo'),
        xml('Slides', {}, String(slides.length)),
      ),
    ),
  );
}

function textElement(name: string, text: string | null): string {
  return text === null || text === '' ? '' : xml(name, {}, escapeXml(text));
}
