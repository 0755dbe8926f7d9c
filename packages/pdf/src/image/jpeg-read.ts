/** One colour component of a JPEG with its quantised coefficients, 64 per block, in zigzag order. */
export interface JpegComponent {
  readonly id: number;
  readonly across: number;
  readonly down: number;
  readonly quantisation: number;
  /** Blocks per row and per column, padded to whole coding units. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /**
   * Blocks that hold part of the picture; a scan of this component alone contains only these (ITU-T T.81,
   * A.2.2).
   */
  readonly ownWide: number;
  readonly ownHigh: number;
  readonly coefficients: Int16Array;
}

export interface Jpeg {
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpegComponent[];
  /** Segments a decoder needs unchanged: quantisation tables and those that identify the colour model. */
  readonly segments: readonly Uint8Array[];
}

/** Maximum size; the coefficients of a larger picture take too much memory for a saving of a few per cent. */
const mostPixels = 30_000_000;

/** Thrown inside this module when the data is not a valid baseline JPEG of one scan. */
class UnsupportedJpeg extends Error {}

/** Reads the coefficients of a baseline JPEG; undefined for other kinds and for damaged data. */
export function readJpeg(bytes: Uint8Array): Jpeg | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof UnsupportedJpeg) {
      return undefined;
    }

    throw error;
  }
}

function read(bytes: Uint8Array): Jpeg {
  const tables = new Map<number, HuffmanTable>();
  const segments: Uint8Array[] = [];
  let frame: Omit<Jpeg, 'segments'> | undefined;
  let restartInterval = 0;
  let at = 2;

  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) {
    throw new UnsupportedJpeg('no start of image');
  }

  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) {
      at += 1;
    }

    const marker = bytes[at + 1] ?? 0;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;

    if (bytes[at] !== 0xff || length < 2 || end > bytes.length) {
      throw new UnsupportedJpeg('broken segment');
    }

    const body = bytes.subarray(at + 4, end);

    if (marker === 0xc0 || marker === 0xc1) {
      frame = readFrame(body);
    } else if (marker === 0xc4) {
      readTables(body, tables);
    } else if (marker === 0xdd) {
      restartInterval = (body[0]! << 8) | body[1]!;
    } else if (marker === 0xdb || marker === 0xee || (marker === 0xe0 && isJfif(body))) {
      segments.push(bytes.subarray(at, end));
    } else if (marker === 0xda) {
      if (frame === undefined) {
        throw new UnsupportedJpeg('scan without frame');
      }

      readScan(bytes, end, frame, scanTables(body, frame, tables), restartInterval);

      return { ...frame, segments };
    } else if (marker >= 0xc2 && marker <= 0xcf) {
      throw new UnsupportedJpeg('not baseline');
    }

    at = end;
  }
}

function isJfif(body: Uint8Array): boolean {
  return body.length < 20 && String.fromCharCode(...body.subarray(0, 4)) === 'JFIF';
}

function readFrame(body: Uint8Array): Omit<Jpeg, 'segments'> {
  const height = (body[1]! << 8) | body[2]!;
  const width = (body[3]! << 8) | body[4]!;
  const count = body[5] ?? 0;

  if (body[0] !== 8 || height === 0 || width === 0 || width * height > mostPixels) {
    throw new UnsupportedJpeg('frame');
  }

  if (![1, 3, 4].includes(count) || body.length < 6 + count * 3) {
    throw new UnsupportedJpeg('components');
  }

  const specifications = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantisation = 0] = body.subarray(6 + index * 3, 9 + index * 3);

    return { id, across: sampling >> 4, down: sampling & 15, quantisation };
  });

  if (specifications.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) {
    throw new UnsupportedJpeg('sampling');
  }

  // A picture of one component is never interleaved, whatever sampling factors it declares.
  const single = count === 1;
  const mostAcross = Math.max(...specifications.map(({ across }) => across));
  const mostDown = Math.max(...specifications.map(({ down }) => down));
  const unitsWide = Math.ceil(width / (8 * mostAcross));
  const unitsHigh = Math.ceil(height / (8 * mostDown));
  const components = specifications.map((specification): JpegComponent => {
    const ownWide = Math.ceil(Math.ceil((width * specification.across) / mostAcross) / 8);
    const ownHigh = Math.ceil(Math.ceil((height * specification.down) / mostDown) / 8);
    const blocksWide = single ? ownWide : unitsWide * specification.across;
    const blocksHigh = single ? ownHigh : unitsHigh * specification.down;
    const coefficients = new Int16Array(blocksWide * blocksHigh * 64);
    const sampling = single ? { across: 1, down: 1 } : {};

    return { ...specification, ...sampling, ownWide, ownHigh, blocksWide, blocksHigh, coefficients };
  });

  return { width, height, components };
}

