/** A group of a DXF file: its code and its value. */
export type DxfPair = readonly [number, string | number];

export interface DxfParts {
  /** The version of the format, for example `AC1027`. */
  readonly version?: string;
  readonly header?: readonly DxfPair[];
  /** Table entries, each with its groups, type first: `[[0, 'LAYER'], …]`. */
  readonly layers?: readonly (readonly DxfPair[])[];
  readonly lineTypes?: readonly (readonly DxfPair[])[];
  readonly styles?: readonly (readonly DxfPair[])[];
  readonly dimensionStyles?: readonly (readonly DxfPair[])[];
  readonly blocks?: readonly { readonly name: string; readonly entities: readonly (readonly DxfPair[])[] }[];
  readonly entities: readonly (readonly DxfPair[])[];
  readonly objects?: readonly (readonly DxfPair[])[];
}

/** A DXF file of the given parts and no others, as text in UTF-8. */
export function dxfFile(parts: DxfParts): Uint8Array {
  return new TextEncoder().encode(
    groupsOf(parts)
      .map(([code, value]) => `${code}\r\n${value}\r\n`)
      .join(''),
  );
}

export function groupsOf(parts: DxfParts): DxfPair[] {
  const table = (name: string, entries: readonly (readonly DxfPair[])[] = []): DxfPair[] => [
    [0, 'TABLE'],
    [2, name],
    [70, entries.length],
    ...entries.flat(),
    [0, 'ENDTAB'],
  ];
  const blocks = (parts.blocks ?? []).flatMap(({ name, entities }): DxfPair[] => [
    ...group(0, 'BLOCK', [8, '0'], [2, name], [70, 0], [10, 0], [20, 0], [30, 0], [3, name]),
    ...entities.flat(),
    ...group(0, 'ENDBLK', [8, '0']),
  ]);

  return [
    ...section('HEADER', [[9, '$ACADVER'], [1, parts.version ?? 'AC1009'], ...(parts.header ?? [])]),
    ...section('TABLES', [
      ...table('LTYPE', parts.lineTypes),
      ...table('LAYER', parts.layers),
      ...table('STYLE', parts.styles),
      ...(parts.dimensionStyles === undefined ? [] : table('DIMSTYLE', parts.dimensionStyles)),
    ]),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', parts.entities.flat()),
    ...(parts.objects === undefined ? [] : section('OBJECTS', parts.objects.flat())),
    [0, 'EOF'],
  ];
}

function section(name: string, groups: readonly DxfPair[]): DxfPair[] {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']];
}

/** An entity or table entry: its type, then its groups. */
export function group(code: 0, type: string, ...groups: readonly DxfPair[]): DxfPair[] {
  return [[code, type], ...groups];
}

/** A straight line on a layer. */
export function dxfLine(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  layer = '0',
  ...more: readonly DxfPair[]
): DxfPair[] {
  return group(0, 'LINE', [8, layer], [10, x1], [20, y1], [30, 0], [11, x2], [21, y2], [31, 0], ...more);
}

/** A layer; a negative color means that the layer is off. */
export function dxfLayer(name: string, color = 7, ...more: readonly DxfPair[]): DxfPair[] {
  return group(0, 'LAYER', [2, name], [70, 0], [62, color], [6, 'CONTINUOUS'], ...more);
}
