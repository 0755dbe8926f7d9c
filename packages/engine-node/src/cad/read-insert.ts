import {
  AttributeDefinition,
  AttributeFlags,
  type BlockRecord,
  Dimension,
  type Entity,
  Insert,
} from '@node-projects/acad-ts';
import { compose, planeOf, rotation, scaling, times, translation } from '@octavo/cad/geometry/affine';
import type { CadBlock, CadShape, InsertShape, Entity as OurEntity } from '@octavo/cad/shapes';
import { clipOf } from './read-clip.ts';
import { readDimension } from './read-dimension.ts';
import { type EntityContext, pointOf } from './reading.ts';

/** Reads inserted blocks and dimensions, which are drawn by a block; null for other entities. */
export function readInsert(entity: Entity, reader: EntityContext): CadShape | null {
  if (entity instanceof Insert) {
    return insertOf(entity, reader);
  }

  return entity instanceof Dimension ? readDimension(entity, reader) : null;
}

function insertOf(insert: Insert, reader: EntityContext): InsertShape | null {
  const record = insert.block;

  if (record === null) {
    return null;
  }

  const block = reader.block(record);
  const placed = compose(translation(pointOf(insert.insertPoint)), rotation(insert.rotation));

  return {
    kind: 'insert',
    block: withoutDefinitions(block, record, reader),
    frame: compose(planeOf(pointOf(insert.normal)), placed),
    inner: compose(
      scaling(insert.xScale || 1, insert.yScale || 1, insert.zScale || 1),
      translation(times(block.base, -1)),
    ),
    columns: Math.max(1, insert.columnCount),
    rows: Math.max(1, insert.rowCount),
    columnSpacing: insert.columnSpacing,
    rowSpacing: insert.rowSpacing,
    attributes: [...insert.attributes].flatMap((attribute) => reader.entity(attribute) ?? []),
    clip: clipOf(insert),
  };
}

const shownBlocks = new WeakMap<CadBlock, CadBlock>();

/** Removes attribute definitions from an inserted block; the insert's attributes replace them. */
function withoutDefinitions(block: CadBlock, record: BlockRecord, reader: EntityContext): CadBlock {
  const definitions = record.attributeDefinitions.filter(
    ({ flags }) => (flags & AttributeFlags.Constant) === 0,
  );

  if (definitions.length === 0) {
    return block;
  }

  const known = shownBlocks.get(block);

  if (known !== undefined) {
    return known;
  }

  const entities: OurEntity[] = [];
  const shown: CadBlock = { ...block, entities };
  shownBlocks.set(block, shown);

  for (const entity of record.entities) {
    const isTag = entity instanceof AttributeDefinition && (entity.flags & AttributeFlags.Constant) === 0;
    const ours = isTag ? null : reader.entity(entity);

    if (ours !== null) {
      entities.push(ours);
    }
  }

  return shown;
}
