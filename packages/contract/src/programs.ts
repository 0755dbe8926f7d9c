import { mebibyte } from './limits.ts';

/** Programs with a slow start that some tools need; the worker keeps a process with the program ready. */
export const programs = ['office', 'chromium'] as const;

export type Program = (typeof programs)[number];

/**
 * Memory a machine should have for each run of this program. With shared memory counted once, a run uses 220
 * MB with LibreOffice and 310 MB with Chromium; the rest is for documents that need more.
 */
export const programBytes: Readonly<Record<Program, number>> = {
  office: 512 * mebibyte,
  chromium: 768 * mebibyte,
};

export function isProgram(name: string): name is Program {
  return programs.some((program) => program === name);
}
