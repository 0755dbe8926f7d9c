import type { ProFacts } from './types.ts';

type OptionValues = Readonly<Record<string, unknown>>;

/** True when a task with these options uses a Pro part. Absent options have their defaults. */
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
