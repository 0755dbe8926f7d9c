import { fieldValues } from '@octavo/contract/edits/fields';
import type { FieldValues } from './field-values.ts';

/** Reads an object of names and values; null for anything else. */
export function readJson(text: string): FieldValues | null {
  try {
    const { data } = fieldValues.safeParse(JSON.parse(text));

    return data === undefined ? null : new Map(Object.entries(data));
  } catch {
    // No JSON at all.
    return null;
  }
}

export function writeJson(values: FieldValues): string {
  return `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`;
}
