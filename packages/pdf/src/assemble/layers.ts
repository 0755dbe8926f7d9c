import { dictOf, isName, nameOf, OutputRef, PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import type { Assembly, Source } from './source.ts';

/** Maximum nesting of /Order arrays, which readers show as a tree. */
const deepestLevel = 30;

/** Joins the optional content of all sources (8.11.4); only layers used by kept content are carried over. */
export function writeLayers(assembly: Assembly): OutputRef | null {
  const groups: OutputRef[] = [];
  const order: PdfObject[] = [];
  const lists = { ON: [], OFF: [], Locked: [] } as Record<'ON' | 'OFF' | 'Locked', PdfObject[]>;
  const exclusive: PdfObject[] = [];
  const usages: PdfObject[] = [];
  const seen = new Set<number>();

  for (const source of assembly.sources) {
    const { document } = source;
    const properties = document.dict(document.catalog.get('OCProperties'));

    if (properties === null || source.placements.length === 0) {
      continue;
    }

    const own = new Map<number, OutputRef>();

    for (const group of document.array(properties.get('OCGs')) ?? []) {
      if (!(group instanceof PdfRef) || !source.isCarried(group.number)) {
        continue;
      }

      const ref = source.carry(group);

      if (ref === null || seen.has(ref.number)) {
        continue;
      }

      seen.add(ref.number);
      own.set(group.number, ref);
      groups.push(ref);
    }

    if (own.size === 0) {
      continue;
    }

    const configuration = document.dict(properties.get('D')) ?? new PdfDict();
    const keep = (key: string) => keptGroups(source, configuration.get(key), own);

    for (const ref of keep('ON')) {
      lists.ON.push(ref);
    }

    for (const ref of keep('Locked')) {
      lists.Locked.push(ref);
    }

    for (const ref of offGroups(source, configuration, own)) {
      lists.OFF.push(ref);
    }

    const shown = keptOrder(source, configuration.get('Order'), own, 0, new Set());

    if (assembly.sources.length > 1) {
      order.push([encodeText(source.title), ...shown]);
    } else {
      for (const item of shown) {
        order.push(item);
      }
    }

    for (const set of document.array(configuration.get('RBGroups')) ?? []) {
      const kept = keptGroups(source, set, own);

      if (kept.length > 1) {
        exclusive.push(kept);
      }
    }

    for (const usage of document.array(configuration.get('AS')) ?? []) {
      const dict = document.dict(usage);

      if (dict !== null) {
        usages.push(dict.copy().set('OCGs', keptGroups(source, dict.get('OCGs'), own)));
      }
    }
  }

  if (groups.length === 0) {
    return null;
  }

  const configuration = dictOf({ Order: order, ON: lists.ON, OFF: lists.OFF, Locked: lists.Locked });
  configuration.set('RBGroups', exclusive).set('AS', usages);

  for (const [key, value] of configuration.entries) {
    if (Array.isArray(value) && value.length === 0) {
      configuration.delete(key);
    }
  }

  const number = assembly.writer.allocate();
  assembly.write(number, dictOf({ OCGs: groups, D: configuration.set('BaseState', nameOf('ON')) }));

  return new OutputRef(number);
}

type LayerRefs = ReadonlyMap<number, OutputRef>;

function keptGroups(source: Source, object: PdfObject, own: LayerRefs): OutputRef[] {
  const kept: OutputRef[] = [];

  for (const group of source.document.array(object) ?? []) {
    const ref = group instanceof PdfRef ? own.get(group.number) : undefined;

    if (ref !== undefined) {
      kept.push(ref);
    }
  }

  return kept;
}

/**
 * The new base state is ON, so for a source whose base state is OFF all groups that it does not turn on are
 * listed.
 */
function offGroups(source: Source, configuration: PdfDict, own: LayerRefs): OutputRef[] {
  if (!isName(source.document.get(configuration, 'BaseState'), 'OFF')) {
    return keptGroups(source, configuration.get('OFF'), own);
  }

  const on = new Set(keptGroups(source, configuration.get('ON'), own).map(({ number }) => number));

  return [...own.values()].filter(({ number }) => !on.has(number));
}

/**
 * Returns kept groups and their headings; a heading is kept when a group below it is. Each array is read
 * once; otherwise arrays that contain each other would multiply with every level.
 */
function keptOrder(
  source: Source,
  object: PdfObject,
  own: LayerRefs,
  level: number,
  seen: Set<PdfObject>,
): PdfObject[] {
  const items = source.document.array(object) ?? [];

  if (level > deepestLevel || seen.has(items)) {
    return [];
  }

  seen.add(items);

  const kept: PdfObject[] = [];
  let groupsBelow = false;

  for (const item of items) {
    const ref = item instanceof PdfRef ? own.get(item.number) : undefined;

    if (ref !== undefined) {
      kept.push(ref);
      groupsBelow = true;
      continue;
    }

    const value = source.document.resolve(item);

    if (Array.isArray(value)) {
      const below = keptOrder(source, value, own, level + 1, seen);

      if (below.length > 0) {
        kept.push(below);
        groupsBelow = true;
      }
    } else if (!(value instanceof PdfDict) && value !== null) {
      kept.push(value);
    }
  }

  return groupsBelow ? kept : [];
}
