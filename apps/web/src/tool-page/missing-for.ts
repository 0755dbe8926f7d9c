import type { NeededProgram, ToolFacts } from '@octavo/tools/kit/types';

/** Names of programs, as their makers write them. */
export const programNames: Readonly<Record<NeededProgram, string>> = {
  office: 'LibreOffice',
  chromium: 'Chrome',
  poppler: 'poppler',
};

/** Program without which a tool cannot work here; null when nothing is missing. */
export function missingFor(
  { program, needs }: Pick<ToolFacts, 'program' | 'needs'>,
  missing: readonly NeededProgram[],
): NeededProgram | null {
  return [program, needs].find((each) => each !== undefined && missing.includes(each)) ?? null;
}
