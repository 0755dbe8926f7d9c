import type { Permissions } from './protocol.ts';

/** All permissions granted (ISO 32000-2, table 22). */
export const everythingAllowed = 0xffffffff;

/** True when no bit with a meaning is missing; files are written with either value in the others. */
export function allowsAll(bits: number): boolean {
  return [3, 4, 5, 6, 9, 11, 12].every((bit) => (bits & (1 << (bit - 1))) !== 0);
}

/** Reads the bits of permissions; some include others (ISO 32000-2, table 22). */
export function permissionsOf(bits: number): Permissions {
  const has = (bit: number) => (bits & (1 << (bit - 1))) !== 0;
  const [modify, annotate] = [has(4), has(6)];

  return { modify, annotate, fill: annotate || has(9), assemble: modify || has(11), extract: has(5) };
}
