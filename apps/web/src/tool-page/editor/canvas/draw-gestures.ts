import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Point } from '@octavo/contract/edits/primitives';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import type { TextWord } from '../document/editing-document.ts';
import { boxBetween, distance, quadOf, roundedBox, roundedPoint, type Size } from '../document/geometry.ts';
import type { MarkupTool, ShapeTool } from '../tools/editor-tools.ts';
import { makeCallout, makeMarkup, makeShape, makeTextBox } from '../tools/make-annotation.ts';
import { quadsBetween, wordAt } from '../tools/mark-text.ts';
import type { ToolSettings } from '../tools/tool-settings.ts';
import type { Gesture, GesturePreview, PointerPlace } from './gesture.ts';

interface DrawHost {
  readonly page: Size;
  readonly settings: ToolSettings;
  setDraft(draft: GesturePreview | null): void;
  add(annotation: Annotation): void;
}

/** Points that a pen moves before the next place is kept; finer ones are not visible. */
const leastStep = 0.3;

/** Points of a stroke in an edit list; a longer one goes on as another stroke of the same drawing. */
const mostPoints = 10_000;

/** Marks text from the pressed place; on a page without text there, an area. */
export function markGesture(
  tool: MarkupTool,
  start: Point,
  words: readonly TextWord[],
  { settings, setDraft, add }: DrawHost,
): Gesture {
  const isText = wordAt(words, start) !== null;
  const color = settings.markup[tool];
  let quads = isText ? quadsBetween(words, start, start) : [];

  return {
    move(places) {
      const to = places.at(-1)!;
      quads = isText ? quadsBetween(words, start, to) : [quadOf(roundedBox(boxBetween(start, to)))];
      setDraft({ kind: 'quads', quads, color });
    },
    end() {
      setDraft(null);
      const [first] = quads;

      if (first !== undefined && distance(first[0], first[3]) > 4) {
        add(makeMarkup(tool, quads, settings));
      }
    },
  };
}

export function inkGesture(start: PointerPlace, { settings, setDraft, add }: DrawHost): Gesture {
  const strokes = [[placed(start)]];
  const made = (): Annotation => ({
    type: 'ink',
    contents: '',
    opacity: settings.opacity,
    strokes: strokes.map((stroke) => [...stroke]),
    stroke: settings.pen,
  });
  setDraft({ kind: 'annotation', annotation: made() });

  return {
    move(places) {
      for (const place of places) {
        const stroke = strokes.at(-1)!;
        const last = stroke.at(-1)!;

        if (distance(last, place) >= leastStep) {
          if (stroke.length === mostPoints) {
            strokes.push([last, placed(place)]);
          } else {
            stroke.push(placed(place));
          }
        }
      }

      setDraft({ kind: 'annotation', annotation: made() });
    },
    end() {
      setDraft(null);
      add(made());
    },
  };
}

export function shapeGesture(
  tool: Exclude<ShapeTool, 'polyline' | 'polygon'>,
  start: Point,
  { settings, setDraft, add }: DrawHost,
): Gesture {
  let shape: Annotation | null = null;

  return {
    move(places, keepsRatio) {
      const to = keepsRatio ? squared(tool, start, places.at(-1)!) : places.at(-1)!;
      shape = makeShape(tool, start, to, settings);
      setDraft(shape === null ? null : { kind: 'annotation', annotation: shape });
    },
    end() {
      setDraft(null);

      if (shape !== null) {
        add(shape);
      }
    },
  };
}

/** Area for a text box, a callout or a link. */
export function areaGesture(
  start: Point,
  setDraft: DrawHost['setDraft'],
  done: (from: Point, to: Point) => void,
): Gesture {
  let to = start;

  return {
    move(places) {
      to = places.at(-1)!;
      setDraft({ kind: 'area', area: boxBetween(start, to) });
    },
    end() {
      setDraft(null);
      done(start, to);
    },
  };
}

export function textGesture(
  tool: 'text-box' | 'callout',
  start: Point,
  { page, settings, setDraft }: Omit<DrawHost, 'add'>,
  type: (annotation: TextAnnotation) => void,
): Gesture {
  return areaGesture(start, setDraft, (from, to) =>
    type(
      tool === 'callout'
        ? makeCallout(from, to, page, settings)
        : makeTextBox(boxBetween(from, to), page, settings),
    ),
  );
}

function placed({ x, y, pressure }: PointerPlace) {
  return { ...roundedPoint({ x, y }), ...(pressure === undefined ? {} : { pressure }) };
}

/** The nearest place that makes a square, a circle, or a line in steps of 45 degrees. */
function squared(tool: ShapeTool, from: Point, to: Point): Point {
  const [across, down] = [to.x - from.x, to.y - from.y];

  if (tool === 'line' || tool === 'arrow') {
    const angle = Math.round(Math.atan2(down, across) / (Math.PI / 4)) * (Math.PI / 4);
    const length = Math.hypot(across, down);

    return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
  }

  const side = Math.max(Math.abs(across), Math.abs(down));

  return { x: from.x + side * Math.sign(across || 1), y: from.y + side * Math.sign(down || 1) };
}
