import type { FieldValueOf } from '@octavo/contract/edits/fields';
import type { CSSProperties } from 'react';
import type { Size } from '../document/geometry.ts';
import type { EditedField, FormBox } from './form-field.ts';

/** Properties of the control of one box of a field. */
export interface FillProps {
  /** Key of the box, by which lists lead to the control. */
  readonly boxKey: string;
  readonly field: EditedField;
  readonly place: FormBox['place'];
  /** True when the picture of the page shows the value. */
  readonly isShown: boolean;
  readonly isFixed: boolean;
  onValue(value: FieldValueOf | null): void;
}

/** Name of a control: the label of its field, or its name, with the choice that a button stands for. */
export function labelOf({ field, place }: Pick<FillProps, 'field' | 'place'>): string {
  const name = field.label || (field.name.split('.').at(-1) ?? field.name);
  const isOneOfSeveral = field.boxes.some(({ state }) => state !== place.state);

  return isOneOfSeveral && place.state !== null ? `${name}: ${place.state}` : name;
}

/** Size of a box as its text is read. */
export function uprightSize({ box: { width, height }, angle }: FormBox['place']): Size {
  return angle % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Place of a control whose text runs as that of the field: turned around the middle of its box. */
export function placedUpright(place: FormBox['place']): CSSProperties {
  const { box, angle } = place;
  const { width, height } = uprightSize(place);
  const [left, top] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];

  return {
    ...placed({ ...place, box: { left, top, width, height } }),
    ...(angle === 0 ? {} : { transform: `rotate(${angle}deg)` }),
  };
}

export function placed({ box: { left, top, width, height } }: FormBox['place']): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) };
}
