/** Parts of node-forge that decrypt old PKCS#12 and PDF files. Strings hold one character per byte. */
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

declare module 'node-forge/lib/aes.js' {
  interface AesCipher extends ForgeCipher, ForgeStart {
    /** @param unpad replaces the removal of padding; true when it succeeded */
    finish(unpad?: () => boolean): boolean;
  }

  const aes: { createDecryptionCipher(key: string, mode: 'CBC'): AesCipher };
  export default aes;
}

declare module 'node-forge/lib/md5.js' {
  const md5: { create(): { update(bytes: string): void; digest(): ForgeBuffer } };
  export default md5;
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
