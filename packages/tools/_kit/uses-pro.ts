import type { ProFacts } from './types.ts';

type OptionValues = Readonly<Record<string, unknown>>;

/** Does a task with these options use what is part of Pro? An option that is not given has its default. */
export function usesPro(pro: ProFacts | undefined, values: OptionValues, defaults: OptionValues): boolean {
  if (pro === undefined || pro === 'tool') {
    return pro === 'tool';
  }

  return Object.entries(pro).some(([name, among]) => {
    const standard = defaults[name];
    const value = values[name] ?? standard;

    return among === 'changed' ? value !== standard : among.some((one) => one === value);
  });
}
