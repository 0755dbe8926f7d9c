/** The module build of bidi-js, which its package lists no types for. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  export default function createBidi(): Bidi;
}
