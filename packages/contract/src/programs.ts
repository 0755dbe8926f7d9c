/** Programs with a slow start that do the work of some tools: a process with one running is kept ready. */
export const programs = ['office', 'chromium'] as const;

export type Program = (typeof programs)[number];

export function isProgram(name: string): name is Program {
  return programs.some((program) => program === name);
}
