import { dateFormats } from '@octavo/contract/edits/fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { dictOf, nameOf, type PdfDict, type PdfObject, PdfStream, PdfString } from '@octavo/pdf/objects';
import { decodeText, encodeText } from '@octavo/pdf/syntax/text-string';

type DateFormat = (typeof dateFormats)[number];

/** Scripts with which readers check and show a date, as Acrobat writes them. */
export function dateScripts(format: DateFormat): PdfDict {
  const script = (name: string) =>
    dictOf({ S: nameOf('JavaScript'), JS: encodeText(`${name}("${format}");`) });

  return dictOf({ K: script('AFDate_KeystrokeEx'), F: script('AFDate_FormatEx') });
}

/** Format of the dates of a field; null when it has none, or an unknown one. */
export function dateFormatOf(changes: ObjectChanges, actions: PdfObject): DateFormat | null {
  const action = changes.dict(changes.dict(actions)?.get('F') ?? null);
  const script = action === null ? null : changes.get(action, 'JS');
  const text =
    script instanceof PdfStream
      ? decodeText(changes.document.decode(script))
      : script instanceof PdfString
        ? decodeText(script.bytes)
        : '';
  const [, named] = /^\s*AFDate_FormatEx\(\s*["']([^"']*)["']\s*\)/.exec(text) ?? [];

  return dateFormats.find((format) => format === named) ?? null;
}
