import type { Field, FieldValueOf } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import type { FieldKind } from '@octavo/pdf/edit/fields/form-fields';

/** Box of a field on a page. */
export interface FieldBox {
  readonly page: string;
  /** Position among the boxes of the field on the page, by which operations name it. */
  readonly index: number;
  readonly box: Box;
  /** Degrees clockwise by which its text is turned, as the page is shown: 0, 90, 180 or 270. */
  readonly angle: number;
  /** Value that a button stands for; null for other fields. */
  readonly state: string | null;
  /** Font size in points; 0 for the largest that fits. */
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
  readonly isHidden: boolean;
}

/** Field of a document. */
export interface ListedField {
  readonly name: string;
  readonly kind: FieldKind;
  /** Text that readers show beside the pointer. */
  readonly label: string;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly isMultiline: boolean;
  readonly isPassword: boolean;
  /** True when each character has a cell; `maxLength` is the number of cells. */
  readonly isComb: boolean;
  readonly maxLength: number | null;
  /** True for a list that stays open. */
  readonly isList: boolean;
  readonly isEditable: boolean;
  readonly isMultiple: boolean;
  readonly isSigned: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Null for a field without a value, and for buttons that are pushed and signatures. */
  readonly value: FieldValueOf | null;
  readonly boxes: readonly FieldBox[];
  /** Field as operations describe it; null for one that can only be filled in, moved and deleted. */
  readonly field: Field | null;
}
