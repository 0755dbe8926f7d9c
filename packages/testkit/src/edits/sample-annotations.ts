import { type Annotation, annotation } from '@octavo/contract/edits/annotations';
import { lineEnds } from '@octavo/contract/edits/looks';
import type { Box, Quad } from '@octavo/contract/edits/primitives';

/** Files that the samples name, sent with the list. */
export const sampleAssets = { picture: 'picture.png', file: 'notes.txt' } as const;

/** Width and height in points of a page that has room for all samples. */
export const samplesSize = { width: 320, height: 240 } as const;

const cell = 40;
const columns = 8;

/** One annotation or more of every kind, none over another one. */
export function sampleAnnotations(): Annotation[] {
  return samples.map((make, index) => {
    const left = (index % columns) * cell + 4;
    const top = Math.floor(index / columns) * cell + 4;

    return annotation.parse({
      author: 'Zoë Müller',
      ...make({ left, top, width: cell - 8, height: cell - 8 }),
    });
  });
}

type Sample = (box: Box) => object;

const samples: readonly Sample[] = [
  (box) => ({
    type: 'highlight',
    quads: linesIn(box),
    color: '#ffd54a',
    contents: 'A comment\nin two lines',
  }),
  (box) => ({ type: 'underline', quads: linesIn(box), color: '#1f4fb2' }),
  (box) => ({ type: 'strike', quads: linesIn(box), color: '#c0392b' }),
  (box) => ({ type: 'squiggly', quads: linesIn(box), color: '#2e7d32', opacity: 0.5 }),
  ...(['comment', 'note', 'help', 'insert', 'key', 'paragraph'] as const).map(
    (icon): Sample =>
      ({ left, top }) => ({ type: 'note', at: { x: left, y: top }, icon, contents: 'Привет 日本' }),
  ),
  (box) => ({ type: 'caret', at: { x: box.left + 12, y: box.top + 20 }, height: 20 }),
  (box) => ({
    type: 'text-box',
    box,
    text: 'Words in\nlines',
    look: { size: 7, font: 'serif', bold: true, italic: true, color: '#112233', align: 'center' },
    border: { color: '#445566', width: 0.5, style: 'dashed' },
    fill: '#eeeeee',
  }),
  (box) => ({ type: 'text-box', box, text: 'mono', look: { size: 9, font: 'mono', align: 'right' } }),
  (box) => ({
    type: 'callout',
    box: { ...box, left: box.left + 12, width: 20, height: 12 },
    text: 'Tip',
    look: { size: 6 },
    tip: { x: box.left + 4, y: box.top + 26 },
    knee: { x: box.left + 6, y: box.top + 12 },
    border: { width: 0.5 },
    fill: '#ffffff',
  }),
  (box) => ({ type: 'ink', strokes: [curveIn(box)], stroke: { width: 2 } }),
  (box) => ({
    type: 'ink',
    strokes: [curveIn(box).map((point, index) => ({ ...point, pressure: (index % 10) / 10 }))],
    stroke: { width: 3, color: '#1f4fb2' },
  }),
  ...lineEnds.map(
    (end): Sample =>
      ({ left, top, width, height }) => ({
        type: 'line',
        from: { x: left + 6, y: top + 10 },
        to: { x: left + width - 6, y: top + height - 10 },
        ends: ['none', end],
        stroke: { width: 1 },
        fill: '#ffffff',
      }),
  ),
  (box) => ({
    type: 'polyline',
    points: cornersIn(box),
    ends: ['circle', 'open-arrow'],
    stroke: { width: 0.75, style: 'dotted' },
  }),
  (box) => ({ type: 'polygon', points: cornersIn(box), fill: '#ddeeff', opacity: 0.6 }),
  (box) => ({ type: 'polygon', points: cornersIn(box), cloud: true, stroke: { width: 0.5 } }),
  (box) => ({ type: 'rectangle', box, stroke: { width: 2, style: 'dashed' } }),
  (box) => ({ type: 'rectangle', box, cloud: true, stroke: { width: 0.5 }, fill: '#fff3e0' }),
  (box) => ({ type: 'rectangle', box, stroke: null, fill: '#c8e6c9' }),
  (box) => ({ type: 'ellipse', box, stroke: { width: 1.5 }, fill: '#ffffff' }),
  (box) => ({ type: 'ellipse', box, cloud: true, stroke: { width: 0.5 } }),
  (box) => ({
    type: 'stamp',
    box: { ...box, height: 14 },
    face: { kind: 'standard', name: 'not-approved', language: 'fr' },
  }),
  (box) => ({
    type: 'stamp',
    box: { ...box, top: box.top + 8, height: 14 },
    face: { kind: 'text', text: 'Reçu', below: '12 mai 2026' },
    angle: 30,
    color: '#1f4fb2',
  }),
  (box) => ({ type: 'stamp', box, face: { kind: 'picture', asset: sampleAssets.picture } }),
  (box) => ({ type: 'file', at: { x: box.left, y: box.top }, asset: sampleAssets.file }),
  (box) => ({
    type: 'file',
    at: { x: box.left, y: box.top },
    asset: sampleAssets.file,
    icon: 'pushpin',
    contents: 'Attached',
  }),
];

/** Two lines of text. */
function linesIn({ left, top, width }: Box): Quad[] {
  return [0, 14].map((down) => {
    const [upper, lower] = [top + down, top + down + 12];

    return [
      { x: left, y: upper },
      { x: left + width, y: upper },
      { x: left, y: lower },
      { x: left + width, y: lower },
    ];
  });
}

function curveIn({ left, top, width, height }: Box) {
  return Array.from({ length: 25 }, (_, index) => ({
    x: left + 4 + ((width - 8) * index) / 24,
    y: Math.round((top + height / 2 + Math.sin(index / 3) * (height / 2 - 4)) * 1000) / 1000,
  }));
}

function cornersIn({ left, top, width, height }: Box) {
  return [
    { x: left + 8, y: top + 8 },
    { x: left + width - 8, y: top + 12 },
    { x: left + width / 2, y: top + height - 8 },
  ];
}
