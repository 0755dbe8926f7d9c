import type { PanelFile } from './panel.ts';
import type { OptionWords, ToolCopy } from './types.ts';

/** Words of an option; falls back to the option's own name. */
export function wordsOf(copy: ToolCopy, name: string): OptionWords {
  return copy.options[name] ?? { label: name };
}

/** Values of a choice with their labels. */
export function itemsOf<Value extends string>(copy: ToolCopy, name: string, values: readonly Value[]) {
  const { choices } = wordsOf(copy, name);

  return values.map((value) => ({
    value,
    label: choices?.[value]?.label ?? value,
    hint: choices?.[value]?.hint,
  }));
}

/** Page count of the only file in the workspace; null for several files, or while it is unknown. */
export function onlyPages(files: readonly PanelFile[]): number | null {
  return files.length === 1 ? (files[0]?.pages ?? null) : null;
}

const size = /^\s*\d+([.,]\d+)?\s*(B|KB|MB|O|KO|MO)?\s*$/i;

/** True for a size as people write it: `500 KB`, `2,5 Mo`. */
export function isSize(text: string): boolean {
  return size.test(text) && /[1-9]/.test(text);
}

/** Normalized size: French units are converted to English ones. */
export function writeSize(text: string): string {
  return text
    .trim()
    .replace(/([km]?)o$/i, '$1B')
    .toUpperCase();
}
