import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { addAnnotation } from '../annotations/add-annotation.ts';
import { drawStamp } from '../annotations/kinds/stamp.ts';
import type { EditContext } from '../edit-context.ts';

type StampPlacing = OperationOf<'stamp.place'>;
type StampPlace = StampPlacing['places'][number];

export async function placeStamp(context: EditContext, operation: StampPlacing): Promise<void> {
  for (const place of operation.places) {
    context.host.signal.throwIfAborted();
    await (operation.as === 'content' ? drawOn : annotateOn)(context, operation, place);
  }
}

async function annotateOn(context: EditContext, operation: StampPlacing, place: StampPlace): Promise<void> {
  const { id, author } = operation;
  const annotation = { ...stampOf(operation, place), ...(author === undefined ? {} : { author }) };
  await addAnnotation(context, { id, kind: 'annotation.add', page: place.page, annotation });
}

async function drawOn(context: EditContext, operation: StampPlacing, place: StampPlace): Promise<void> {
  const { editor, host } = context;
  const { edited, space } = context.page(place.page);
  const { box, draw } = await drawStamp(stampOf(operation, place), { editor, host, space, replaced: null });
  const appearance = editor.appearance(box, { opacity: operation.opacity });
  await draw?.(appearance.drawing);
  edited.drawAppearance(appearance);
}

function stampOf({ face, color, opacity }: StampPlacing, { box, angle }: StampPlace) {
  return { type: 'stamp', box, face, color, angle, opacity, contents: '' } as const;
}
