import {
  type BlockRecord,
  BlockTypeFlags,
  type CadDocument,
  type Entity as FileEntity,
  LineWeightType,
} from '@node-projects/acad-ts';
import type { LeftOut } from '@octavo/cad/drawing';
import { defaultLineWeight } from '@octavo/cad/ink';
import type { Pen } from '@octavo/cad/pen';
import type { CadBlock, CadShape, Entity } from '@octavo/cad/shapes';
import { isFailure } from '@octavo/contract/failures';
import type { DxfEntities } from './dxf-entities.ts';
import { readAnnotation } from './read-annotation.ts';
import { readArea } from './read-area.ts';
import { readCurve } from './read-curve.ts';
import { readInsert } from './read-insert.ts';
import { readRaw } from './read-raw.ts';
import { colorOf, Tables, weightOf } from './read-tables.ts';
import { readText } from './read-text.ts';
import { type EntityContext, type PointMarks, pointOf } from './reading.ts';

/** Converts entities of the file to ours and counts those it leaves out. */
export class EntityReader implements EntityContext {
  readonly tables: Tables;
  readonly points: PointMarks;
  readonly leftOut = new Map<LeftOut, number>();
  readonly #blocks = new Map<BlockRecord, CadBlock>();
  readonly #records: readonly BlockRecord[];
  readonly #raw: DxfEntities | null;

  /** @param raw groups of a DXF file, for data the library drops */
  constructor(document: CadDocument, points: PointMarks, raw: DxfEntities | null) {
    this.tables = new Tables(document);
    this.points = points;
    this.#records = [...(document.blockRecords ?? [])];
    this.#raw = raw;
  }

  entitiesOf(record: BlockRecord): Entity[] {
    this.#raw?.match(record);

    return inDrawOrder(record).flatMap((entity) => this.entity(entity) ?? []);
  }

  /** Splits a model that also holds the entities of the sheet. */
  spacesOf(record: BlockRecord): { model: Entity[]; paper: Entity[] } {
    this.#raw?.match(record);
    const isPaper = (entity: FileEntity) => this.#raw?.of(entity)?.isPaperSpace === true;
    const all = inDrawOrder(record);
    const read = (entities: readonly FileEntity[]) => entities.flatMap((entity) => this.entity(entity) ?? []);

    return { model: read(all.filter((entity) => !isPaper(entity))), paper: read(all.filter(isPaper)) };
  }

  /** Null for entities that are not drawn. An unreadable entity is counted and does not fail the drawing. */
  entity(entity: FileEntity): Entity | null {
    if (entity.isInvisible) {
      return null;
    }

    try {
      const shape = this.shape(entity);

      return shape === null ? null : { pen: this.pen(entity), shape };
    } catch (error) {
      // The library may return half-read entities, which cause errors of any kind.
      if (isFailure(error)) {
        throw error;
      }

      this.leaveOut('objects');

      return null;
    }
  }

  shape(entity: FileEntity): CadShape | null {
    const raw = this.#raw?.of(entity) ?? null;

    return (
      (raw === null ? null : readRaw(entity, raw, this.#records, this)) ??
      readCurve(entity, this) ??
      readText(entity) ??
      readInsert(entity, this) ??
      readArea(entity, this) ??
      readAnnotation(entity, this)
    );
  }

  block(record: BlockRecord): CadBlock {
    const known = this.#blocks.get(record);

    if (known !== undefined) {
      return known;
    }

    const entities: Entity[] = [];
    const block: CadBlock = { name: record.name, base: pointOf(record.blockEntity.basePoint), entities };
    // Registered before it is filled: blocks may contain themselves.
    this.#blocks.set(record, block);
    entities.push(...this.entitiesOf(record));

    if (isReference(record) && entities.length === 0) {
      this.leaveOut('references');
    }

    return block;
  }

  leaveOut(what: LeftOut): void {
    this.leftOut.set(what, (this.leftOut.get(what) ?? 0) + 1);
  }

  pen(entity: FileEntity): Pen {
    const lineType = this.tables.lineType(entity.lineType);
    const name = lineType?.name.toLowerCase() ?? 'bylayer';
    const { value, isByBlock } = entity.transparency;

    return {
      layer: this.tables.layer(entity.layer),
      color: colorOf(entity.color),
      lineType:
        lineType === null || name === 'bylayer' ? 'by-layer' : name === 'byblock' ? 'by-block' : lineType,
      lineTypeScale: entity.lineTypeScale > 0 ? entity.lineTypeScale : 1,
      lineWeight: penWeight(entity.lineWeight),
      // Transparency is a percentage, at most 90.
      opacity: isByBlock ? 'by-block' : value > 0 ? 1 - Math.min(value, 90) / 100 : 1,
    };
  }
}

function penWeight(stored: LineWeightType): Pen['lineWeight'] {
  // The library reads the negative numbers of a DXF file without their sign.
  const weight = stored > 0x7fff ? stored - 0x10000 : stored;

  if (weight === LineWeightType.ByLayer) {
    return 'by-layer';
  }

  return weight === LineWeightType.ByBlock ? 'by-block' : (weightOf(weight) ?? defaultLineWeight);
}

/** Sorts entities by ascending sort handle, which is their own handle unless the drawing overrides it. */
function inDrawOrder(record: BlockRecord): FileEntity[] {
  const entities = [...record.entities];
  const table = record.sortEntitiesTable;

  if (table === null) {
    return entities;
  }

  const handles = new Map<FileEntity, number>();

  for (const { entity, sortHandle } of table) {
    handles.set(entity, sortHandle);
  }

  const handleOf = (entity: FileEntity) => handles.get(entity) ?? entity.handle;

  return entities.sort((a, b) => handleOf(a) - handleOf(b));
}

function isReference(record: BlockRecord): boolean {
  return (record.blockEntity.flags & (BlockTypeFlags.XRef | BlockTypeFlags.XRefOverlay)) !== 0;
}
