/**
 * Writes small PDF files by hand, object by object. It shares no code with the engine, so that tests do not
 * read files written by the engine itself.
 */
export class PdfFile {
  readonly #objects: (Buffer | null)[] = [];

  /** Reserves a number for an object that is set later. */
  reserve(): number {
    this.#objects.push(null);
    return this.#objects.length;
  }

  set(number: number, body: string): number {
    this.#objects[number - 1] = Buffer.from(body, 'latin1');
    return number;
  }

  add(body: string): number {
    return this.set(this.reserve(), body);
  }

  /** `entries`: contents of the dictionary besides /Length. */
  stream(entries: string, data: string | Uint8Array): number {
    const number = this.reserve();
    const payload = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
    const head = `<< ${entries} /Length ${payload.length} >>\nstream\n`;
    this.#objects[number - 1] = Buffer.concat([
      Buffer.from(head, 'latin1'),
      payload,
      Buffer.from('\nendstream'),
    ]);
    return number;
  }

  /** The file with a classic cross-reference table. */
  finish(root: number, trailer = ''): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    const offsets: number[] = [];
    let at = parts[0]!.length;

    for (const [index, body] of this.#objects.entries()) {
      const object = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        body ?? Buffer.from('null'),
        Buffer.from('\nendobj\n'),
      ]);
      offsets.push(at);
      at += object.length;
      parts.push(object);
    }

    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = offsets.length + 1;
    parts.push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return Buffer.concat(parts);
  }
}
