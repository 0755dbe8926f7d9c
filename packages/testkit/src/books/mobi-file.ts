/** A book in the records of a Palm database. */
export interface MobiOptions {
  readonly text: Uint8Array;
  /** 6, or 8 for KF8. */
  readonly version: number;
  readonly encryption?: number;
  readonly title?: string;
  /** Record numbers, counted from the header, for fields at these offsets. */
  readonly fields?: Readonly<Record<number, number>>;
  /** Values of the extra header by kind. */
  readonly extra?: Readonly<Record<number, Uint8Array | string>>;
  /** Records after the text. */
  readonly records?: readonly Uint8Array[];
}

const headerBytes = 264;

export function mobiFile(options: MobiOptions): Buffer {
  const { text, records = [] } = options;

  return palmDatabase('BOOKMOBI', [
    headerRecord(options),
    Buffer.from(text),
    ...records.map((each) => Buffer.from(each)),
  ]);
}

function headerRecord({
  version,
  encryption = 0,
  title = 'A book',
  fields = {},
  extra = {},
  text,
}: MobiOptions): Buffer {
  const header = Buffer.alloc(16 + headerBytes);
  header.writeUInt16BE(1, 0);
  header.writeUInt32BE(text.length, 4);
  header.writeUInt16BE(1, 8);
  header.writeUInt16BE(4096, 10);
  header.writeUInt16BE(encryption, 12);
  header.write('MOBI', 16);
  header.fill(0xff, 108, 112).fill(0xff, 192, 196).fill(0xff, 244, 264);
  header.writeUInt32BE(headerBytes, 20);
  header.writeUInt32BE(65001, 28);
  header.writeUInt32BE(version, 36);
  header.writeUInt32BE(9, 92);
  header.writeUInt32BE(0x40, 128);

  for (const [offset, value] of Object.entries(fields)) {
    header.writeUInt32BE(value, Number(offset));
  }

  const extras = extraHeader({ 503: title, ...extra });

  return Buffer.concat([header, extras]);
}

function extraHeader(extra: Readonly<Record<number, Uint8Array | string>>): Buffer {
  const entries = Object.entries(extra).map(([kind, value]) => {
    const data = Buffer.from(value);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(Number(kind), 0);
    head.writeUInt32BE(8 + data.length, 4);

    return Buffer.concat([head, data]);
  });
  const start = Buffer.alloc(12);
  start.write('EXTH', 0);
  start.writeUInt32BE(12 + Buffer.concat(entries).length, 4);
  start.writeUInt32BE(entries.length, 8);

  return Buffer.concat([start, ...entries]);
}

export function palmDatabase(kind: string, records: readonly Buffer[]): Buffer {
  const list = Buffer.alloc(78 + records.length * 8 + 2);
  list.write('A_book', 0);
  list.write(kind, 60);
  list.writeUInt16BE(records.length, 76);
  let offset = list.length;

  for (const [index, record] of records.entries()) {
    list.writeUInt32BE(offset, 78 + index * 8);
    offset += record.length;
  }

  return Buffer.concat([list, ...records]);
}

export interface IndexedEntry {
  readonly name: string;
  /** One or two values for each tag, as the tag requires. */
  readonly tags: readonly (readonly number[])[];
}

/**
 * Index of entries that all have the same tags, each with its own bit in the one control byte: the record
 * that describes the index, the record of its entries, and the record of its strings.
 */
export function indexRecords(
  tags: readonly number[],
  entries: readonly IndexedEntry[],
  strings: readonly string[] = [],
): Buffer[] {
  const width = entries[0]?.tags.map((values) => values.length) ?? [];
  const rows = tags.map((tag, at) => [tag, width[at] ?? 1, 1 << at, 0]);
  const table = Buffer.alloc(12);
  table.write('TAGX', 0);
  table.writeUInt32BE(12 + (rows.length + 1) * 4, 4);
  table.writeUInt32BE(1, 8);
  const head = indexHead(1, strings.length === 0 ? 0 : 1);
  const control = Buffer.from([(1 << tags.length) - 1]);
  const bodies = entries.map(({ name, tags: values }) =>
    Buffer.concat([
      Buffer.from([name.length]),
      Buffer.from(name),
      control,
      ...values.flat().map(forwardNumber),
    ]),
  );
  const places = Buffer.alloc(4 + bodies.length * 2);
  places.write('IDXT', 0);
  let offset = 192;

  for (const [at, body] of bodies.entries()) {
    places.writeUInt16BE(offset, 4 + at * 2);
    offset += body.length;
  }

  const page = indexHead(entries.length, 0);
  page.writeUInt32BE(offset, 20);
  const labels = strings.map((text) =>
    Buffer.concat([forwardNumber(Buffer.byteLength(text)), Buffer.from(text)]),
  );

  return [
    Buffer.concat([head, table, Buffer.from([...rows.flat(), 0, 0, 0, 1])]),
    Buffer.concat([page, ...bodies, places]),
    ...(labels.length === 0 ? [] : [Buffer.concat(labels)]),
  ];
}

function indexHead(records: number, stringRecords: number): Buffer {
  const head = Buffer.alloc(192);
  head.write('INDX', 0);
  head.writeUInt32BE(192, 4);
  head.writeUInt32BE(records, 24);
  head.writeUInt32BE(65001, 28);
  head.writeUInt32BE(stringRecords, 52);

  return head;
}

function forwardNumber(value: number): Buffer {
  const digits = [(value & 0x7f) | 0x80];

  for (let rest = value >> 7; rest > 0; rest >>= 7) {
    digits.unshift(rest & 0x7f);
  }

  return Buffer.from(digits);
}
