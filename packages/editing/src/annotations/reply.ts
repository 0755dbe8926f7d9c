import type { reviewStates } from '@octavo/contract/edits/annotations';
import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { dictOf, nameOf, PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import type { EditContext, EditPage } from '../edit-context.ts';
import { AnnotationSource } from './annotation-source.ts';
import { checkKind } from './check-kind.ts';
import { findAnnotation } from './find-annotation.ts';
import { newEntries, unusedName } from './shared-entries.ts';
import { dependents } from './thread.ts';

/** Flags (ISO 32000-2, table 167): printed and fixed as all notes are; states are hidden, too. */
const printed = 28;
const hidden = 30;

/** Names of the states of a review (table 174). */
export const stateNames: Readonly<Record<(typeof reviewStates)[number], string>> = {
  none: 'None',
  accepted: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export function replyToAnnotation(context: EditContext, operation: OperationOf<'annotation.reply'>): void {
  addReply(context, operation, { F: printed, Contents: encodeText(operation.text.replaceAll('\n', '\r')) });
}

/** Adds the state as a hidden reply to the state that its author has set before, if any (12.5.6.3). */
export function setAnnotationState(context: EditContext, operation: OperationOf<'annotation.state'>): void {
  const name = stateNames[operation.state];
  const { page, ref } = findAnnotation(context, operation.page, operation.target);
  addReply(context, operation, {
    IRT: latestState(context, page, ref, operation.author ?? ''),
    F: hidden,
    StateModel: encodeText('Review'),
    State: encodeText(name),
    Contents: encodeText(operation.author === undefined ? name : `${name} (${operation.author})`),
  });
}

/** The last state of a review that an author has set; the annotation itself when there is none. */
function latestState({ editor }: EditContext, page: EditPage, root: PdfRef, author: string): PdfRef {
  const states = dependents(editor.changes, page.edited.annotations, root).flatMap((ref) => {
    const dict = editor.changes.dict(ref);
    const source = dict === null ? null : new AnnotationSource(editor.changes, dict, page.space);
    const isState = source?.text('StateModel') === 'Review' && source.text('T') === author;

    return isState ? [{ ref, repliesTo: source.dict.get('IRT') }] : [];
  });
  let latest = root;

  // Each reply is passed once: replies of a damaged file may form a circle.
  for (const _ of states) {
    const next = states.find(
      ({ repliesTo }) => repliesTo instanceof PdfRef && repliesTo.number === latest.number,
    );

    if (next === undefined) {
      break;
    }

    latest = next.ref;
  }

  return latest;
}

/** A reply has the box of its annotation and an empty appearance: readers would draw an icon of their own. */
function addReply(
  context: EditContext,
  { id, page: key, target, author }: OperationOf<'annotation.reply' | 'annotation.state'>,
  entries: Readonly<Record<string, PdfObject>>,
): void {
  const { page, ref, source } = findAnnotation(context, key, target);
  checkKind(source);
  const appearance = context.editor.appearance(source.box);
  const dict = dictOf({
    ...newEntries({ subtype: 'Text', name: unusedName(page, id), author }, context.host.now),
    IRT: ref,
    RT: nameOf('R'),
    ...entries,
  });
  const made = page.edited.addAnnotation(
    new PdfDict([...dict.entries, ...page.edited.appearanceEntries(appearance, source.box, true)]),
  );
  context.made.set(id, { page, ref: made });
}
