import type { Field } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';

/** Boxes of a field on its page. */
export function boxesOf(field: Field): readonly [Box, ...Box[]] {
  if (field.type !== 'radio') {
    return [field.box];
  }

  const [first, ...others] = field.buttons.map(({ box }) => box);

  // The schema requires a button.
  return [first!, ...others];
}
