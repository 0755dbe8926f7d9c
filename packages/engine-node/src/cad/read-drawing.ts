import {
  type BlockRecord,
  CadDocument,
  CadNotSupportedException,
  DwgReader,
  DxfReader,
  Insert,
  MeasurementUnits,
  SpaceLineTypeScaling,
} from '@node-projects/acad-ts';
import type { CadDrawing, CadLayout } from '@octavo/cad/drawing';
import { Failure } from '@octavo/contract/failures';
import { inUtf8, plainText } from './dxf-encoding.ts';
import { DxfEntities } from './dxf-entities.ts';
import { dxfGroups, dxfText, isBinaryDxf } from './dxf-groups.ts';
import { withKnownOwners } from './dxf-owners.ts';
import { EntityReader } from './entity-reader.ts';
import { checkDwgVersion } from './file-version.ts';
import { correctClips } from './read-clip.ts';
import { readLayout } from './read-layout.ts';
import { switchLayersOff, withMarks } from './repair-dxf.ts';

/**
 * Reads a DWG or DXF file into our `CadDrawing`.
 *
 * @throws Failure `version-not-supported`, `damaged-file`.
 */
export function readDrawing(bytes: Uint8Array, kind: 'dwg' | 'dxf'): CadDrawing {
  if (kind === 'dwg') {
    checkDwgVersion(bytes);

    return drawingOf(
      opened(() => DwgReader.readFromStream(ownBuffer(bytes))),
      null,
    );
  }

  const isBinary = isBinaryDxf(bytes);
  const given = isBinary ? bytes : plainText(bytes);
  const groups = [...dxfGroups(given)];
  const intact = withMarks(withKnownOwners(groups));
  const text = intact === groups && !isBinary ? given : dxfText(intact);
  const document = opened(() => DxfReader.readFromStream(inUtf8(text)));
  switchLayersOff(document, groups);
  correctClips(document, groups);

  return drawingOf(document, new DxfEntities(groups));
}

function opened(read: () => CadDocument): CadDocument {
  try {
    return withAttributesInPlace(read);
  } catch (cause) {
    if (cause instanceof CadNotSupportedException) {
      throw new Failure('version-not-supported', cause.message, { cause });
    }

    // The library throws errors of any kind for unexpected input.
    throw new Failure('damaged-file', cause instanceof Error ? cause.message : 'unreadable', { cause });
  }
}

/**
 * Keeps attributes in world coordinates, as stored; the library would apply the insert's transform to them
 * again.
 */
function withAttributesInPlace(read: () => CadDocument): CadDocument {
  const { applyAttributeTransform } = Insert.prototype;
  Insert.prototype.applyAttributeTransform = () => undefined;

  try {
    return read();
  } finally {
    Insert.prototype.applyAttributeTransform = applyAttributeTransform;
  }
}

/** Copies the file into its own buffer: Node's may be part of a larger one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);

  return copy;
}

function drawingOf(document: CadDocument, raw: DxfEntities | null): CadDrawing {
  const { header } = document;
  const model = document.modelSpace;

  if (model === null) {
    throw new Failure('damaged-file', 'no model space');
  }

  const isMetric = header?.measurementUnits !== MeasurementUnits.English;
  const marks = { mode: header?.pointDisplayMode ?? 0, size: header?.pointDisplaySize ?? 0 };
  const reader = new EntityReader(document, marks, raw);
  const spaces = reader.spacesOf(model);
  const sheet = spaces.paper.length > 0 ? [readLayout('Layout', null, isMetric, spaces.paper)] : [];

  return {
    model: readLayout('Model', model.layout, isMetric, spaces.model),
    layouts: [...sheet, ...paperLayouts(document, isMetric, reader)],
    lineTypeScale: header !== null && header.lineTypeScale > 0 ? header.lineTypeScale : 1,
    paperLineTypes: header?.paperSpaceLineTypeScaling !== SpaceLineTypeScaling.Viewport,
    isMetric,
    leftOut: reader.leftOut,
  };
}

const paperSpace = /^\*paper_space/i;

function paperLayouts(document: CadDocument, isMetric: boolean, reader: EntityReader): CadLayout[] {
  const records: BlockRecord[] = [...(document.blockRecords ?? [])].filter(({ name }) =>
    paperSpace.test(name),
  );
  const ordered = records.sort((a, b) => (a.layout?.tabOrder ?? 0) - (b.layout?.tabOrder ?? 0));

  return ordered.map((record, index) => {
    const name = record.layout?.name ?? `Layout${index + 1}`;

    return readLayout(name, record.layout, isMetric, reader.entitiesOf(record));
  });
}
