import { useEffect, useRef } from 'react';
import { handledBox } from '../canvas/move-gestures.ts';
import type { ZoomStep } from '../canvas/viewport.tsx';
import { usePageCrop } from '../crop/use-page-crop.ts';
import { hasText, isMarkup, resized } from '../document/annotation-geometry.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useFieldKeys } from '../form/use-field-keys.ts';
import { useGraphicKeys } from '../graphics/use-graphic-keys.ts';
import { useGroupKeys } from '../group/use-group-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { useChooseTool } from '../state/use-choose-tool.ts';
import { useObjectActions } from '../state/use-object-actions.ts';
import { useSelectedObject } from '../state/use-page-objects.ts';
import { useTextKeys } from '../text/use-text-keys.ts';
import { commandOf, type EditorCommand } from './editor-keys.ts';
import { useKeyMarking } from './use-key-marking.ts';
import { useKeyPlacing } from './use-key-placing.ts';
import { useKeySetting } from './use-key-setting.ts';
import { focusPart, walkParts } from './walk-parts.ts';

interface KeyHost {
  /** Page in view. */
  readonly page: string;
  onZoom(step: ZoomStep): void;
  onApply(): void;
}

/** Keyboard of the editor: every tool and every action on an object. */
export function useEditorKeys(host: KeyHost): void {
  const { state, dispatch, move, change, remove } = useEditor();
  const object = useSelectedObject();
  const graphic = useGraphicKeys();
  const onField = useFieldKeys();
  const text = useTextKeys(host.page);
  const group = useGroupKeys();
  const actions = useObjectActions();
  const { hasKeys } = useKeySetting();
  const placeOn = useKeyPlacing(host.page);
  const choose = useChooseTool();
  const mark = useKeyMarking(host.page);
  const crop = usePageCrop();

  const run = (command: EditorCommand): boolean => {
    if (crop !== null && (command.kind === 'escape' || isOnViewport()) && crop.run(command)) {
      return true;
    }

    switch (command.kind) {
      case 'undo':
      case 'redo':
        dispatch({ kind: command.kind });

        return true;
      case 'zoom':
        host.onZoom(command.step);

        return true;
      case 'apply':
        host.onApply();

        return true;
      case 'find':
        dispatch({ kind: 'panel', panel: 'find' });
        focusSearch();

        return true;
      case 'pages':
        if (!focusPart('strip')) {
          dispatch({ kind: 'panel', panel: 'pages' });
        }

        return true;
      case 'walk':
      case 'walk-back':
        walkParts(command.kind === 'walk' ? 1 : -1);

        return true;
      case 'tool':
        choose(command.button);

        return true;
      case 'place':
        // Enter on a button presses it.
        return isOnViewport() && (text.place() || mark.finish() || placeOrType());
      case 'escape':
        return graphic(command) || escape();
      default:
        if (group(command) || graphic(command) || onField(command) || text.run(command)) {
          return true;
        }

        return object === null
          ? command.kind === 'nudge' && isOnViewport() && mark.go(command)
          : runOn(object, command);
    }
  };

  /** Enter places what the tool makes, and types in the selected text. */
  const placeOrType = (): boolean => {
    if (object !== null && object.annotation !== null && hasText(object.annotation)) {
      dispatch({
        kind: 'type',
        typing: { page: object.page, target: object, annotation: object.annotation },
      });

      return true;
    }

    return placeOn();
  };

  const escape = (): boolean => {
    const { activeElement } = document;

    if (activeElement instanceof HTMLElement && activeElement.closest('[data-part="panel"]') !== null) {
      document.querySelector<HTMLElement>('[data-part="viewport"]')?.focus();
    } else if (state.openText !== null) {
      dispatch({ kind: 'open-text', text: null });
    } else if (state.marking !== null) {
      dispatch({ kind: 'mark', marking: null });
    } else if (state.pendingLink !== null) {
      dispatch({ kind: 'draw-link', link: null });
    } else if (state.tool !== 'select') {
      dispatch({ kind: 'tool', tool: 'select' });
    } else {
      dispatch({ kind: 'select', selection: null });
    }

    return true;
  };

  const runOn = (target: PageObject, command: EditorCommand): boolean => {
    const { annotation } = target;

    switch (command.kind) {
      case 'delete':
        remove(target);

        return true;
      case 'duplicate':
        actions.duplicate(target);

        return true;
      case 'order':
        actions.reorder(target, command.by);

        return true;
      case 'nudge':
        if (annotation === null || !isMarkup(annotation)) {
          move(target, command, 'keys');
        }

        return true;
      case 'resize': {
        const box = annotation === null ? null : handledBox(annotation);
        const next =
          annotation === null || box === null
            ? null
            : resized(annotation, {
                ...box,
                width: Math.max(1, box.width + command.x),
                height: Math.max(1, box.height + command.y),
              });

        if (next !== null) {
          change(target, next, 'resize keys');
        }

        return true;
      }
      default:
        return false;
    }
  };

  const latest = useRef(run);

  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('[role="dialog"][data-open], [role="alertdialog"]') !== null;

      // A field over the page has handled its own keys.
      if (event.defaultPrevented || isInDialog) {
        return;
      }

      const command = commandOf(event, isInField(event.target), hasKeys);

      if (command !== null && latest.current(command)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);

    return () => document.removeEventListener('keydown', onKey);
  }, [hasKeys]);
}

/** Gives the focus to the field of the search, also when its panel was open before. */
function focusSearch(): void {
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-search] input')?.select());
}

function isOnViewport(): boolean {
  const { activeElement } = document;

  return activeElement === document.body || activeElement?.closest('[data-part="viewport"]') !== null;
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !==
      null
  );
}
