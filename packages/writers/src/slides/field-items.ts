import { heightOf } from '@octavo/layout/boxes';
import type { PageContent, PageField } from '@octavo/pdf/content/page-content';
import type { OrderedText } from './placed-text.ts';
import type { ShapeItem } from './slide.ts';
import { noInsets } from './text-frame.ts';

/** Default font of form fields, whose own font is often known only to the viewer. */
const family = 'Arial';
const largestSize = 11;

/** Frame that viewers draw around a field without an appearance of its own. */
const frame = { widthPoints: 0.5, colour: '999999', dashed: false };

/** Form fields as text at their positions, because their values are not part of the page content. */
export function fieldItems({ fields }: PageContent): readonly OrderedText[] {
  return fields.filter(({ kind }) => kind !== 'button' && kind !== 'signature').map(fieldItem);
}

function fieldItem(field: PageField): OrderedText {
  const { left, top, right, bottom, kind } = field;
  const isMark = kind === 'check' || kind === 'radio';
  const height = heightOf(field);
  const sizePoints = Math.max(4, isMark ? height : Math.min(largestSize, height * 0.7));
  const text = isMark ? (field.value === 'on' ? '☒' : '☐') : field.value;
  const item: ShapeItem = {
    kind: 'shape',
    role: 'text',
    geometry: { kind: 'rectangle' },
    box: { left, top, right, bottom },
    angle: 0,
    fill: null,
    outline: isMark ? null : frame,
    opacity: 1,
    text: {
      paragraphs: [
        {
          inlines: text === '' ? [] : [{ kind: 'text', text, style: styleOf(sizePoints), link: null }],
          alignment: isMark ? 'centre' : 'left',
          direction: 'ltr',
          mark: null,
          startsAt: 1,
          marginPoints: 0,
          indentPoints: 0,
          spaceBeforePoints: 0,
          lineSpacing: { kind: 'percent', percent: 100 },
          tabStops: [],
        },
      ],
      emptySizePoints: sizePoints,
      wraps: !isMark,
      vertical: false,
      anchor: 'middle',
      insets: isMark ? noInsets : { ...noInsets, left: 2, right: 2 },
    },
  };

  return { order: Number.MAX_SAFE_INTEGER, item };
}

function styleOf(sizePoints: number) {
  return {
    family,
    serif: false,
    fixedPitch: false,
    sizePoints,
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    colour: '000000',
    highlight: null,
    position: 'normal',
  } as const;
}
