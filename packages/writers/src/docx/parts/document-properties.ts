import type { DocumentLayout } from '@octavo/layout/model';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import type { PackageWriter } from '../../ooxml/package-writer.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';

const coreType = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** Adds title, author and language of the document (ECMA-376, part 2, 11). */
export function addProperties(writer: PackageWriter, { title, author, language }: DocumentLayout): void {
  const element = (name: string, value: string | null) =>
    value === null ? '' : xml(name, {}, escapeXml(value));

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
        element('dc:title', title),
        element('dc:creator', author),
        element('dc:language', language),
      ),
    ),
  );
  writer.relate('', coreType, 'docProps/core.xml');
}
