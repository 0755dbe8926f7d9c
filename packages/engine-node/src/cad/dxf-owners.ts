import type { DxfGroup } from './dxf-groups.ts';

const handleCodes: ReadonlySet<number> = new Set([5, 105]);
const ownerCode = 330;
const braceCode = 102;
/** Codes of the layer and the subclass marker: group 330 means something else after them. */
const bodyCodes: ReadonlySet<number> = new Set([8, 100]);

/**
 * Removes references to owners that are not in the file. The library drops entities with such an owner,
 * although they belong to the space that contains them.
 *
 * @returns the same groups when all owners exist.
 */
export function withKnownOwners(groups: readonly DxfGroup[]): readonly DxfGroup[] {
  const known = new Set<number>();

  for (const { code, value } of groups) {
    if (handleCodes.has(code)) {
      known.add(Number.parseInt(value, 16));
    }
  }

  const unknown = new Set<DxfGroup>();
  let section = '';
  let isHead = false;
  let inBraces = false;

  for (const [index, group] of groups.entries()) {
    const { code, value } = group;

    if (code === 0) {
      isHead = section === 'ENTITIES' || section === 'BLOCKS';
      inBraces = false;
    } else if (code === 2 && groups[index - 1]?.value === 'SECTION') {
      section = value;
    } else if (code === braceCode) {
      inBraces = value.startsWith('{');
    } else if (bodyCodes.has(code)) {
      isHead = false;
    } else if (code === ownerCode && isHead && !inBraces && !known.has(Number.parseInt(value, 16))) {
      unknown.add(group);
    }
  }

  return unknown.size === 0 ? groups : groups.filter((group) => !unknown.has(group));
}
