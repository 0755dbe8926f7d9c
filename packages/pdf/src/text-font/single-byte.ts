import type { ShownCode } from './code-map.ts';

/** Codes of simple fonts are single bytes (ISO 32000-2, 9.6). */
export const singleByteCodes: readonly ShownCode[] = Array.from({ length: 256 }, (_, code) => ({
  code,
  length: 1,
  cid: code,
}));
