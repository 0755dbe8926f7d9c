import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';
import type { OperationFacts } from '@octavo/contract/edits/edit-rights';
import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import type { EditorTask } from '@octavo/tools/kit/types';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { isMarkup } from '../document/annotation-geometry.ts';
import type { DocumentContents } from '../document/document-contents.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import { forbiddenBy } from '../document/forbidden.ts';
import { shiftedBox } from '../document/geometry.ts';
import {
  addAnnotation,
  changeAnnotation,
  deleteAnnotation,
  moveAnnotation,
  withAuthor,
} from '../edits/annotation-edits.ts';
import { kindOf } from '../edits/change-name.ts';
import { changeLink, deleteLink } from '../edits/link-edits.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { LineStore } from '../signing/line-store.ts';
import { SetTexts } from '../text/set-texts.ts';
import type { ToolName } from '../tools/editor-tools.ts';
import type { AssetStore } from './asset-store.ts';
import { commentName } from './comment-name.ts';
import type { EditorShared } from './editor-context.ts';
import { useEditorState } from './use-editor-state.ts';
import { useListedPages } from './use-listed-pages.ts';

interface EditedDocument {
  readonly name: string;
  readonly document: EditingDocument;
  readonly task: EditorTask;
  readonly contents: DocumentContents;
  readonly assets: AssetStore;
  /** The list as it was saved, or nothing. */
  readonly operations: readonly Operation[];
  show(page: string, part?: Box): void;
  approach(page: string, part: Box): void;
}

/** State of the editor with the actions that several parts of it use. */
export function useEditing({
  name,
  document,
  task,
  contents,
  assets,
  operations,
  show,
  approach,
}: EditedDocument): EditorShared {
  const locale = useLocale();
  const words = editorWords(locale);
  const allows = useCallback(
    (operation: OperationFacts) => task !== 'verify' && forbiddenBy(operation, document.description) === null,
    [document, task],
  );
  const { state, dispatch, list } = useEditorState({
    operations,
    locale,
    allows,
    tool: startTool(task, allows),
  });
  const { isLocked } = state;
  const { pages, numberOf, sizeOf } = useListedPages(document, contents, state.history.operations);
  const announce = useAnnounce();
  const [setTexts] = useState(() => new SetTexts(document));
  const [lines] = useState(() => new LineStore(document));

  const add = useCallback(
    (page: string, annotation: Annotation) => {
      if (isLocked || !allows({ kind: 'annotation.add' })) {
        return;
      }

      const id = randomToken().slice(0, 16);
      const object = kindOf(annotation);
      dispatch({
        kind: 'edit',
        edit: {
          operations: addAnnotation(list(), id, page, withAuthor(annotation, commentName())),
          name: { verb: 'add', object },
          page,
        },
        // Several marks or strokes follow each other; everything else is adjusted after it was made.
        ...(isMarkup(annotation) || annotation.type === 'ink'
          ? { select: null }
          : { select: { page, key: id }, tool: 'select' }),
      });
      announce(fill(words.announce.added, { object: words.objects[object] }));
    },
    [announce, words, isLocked, allows, dispatch, list],
  );

  const change = useCallback(
    (object: PageObject, annotation: Annotation, joins?: string) => {
      dispatch({
        kind: 'edit',
        edit: {
          operations: changeAnnotation(list(), randomToken().slice(0, 16), object, annotation),
          name: { verb: 'change', object: object.kind },
          page: object.page,
          joins: joins === undefined ? undefined : `${object.key} ${joins}`,
        },
      });
    },
    [dispatch, list],
  );

  const move = useCallback(
    (object: PageObject, by: { readonly x: number; readonly y: number }, joins?: string) => {
      const id = randomToken().slice(0, 16);
      const { page, ref, link } = object;
      dispatch({
        kind: 'edit',
        edit: {
          operations:
            link === null
              ? moveAnnotation(list(), id, object, by)
              : changeLink(list(), id, page, ref, {
                  areas: link.areas.map((area) => shiftedBox(area, by)),
                }),
          name: { verb: 'move', object: object.kind },
          page,
          joins: joins === undefined ? undefined : `${object.key} ${joins}`,
        },
      });
    },
    [dispatch, list],
  );

  const remove = useCallback(
    (object: PageObject) => {
      if (isLocked || !allows({ kind: object.kind === 'link' ? 'link.delete' : 'annotation.delete' })) {
        return;
      }

      const id = randomToken().slice(0, 16);
      const { page, ref, kind } = object;
      dispatch({
        kind: 'edit',
        edit: {
          operations:
            kind === 'link' ? deleteLink(list(), id, page, ref) : deleteAnnotation(list(), id, object),
          name: { verb: 'delete', object: kind },
          page,
        },
        select: null,
      });
      announce(fill(words.announce.deleted, { object: words.objects[kind] }));
    },
    [announce, words, isLocked, allows, dispatch, list],
  );

  // The place of work stays in view while steps are undone and redone on its page.
  const reveal = useEffectEvent((page: string) => show(page, { left: 0, top: 0, ...sizeOf(page) }));
  const shownTime = state.shown?.time;
  const shownPage = state.shown?.page;

  useEffect(() => {
    if (shownPage !== undefined && shownTime !== undefined) {
      reveal(shownPage);
    }
  }, [shownPage, shownTime]);

  return useMemo(
    () => ({
      name,
      document,
      task,
      contents,
      assets,
      setTexts,
      lines,
      state,
      pages,
      numberOf,
      sizeOf,
      dispatch,
      list,
      add,
      change,
      move,
      remove,
      show,
      approach,
    }),
    [
      name,
      document,
      task,
      contents,
      assets,
      setTexts,
      lines,
      state,
      pages,
      numberOf,
      dispatch,
      list,
      sizeOf,
      add,
      change,
      move,
      remove,
      show,
      approach,
    ],
  );
}

/** The page for redaction begins with its tool, where the file permits it. */
function startTool(task: EditorTask, allows: (operation: OperationFacts) => boolean): ToolName {
  return task === 'redact' && allows({ kind: 'redact.area' }) ? 'redact' : 'select';
}
