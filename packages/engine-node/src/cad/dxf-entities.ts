import type { BlockRecord, Entity } from '@node-projects/acad-ts';
import type { DxfGroup } from './dxf-groups.ts';

/** An entity as raw groups, with the vertices that follow a polyline. */
export interface RawEntity {
  readonly type: string;
  readonly isPaperSpace: boolean;
  /** Filled only for the types in `keptTypes`. */
  readonly groups: readonly DxfGroup[];
  readonly vertices: readonly (readonly DxfGroup[])[];
}

/** Types for which the library loses data a drawing needs; these are read from their groups. */
const keptTypes: ReadonlySet<string> = new Set(['POLYLINE', 'MULTILEADER', 'ACAD_TABLE']);

/** Containers of the entities that are in no block. */
const modelName = '*model_space';
const paperName = '*paper_space';

/** Raw entities of a DXF file, for data the library drops. */
export class DxfEntities {
  readonly #raw: ReadonlyMap<string, ReadonlyMap<string, readonly RawEntity[]>>;
  readonly #matched = new Map<Entity, RawEntity>();

  constructor(groups: Iterable<DxfGroup>) {
    this.#raw = readRaw(groups);
  }

  /** Matches the raw entities of a block to the library's by order within each type. */
  match(record: BlockRecord): void {
    const byType = new Map<string, Entity[]>();

    for (const entity of record.entities) {
      const known = byType.get(entity.objectName) ?? [];
      byType.set(entity.objectName, known);
      known.push(entity);
    }

    for (const [type, entities] of byType) {
      const candidates = this.#candidates(record.name.toLowerCase(), type, entities.length);

      for (const [index, entity] of entities.entries()) {
        const raw = candidates[index];

        if (raw !== undefined) {
          this.#matched.set(entity, raw);
        }
      }
    }
  }

  #candidates(name: string, type: string, count: number): readonly RawEntity[] {
    const own = this.#raw.get(name)?.get(type) ?? [];
    const outside = this.#raw.get(modelName)?.get(type) ?? [];

    if (name === paperName && own.length === 0) {
      return outside.filter(({ isPaperSpace }) => isPaperSpace);
    }

    // In files without layouts, the library mixes the sheet's entities into the model.
    return name === modelName && own.length !== count ? own.filter(({ isPaperSpace }) => !isPaperSpace) : own;
  }

  of(entity: Entity): RawEntity | null {
    return this.#matched.get(entity) ?? null;
  }
}

function readRaw(groupsOfFile: Iterable<DxfGroup>): Map<string, Map<string, RawEntity[]>> {
  const containers = new Map<string, Map<string, RawEntity[]>>();
  let started: 'SECTION' | 'BLOCK' | null = null;
  let section = '';
  let container = '';
  let open: { type: string; isPaperSpace: boolean; groups: DxfGroup[]; vertices: DxfGroup[][] } | null = null;
  let groups: DxfGroup[] = [];

  for (const group of groupsOfFile) {
    const { code, value } = group;

    if (code === 0) {
      started = value === 'SECTION' || value === 'BLOCK' ? value : null;

      if (value === 'VERTEX' && open !== null) {
        groups = [];
        open.vertices.push(groups);
      } else if (started === null && (section === 'ENTITIES' || section === 'BLOCKS')) {
        groups = [];
        open = { type: value, isPaperSpace: false, groups, vertices: [] };
        add(containers, container, open);
      } else {
        open = null;
      }
    } else if (started === 'SECTION' && code === 2) {
      section = value;
      container = value === 'ENTITIES' ? modelName : '';
    } else if (started === 'BLOCK' && code === 2) {
      container = value.toLowerCase();
    } else if (open !== null) {
      if (code === 67 && groups === open.groups) {
        open.isPaperSpace = value.trim() === '1';
      }

      if (keptTypes.has(open.type)) {
        groups.push(group);
      }
    }
  }

  return containers;
}

function add(containers: Map<string, Map<string, RawEntity[]>>, container: string, entity: RawEntity): void {
  const types = containers.get(container) ?? new Map<string, RawEntity[]>();
  containers.set(container, types);
  const list = types.get(entity.type) ?? [];
  types.set(entity.type, list);
  list.push(entity);
}

/** The last value of a code as a number. */
export function numberOf(groups: readonly DxfGroup[], code: number, otherwise = 0): number {
  const value = Number.parseFloat(groups.findLast((group) => group.code === code)?.value ?? '');

  return Number.isFinite(value) ? value : otherwise;
}

export function pointIn(groups: readonly DxfGroup[], code: number): { x: number; y: number; z: number } {
  return {
    x: numberOf(groups, code),
    y: numberOf(groups, code + 10),
    z: numberOf(groups, code + 20),
  };
}
