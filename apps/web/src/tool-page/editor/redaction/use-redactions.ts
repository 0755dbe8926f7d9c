import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { RedactionPattern } from '@octavo/contract/edits/redactions';
import { randomToken } from '../../../transports/random-token.ts';
import { wholeDocument } from '../document/page-keys.ts';
import type { ChangeVerb } from '../edits/change-name.ts';
import { useEditor } from '../state/editor-context.ts';
import { markAreas, markText, removeMark, toggleHit, togglePattern } from './redaction-edits.ts';

/** Actions that mark what is removed, each one step of undo. */
export function useRedactions() {
  const { state, dispatch } = useEditor();
  const { operations } = state.history;
  const id = () => randomToken().slice(0, 16);
  const edit = (changed: readonly Operation[], verb: ChangeVerb, page: string) =>
    dispatch({ kind: 'edit', edit: { operations: changed, name: { verb, object: 'redaction' }, page } });

  return {
    markAreas: (page: string, areas: readonly Box[]) =>
      edit(markAreas(operations, id(), page, areas), 'mark', page),
    markText: (text: string) => edit(markText(operations, id(), text), 'mark', wholeDocument),
    togglePattern: (pattern: RedactionPattern) =>
      edit(togglePattern(operations, id(), pattern), 'mark', wholeDocument),
    except: (operation: string, page: string, hit: number) =>
      edit(toggleHit(operations, operation, page, hit), 'change', page),
    remove: (operation: string, page: string) => edit(removeMark(operations, operation), 'delete', page),
  };
}
