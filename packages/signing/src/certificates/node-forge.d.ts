/** Parts of node-forge that decrypt old PKCS#12 files. Strings hold one character per byte. */
interface ForgeBuffer {
  getBytes(): string;
}

interface ForgeCipher {
  readonly output: ForgeBuffer;
  update(input: ForgeBuffer): void;
  /** False when the padding is wrong. */
  finish(): boolean;
}

interface ForgeStart {
  start(vector: string, output: null): void;
}

declare module 'node-forge/lib/des.js' {
  const des: { startDecrypting(key: string, vector: string, output: null): ForgeCipher };
  export default des;
}

declare module 'node-forge/lib/rc2.js' {
  const rc2: { createDecryptionCipher(key: string, bits: number): ForgeCipher & ForgeStart };
  export default rc2;
}

declare module 'node-forge/lib/util.js' {
  const util: { createBuffer(bytes: string): ForgeBuffer };
  export default util;
}
