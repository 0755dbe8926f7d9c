/**
 * Compression provided by the host. The engine itself runs anywhere; the host supplies the fast
 * implementation.
 */
export interface Codec {
  /**
   * Decodes zlib data (RFC 1950). Truncated or damaged data yields the part that could be decoded.
   *
   * @throws DocumentError `memory-limit` for more than `limitBytes`.
   */
  inflate(data: Uint8Array, limitBytes: number): Uint8Array;
  /** Encodes as zlib data, `level` 0 to 9. */
  deflate(data: Uint8Array, level?: number): Uint8Array;
}

/** Takes the bytes of a document in order. The bytes of a chunk are used before `write` returns. */
export interface ByteSink {
  write(chunk: Uint8Array): void;
  /** Set when only the size counts: takes the length of a payload that then need not be read from its file. */
  skip?(length: number): void;
}