/** ITU-T T.81, annex F.2.2.3: codes by length, with values in order. */
interface HuffmanTable {
  readonly largest: Int32Array;
  readonly offset: Int32Array;
  readonly values: Uint8Array;
}

function readTables(body: Uint8Array, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at + 17 <= body.length; ) {
    const counts = body.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const largest = new Int32Array(18).fill(-1);
    const offset = new Int32Array(18);
    let code = 0;
    let index = 0;

    for (let length = 1; length <= 16; length += 1) {
      offset[length] = index - code;
      code += counts[length - 1]!;
      index += counts[length - 1]!;

      if (counts[length - 1]! > 0) {
        largest[length] = code - 1;
      }

      code <<= 1;
    }

    tables.set(body[at]!, { largest, offset, values: body.slice(at + 17, at + 17 + total) });
    at += 17 + total;
  }
}

interface ScanComponent {
  readonly component: JpegComponent;
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
  previous: number;
}

function scanTables(
  body: Uint8Array,
  frame: Omit<Jpeg, 'segments'>,
  tables: ReadonlyMap<number, HuffmanTable>,
): ScanComponent[] {
  const count = body[0] ?? 0;
  const [first, last, approximation] = body.subarray(1 + count * 2);

  if (count !== frame.components.length || first !== 0 || last !== 63 || approximation !== 0) {
    throw new UnsupportedJpeg('more than one scan');
  }

  return frame.components.map((component, index) => {
    const selector = body[2 + index * 2] ?? 0;
    const dc = tables.get(selector >> 4);
    const ac = tables.get(0x10 | (selector & 15));

    if (body[1 + index * 2] !== component.id || dc === undefined || ac === undefined) {
      throw new UnsupportedJpeg('tables');
    }

    return { component, dc, ac, previous: 0 };
  });
}

function readScan(
  bytes: Uint8Array,
  start: number,
  frame: Omit<Jpeg, 'segments'>,
  parts: readonly ScanComponent[],
  restartInterval: number,
): void {
  const [first] = frame.components;
  const reader = new EntropyReader(bytes, start);
  const unitsWide = first!.blocksWide / first!.across;
  const unitsHigh = first!.blocksHigh / first!.down;

  for (let unit = 0; unit < unitsWide * unitsHigh; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      reader.restart();

      for (const part of parts) {
        part.previous = 0;
      }
    }

    const unitX = unit % unitsWide;
    const unitY = (unit - unitX) / unitsWide;

    for (const part of parts) {
      const { across, down, blocksWide } = part.component;

      for (let y = 0; y < down; y += 1) {
        for (let x = 0; x < across; x += 1) {
          readBlock(reader, part, ((unitY * down + y) * blocksWide + unitX * across + x) * 64);
        }
      }
    }
  }
}

function readBlock(reader: EntropyReader, part: ScanComponent, at: number): void {
  const { coefficients } = part.component;
  part.previous += reader.signed(reader.symbol(part.dc));
  coefficients[at] = part.previous;

  for (let index = 1; index < 64; index += 1) {
    const symbol = reader.symbol(part.ac);
    const size = symbol & 15;

    if (size === 0) {
      if (symbol !== 0xf0) {
        return;
      }

      index += 15;
      continue;
    }

    index += symbol >> 4;

    if (index > 63) {
      throw new UnsupportedJpeg('block overflows');
    }

    coefficients[at + index] = reader.signed(size);
  }
}

class EntropyReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #bits = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  symbol(table: HuffmanTable): number {
    let code = 0;

    for (let length = 1; length <= 16; length += 1) {
      code = (code << 1) | this.#bit();

      if (code <= table.largest[length]!) {
        return table.values[code + table.offset[length]!] ?? 0;
      }
    }

    throw new UnsupportedJpeg('unknown code');
  }

  /** ITU-T T.81, F.2.2.1: RECEIVE and EXTEND. */
  signed(size: number): number {
    if (size > 15) {
      throw new UnsupportedJpeg('value too large');
    }

    let value = 0;

    for (let bit = 0; bit < size; bit += 1) {
      value = (value << 1) | this.#bit();
    }

    return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  restart(): void {
    this.#count = 0;

    if (this.#bytes[this.#at] !== 0xff || (this.#bytes[this.#at + 1]! & 0xf8) !== 0xd0) {
      throw new UnsupportedJpeg('no restart');
    }

    this.#at += 2;
  }

  #bit(): number {
    if (this.#count === 0) {
      const byte = this.#bytes[this.#at];

      if (byte === undefined) {
        throw new UnsupportedJpeg('data ends');
      }

      if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) {
        throw new UnsupportedJpeg('marker inside data');
      }

      this.#at += byte === 0xff ? 2 : 1;
      this.#bits = byte;
      this.#count = 8;
    }

    this.#count -= 1;

    return (this.#bits >> this.#count) & 1;
  }
}
