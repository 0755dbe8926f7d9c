import { filesPerTask, retainSeconds, taskBytes } from '@octavo/contract/limits';
import { formatBytes, formatDuration, formatNumber } from './format.ts';
import type { Locale } from './locales.ts';

/**
 * What the texts of a tool may promise by a placeholder, taken from the numbers that are enforced. `taskSize`: what all
 * files of a task may have for who reads it.
 */
export function promises(
  locale: Locale,
  taskSize: string = formatBytes(locale, taskBytes),
): Readonly<Record<'retention' | 'taskSize' | 'filesPerTask', string>> {
  return {
    retention: formatDuration(locale, retainSeconds),
    taskSize,
    filesPerTask: formatNumber(locale, filesPerTask),
  };
}

/** Writes values where a text says `{name}`. A name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
