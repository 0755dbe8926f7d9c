import { xml, xmlPart } from '../../ooxml/xml.ts';
import { wordNamespaces } from './namespaces.ts';

const wordUri = 'http://schemas.microsoft.com/office/word';

/** `settings.xml`, with the layout rules of Word 2013 and later. */
export function settingsPart({
  evenAndOdd,
  notes,
}: {
  readonly evenAndOdd: boolean;
  readonly notes: boolean;
}): string {
  const setting = (name: string, value: string) =>
    xml('w:compatSetting', { 'w:name': name, 'w:uri': wordUri, 'w:val': value });
  const separators = xml(
    'w:footnotePr',
    {},
    xml('w:footnote', { 'w:id': -1 }),
    xml('w:footnote', { 'w:id': 0 }),
  );

  return xmlPart(
    xml(
      'w:settings',
      wordNamespaces,
      xml('w:zoom', { 'w:percent': 100 }),
      xml('w:defaultTabStop', { 'w:val': 720 }),
      evenAndOdd ? xml('w:evenAndOddHeaders') : '',
      xml('w:characterSpacingControl', { 'w:val': 'doNotCompress' }),
      notes ? separators : '',
      xml(
        'w:compat',
        {},
        setting('compatibilityMode', '15'),
        setting('overrideTableStyleFontSizeAndJustification', '1'),
        setting('enableOpenTypeFeatures', '1'),
        setting('doNotFlipMirrorIndents', '1'),
      ),
      xml('w:decimalSymbol', { 'w:val': '.' }),
      xml('w:listSeparator', { 'w:val': ',' }),
    ),
  );
}
