import type { Box, Point } from '@octavo/contract/edits/primitives';
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import { isMarkup } from '../document/annotation-geometry.ts';
import type { TextWord } from '../document/editing-document.ts';
import { boxBetween, distance, roundedBox, type Size } from '../document/geometry.ts';
import { objectAt } from '../edits/hit-test.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useFieldActions } from '../form/use-field-actions.ts';
import type { Graphic } from '../graphics/graphic.ts';
import { useGraphicActions } from '../graphics/use-graphic-actions.ts';
import { useGraphicPicking } from '../graphics/use-graphic-picking.ts';
import { keysInside } from '../group/group-members.ts';
import { redactGesture } from '../redaction/redact-gesture.ts';
import { useRedactions } from '../redaction/use-redactions.ts';
import { markAround } from '../signing/mark.ts';
import { useMarks } from '../signing/use-marks.ts';
import { useEditor } from '../state/editor-context.ts';
import { useTextPicking } from '../text/use-text-picking.ts';
import { isMarkupTool, isShapeTool } from '../tools/editor-tools.ts';
import { wordAt } from '../tools/mark-text.ts';
import { areaGesture, inkGesture, markGesture, shapeGesture, textGesture } from './draw-gestures.ts';
import type { Gesture, GesturePreview, PointerPlace } from './gesture.ts';
import { moveGesture } from './move-gestures.ts';
import { usePathTool } from './use-path-tool.ts';
import { usePlaceTool } from './use-place-tool.ts';

interface PointedPage {
  readonly key: string;
  readonly size: Size;
  /** Pixels of a point. */
  readonly scale: number;
  readonly words: readonly TextWord[];
  readonly objects: readonly PageObject[];
  readonly graphics: readonly Graphic[];
}

/** Pixels around a thin object within which it is hit: more under a finger. */
const mousePixels = 4;
const touchPixels = 14;

