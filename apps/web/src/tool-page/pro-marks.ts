import type { OptionWords, ProFacts, ToolCopy } from '@octavo/tools/kit/types';

/** Texts of a tool with a mark on everything that is part of Pro; every panel takes its labels from them. */
export function withMarks(copy: ToolCopy, pro: ProFacts | undefined, mark: string): ToolCopy {
  if (pro === undefined || pro === 'tool') {
    return copy;
  }

  const options = Object.entries(copy.options).map(([name, words]) => [
    name,
    markOption(words, pro[name], mark),
  ]);

  return { ...copy, options: Object.fromEntries(options) };
}

function markOption(words: OptionWords, among: readonly string[] | 'changed' | undefined, mark: string) {
  if (among === undefined) {
    return words;
  }

  if (among === 'changed') {
    return { ...words, label: `${words.label} · ${mark}` };
  }

  const choices = Object.entries(words.choices ?? {}).map(([value, choice]) => [
    value,
    among.includes(value) ? { ...choice, label: `${choice.label} · ${mark}` } : choice,
  ]);

  return { ...words, choices: Object.fromEntries(choices) };
}
