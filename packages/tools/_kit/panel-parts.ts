import type { PanelFile } from './panel.ts';
import type { OptionWords, ToolCopy } from './types.ts';

/** The words of an option; a tool without them shows the option's own name rather than nothing. */
export function wordsOf(copy: ToolCopy, name: string): OptionWords {
  return copy.options[name] ?? { label: name };
}

/** The values of a choice with their words. */
export function itemsOf<Value extends string>(copy: ToolCopy, name: string, values: readonly Value[]) {
  const { choices } = wordsOf(copy, name);

  return values.map((value) => ({
    value,
    label: choices?.[value]?.label ?? value,
    hint: choices?.[value]?.hint,
  }));
}

/** Pages of the only file on the desk; null for several, or while they are not known. */
export function onlyPages(files: readonly PanelFile[]): number | null {
  return files.length === 1 ? (files[0]?.pages ?? null) : null;
}

const size = /^\s*\d+([.,]\d+)?\s*(B|KB|MB|O|KO|MO)?\s*$/i;

/** True for a size as people write it: `500 KB`, `2,5 Mo`. */
export function isSize(text: string): boolean {
  return size.test(text) && /[1-9]/.test(text);
}

/** The size as every tool reads it: French units are written in English. */
export function writeSize(text: string): string {
  return text
    .trim()
    .replace(/([km]?)o$/i, '$1B')
    .toUpperCase();
}
