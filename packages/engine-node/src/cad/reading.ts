import type { BlockRecord, Entity as FileEntity } from '@node-projects/acad-ts';
import type { LeftOut } from '@octavo/engine/cad/drawing';
import type { Point3 } from '@octavo/engine/cad/geometry/affine';
import type { Pen } from '@octavo/engine/cad/pen';
import type { CadBlock, CadShape, Entity } from '@octavo/engine/cad/shapes';
import type { Tables } from './read-tables.ts';

/** What the file says for all of its points. */
export interface PointMarks {
  readonly mode: number;
  readonly size: number;
}

/** What those who read one sort of entity ask of the reading as a whole. */
export interface EntityContext {
  readonly tables: Tables;
  readonly points: PointMarks;
  /** Null for what is not drawn. */
  entity(entity: FileEntity): Entity | null;
  shape(entity: FileEntity): CadShape | null;
  /** A block is read when it is first inserted, and once. */
  block(record: BlockRecord): CadBlock;
  leaveOut(what: LeftOut): void;
}

/** A pen like the entity's own, for parts that it is made of. */
export const inheritedPen: Pick<Pen, 'color' | 'lineType' | 'lineTypeScale' | 'lineWeight' | 'opacity'> = {
  color: 'by-block',
  lineType: 'by-block',
  lineTypeScale: 1,
  lineWeight: 'by-block',
  opacity: 'by-block',
};

/** Shapes that belong to one entity, drawn as it is. */
export function grouped(
  entity: FileEntity,
  reader: EntityContext,
  shapes: readonly CadShape[],
): CadShape | null {
  const pen = { ...inheritedPen, layer: reader.tables.layer(entity.layer) };

  return shapes.length === 0 ? null : { kind: 'group', entities: shapes.map((shape) => ({ pen, shape })) };
}

export function pointOf(point: { x: number; y: number; z?: number } | null | undefined): Point3 {
  return { x: point?.x ?? 0, y: point?.y ?? 0, z: point?.z ?? 0 };
}
