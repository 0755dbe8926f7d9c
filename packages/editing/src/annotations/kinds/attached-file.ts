import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { dictOf, nameOf, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { editNotPossible } from '../../edit-failures.ts';
import { rgbOf } from '../../geometry/colors.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { pdfDate } from '../dates.ts';
import { drawFileIcon } from '../icons/file-icons.ts';
import { iconBox } from '../icons/icon-box.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type AttachedFile = AnnotationOf<'file'>;

/** Names of the icons (ISO 32000-2, table 187). */
const names = { paperclip: 'Paperclip', pushpin: 'PushPin', graph: 'Graph', tag: 'Tag' } as const;

export async function drawAttachedFile(
  { at, asset, icon, color }: AttachedFile,
  place: DrawingPlace,
): Promise<DrawnAnnotation> {
  const box = iconBox(at);

  return {
    subtype: 'FileAttachment',
    entries: { Name: nameOf(names[icon]), C: [...rgbOf(color)], FS: await fileOf(asset, place) },
    box,
    draw: (drawing) => drawFileIcon(drawing, icon, box, rgbOf(color)),
  };
}

export function readAttachedFile(source: AnnotationSource): AttachedFile | null {
  const { left, top } = source.box;
  const file = source.inner('FS');
  const name = source.name('Name');
  const asset = file?.text('UF') || file?.text('F') || '';

  return asset === ''
    ? null
    : {
        type: 'file',
        at: { x: left, y: top },
        asset,
        icon:
          (Object.keys(names) as AttachedFile['icon'][]).find((each) => names[each] === name) ?? 'pushpin',
        color: source.color('C') ?? '#000000',
        contents: '',
        opacity: 1,
      };
}

/** A file that was not sent again stays when the annotation that holds it is changed. */
async function fileOf(asset: string, { editor, host, replaced }: DrawingPlace): Promise<PdfObject> {
  const bytes = await host.fileOf(asset);

  if (bytes !== null) {
    return embeddedFile(editor, asset, bytes, host.now);
  }

  if (replaced === null || readAttachedFile(replaced)?.asset !== asset) {
    throw editNotPossible('asset-missing');
  }

  return replaced.dict.get('FS');
}

/** Writes a file with its name (ISO 32000-2, 7.11.4). */
function embeddedFile({ changes }: PdfEditor, name: string, bytes: Uint8Array, now: Date): PdfObject {
  const stream = changes.addStream(
    dictOf({
      Type: nameOf('EmbeddedFile'),
      Params: dictOf({ Size: bytes.length, ModDate: pdfDate(now) }),
    }),
    bytes,
  );

  return changes.add(
    dictOf({
      Type: nameOf('Filespec'),
      F: encodeText(name),
      UF: encodeText(name),
      EF: dictOf({ F: stream, UF: stream }),
    }),
  );
}
