import type { FieldValueOf } from '@octavo/contract/edits/fields';

/** Values by the full names of their fields; null for an empty one. */
export type FieldValues = ReadonlyMap<string, FieldValueOf | null>;
