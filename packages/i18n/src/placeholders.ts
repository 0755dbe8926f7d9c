import { filesPerTask, retainSeconds, taskBytes } from '@octavo/contract/limits';
import { formatBytes, formatDuration, formatNumber } from './format.ts';
import type { Locale } from './locales.ts';

/**
 * Placeholder values for the texts of a tool, taken from the enforced limits. `taskSize`: maximum size of all
 * files of a task for the current user.
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

/** Replaces `{name}` in a text with its value. A name without a value is kept. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