/** Handlers of presses on a page, for the current tool. */
export function usePagePointer({ key, size, scale, words, objects, graphics }: PointedPage) {
  const { task, state, dispatch, add, move } = useEditor();
  const { tool, settings } = state;
  const picking = useGraphicPicking({ key, size, scale, words, graphics });
  const { choose } = useGraphicActions();
  const { markAreas } = useRedactions();
  const { draw: drawField } = useFieldActions();
  const texts = useTextPicking(key);
  const [draft, setDraft] = useState<GesturePreview | null>(null);
  const gesture = useRef<{ readonly id: number; readonly gesture: Gesture } | null>(null);
  const pressed = useRef<Point | null>(null);
  const path = usePathTool(key, tool, settings);
  const place = usePlaceTool(key, size);
  const marks = useMarks();

  const pointOf = useCallback(
    (event: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element }) => {
      const { left, top } = event.currentTarget.getBoundingClientRect();

      return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    },
    [scale],
  );

  const cancel = useCallback(() => {
    gesture.current = null;
    setDraft(null);
  }, []);

  const follow = (event: PointerEvent, next: Gesture) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    gesture.current = { id: event.pointerId, gesture: next };
  };

  const hitAt = (point: Point, isTouch: boolean) =>
    objectAt(objects, point, (isTouch ? touchPixels : mousePixels) / scale);

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    pressed.current = pointOf(event);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isTouch = event.pointerType === 'touch';

    if (gesture.current !== null) {
      // A second finger pans and zooms.
      cancel();

      return;
    }

    if (event.button !== 0 || isInControl(event.target)) {
      return;
    }

    const point = pointOf(event);
    const host = { page: size, settings, setDraft, add: (made: Parameters<typeof add>[1]) => add(key, made) };

    const isOnMark = tool === 'sign' && hitAt(point, isTouch)?.annotation?.type === 'stamp';

    if (isOnMark) {
      dispatch({ kind: 'tool', tool: 'select' });
    }

    if (tool === 'select' || isOnMark) {
      const hit = hitAt(point, isTouch);

      if (event.shiftKey && (hit !== undefined || state.selection !== null || state.group !== null)) {
        // The click adds to what is selected.
        event.preventDefault();
      } else if (!isTouch && hit !== undefined && isDragged(hit)) {
        event.preventDefault();
        dispatch({ kind: 'select', selection: { page: key, key: hit.key } });
        follow(
          event,
          moveGesture(hit, point, setDraft, (by) => move(hit, by)),
        );
      } else if (!isTouch && hit === undefined) {
        pressGraphic(event, point);
      }
    } else if (isMarkupTool(tool)) {
      follow(event, markGesture(tool, point, words, host));
    } else if (tool === 'draw') {
      follow(event, inkGesture(penPlace(event, point), host));
    } else if (tool === 'polyline' || tool === 'polygon') {
      path.press(point, scale);
    } else if (isShapeTool(tool)) {
      follow(event, shapeGesture(tool, point, host));
    } else if (tool === 'text-box' || tool === 'callout') {
      const type = (annotation: TextAnnotation) =>
        dispatch({ kind: 'type', typing: { page: key, target: null, annotation } });
      event.preventDefault();
      follow(event, textGesture(tool, point, host, type));
    } else if (tool === 'image') {
      event.preventDefault();
      follow(
        event,
        areaGesture(point, setDraft, (from, to) => {
          const area = roundedBox(boxBetween(from, to));
          void choose(key, area.width > 3 && area.height > 3 ? area : from);
        }),
      );
    } else if (tool === 'redact') {
      follow(
        event,
        redactGesture(point, words, setDraft, (areas) => markAreas(key, areas)),
      );
    } else if (tool === 'field') {
      follow(
        event,
        areaGesture(point, setDraft, (from, to) => drawField(key, boxBetween(from, to))),
      );
    } else if (tool === 'link') {
      follow(
        event,
        areaGesture(point, setDraft, (from, to) => {
          const area = roundedBox(boxBetween(from, to));

          if (area.width > 3 && area.height > 3) {
            dispatch({ kind: 'draw-link', link: { page: key, area } });
          }
        }),
      );
    }
  };

  const pressGraphic = (event: PointerEvent<HTMLElement>, point: Point) => {
    // Pages that are signed stay as they are.
    const moved = event.shiftKey || task === 'sign' ? null : picking.press(point);

    if (moved !== null) {
      event.preventDefault();
      follow(event, moved);
    } else if (!event.shiftKey && (task === 'sign' || !picking.hasHit(point, false))) {
      pressEmpty(event, point);
    }
  };

  /** Begins an area that selects what lies in it; a press on text selects the text. */
  const pressEmpty = (event: PointerEvent<HTMLElement>, point: Point) => {
    if (state.selection !== null || state.group !== null) {
      dispatch({ kind: 'select', selection: null });
    }

    // On the page that edits, a drag from beside a text selects objects; on the others, it selects the text.
    if (task === 'edit' && wordAt(words, point) === null) {
      event.preventDefault();
      follow(
        event,
        areaGesture(point, setDraft, (from, to) => {
          void selectInside(boxBetween(from, to));
        }),
      );
    }
  };

  const selectInside = async (area: Box) => {
    const keys = keysInside(area, { objects, graphics, texts: await texts.read() });

    if (keys.length > 0) {
      dispatch({ kind: 'group', group: { page: key, keys } });
    }
  };

  /** Adds the text at a point to what is selected, or else the object. */
  const toggleAt = async (point: Point, object: string | undefined) => {
    const text = task === 'edit' && wordAt(words, point) !== null ? await texts.keyAt(point) : undefined;
    const toggled = text ?? object;

    if (toggled !== undefined) {
      toggle(toggled);
    }
  };

  /** Adds an object to those that are selected, or takes it out. */
  const toggle = (hit: string) => {
    const { selection, group } = state;
    const before = group?.page === key ? group.keys : selection?.page === key ? [selection.key] : [];
    const keys = before.includes(hit) ? before.filter((each) => each !== hit) : [...before, hit];
    dispatch({ kind: 'group', group: { page: key, keys } });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    path.hover(pointOf(event));
    picking.hover(
      tool === 'select' && event.pointerType === 'mouse' && event.buttons === 0 && !isInControl(event.target)
        ? pointOf(event)
        : null,
    );

    if (tool === 'sign' && event.pointerType === 'mouse' && gesture.current === null) {
      const { armed } = settings.signing;
      const isFree = armed !== null && !isInControl(event.target);
      setDraft(isFree ? { kind: 'annotation', annotation: markAround(armed, pointOf(event), size) } : null);
    }

    if (gesture.current?.id === event.pointerId) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const places = (events.length === 0 ? [event.nativeEvent] : events).map((part) =>
        penPlace(part, { x: (part.clientX - left) / scale, y: (part.clientY - top) / scale }),
      );
      gesture.current.gesture.move(places, event.shiftKey);
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (gesture.current?.id === event.pointerId) {
      const { gesture: ended } = gesture.current;
      gesture.current = null;
      ended.end();
    }
  };

  const onPointerLeave = () => {
    picking.hover(null);

    if (tool === 'sign') {
      setDraft(null);
    }
  };

  const onClick = (event: React.MouseEvent<HTMLElement>) => {
    const point = pointOf(event);
    const isStill = pressed.current !== null && distance(pressed.current, point) < 6 / scale;

    const isOnFrame = event.shiftKey && isInFrame(event.target);

    if ((isInControl(event.target) && !isOnFrame) || !isStill) {
      return;
    }

    if (tool === 'sign') {
      setDraft(null);
      marks.place(key, size, point);
    } else if (tool === 'note' || tool === 'stamp' || tool === 'file') {
      place(tool, point);
    } else if (tool === 'select' && window.getSelection()?.isCollapsed !== false) {
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      const hit = hitAt(point, isTouch);

      if (event.shiftKey && hit !== undefined) {
        toggle(hit.key);
      } else if (event.shiftKey && (state.selection !== null || state.group !== null)) {
        void toggleAt(point, picking.keyAt(point));
      } else if (hit === undefined && task === 'edit' && wordAt(words, point) !== null) {
        void texts.select(point);
      } else if (hit !== undefined || task === 'sign' || !picking.pick(point, isTouch)) {
        dispatch({ kind: 'select', selection: hit === undefined ? null : { page: key, key: hit.key } });
      }
    }
  };

  const onDoubleClick = (event: React.MouseEvent<HTMLElement>) => {
    path.finish();
    const hit = tool === 'select' ? hitAt(pointOf(event), false) : undefined;

    if (hit?.annotation?.type === 'text-box' || hit?.annotation?.type === 'callout') {
      dispatch({ kind: 'type', typing: { page: key, target: hit, annotation: hit.annotation } });
    } else if (tool === 'select' && hit === undefined && task === 'edit') {
      void texts.type(pointOf(event));
    }
  };

  return {
    draft: path.draft ?? draft,
    setDraft,
    picking,
    handlers: {
      onPointerDownCapture,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancel,
      onPointerLeave,
      onClick,
      onDoubleClick,
    },
  };
}

/** True for objects that a press moves at once; marks and links lie over text that is selected by dragging. */
function isDragged({ annotation, kind }: PageObject): boolean {
  return kind !== 'link' && (annotation === null || !isMarkup(annotation));
}

/** True for fields and buttons over the page, which handle presses themselves. */
function isInControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-control]') !== null;
}

/** True for the frame of what is selected, under which other objects may lie. */
function isInFrame(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.ed-frame') !== null;
}

function penPlace(
  { pointerType, pressure }: { readonly pointerType: string; readonly pressure: number },
  point: Point,
): PointerPlace {
  return pointerType === 'pen' ? { ...point, pressure: Math.round(pressure * 100) / 100 } : point;
}
