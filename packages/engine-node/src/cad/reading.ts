import type { BlockRecord, Entity as FileEntity } from '@node-projects/acad-ts';
import type { LeftOut } from '@octavo/cad/drawing';
import type { Point3 } from '@octavo/cad/geometry/affine';
import type { Pen } from '@octavo/cad/pen';
import type { CadBlock, CadShape, Entity } from '@octavo/cad/shapes';
import type { Tables } from './read-tables.ts';

/** Point display settings, common to all points of the file. */
export interface PointMarks {
  readonly mode: number;
  readonly size: number;
}

/** Shared context for the functions that read one kind of entity. */
export interface EntityContext {
  readonly tables: Tables;
  readonly points: PointMarks;
  /** Null for entities that are not drawn. */
  entity(entity: FileEntity): Entity | null;
  shape(entity: FileEntity): CadShape | null;
  /** Reads a block on its first use and caches it. */
  block(record: BlockRecord): CadBlock;
  leaveOut(what: LeftOut): void;
}

/** Inherits all properties from the entity, for the parts it consists of. */
export const inheritedPen: Pick<Pen, 'color' | 'lineType' | 'lineTypeScale' | 'lineWeight' | 'opacity'> = {
  color: 'by-block',
  lineType: 'by-block',
  lineTypeScale: 1,
  lineWeight: 'by-block',
  opacity: 'by-block',
};

/** Groups the shapes of one entity, so that they are drawn with its properties. */
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
