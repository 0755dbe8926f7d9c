import type { CadDocument } from '@node-projects/acad-ts';
import type { DxfGroup } from './dxf-groups.ts';

/** Files of R13 and later mark what each part of an entry is (DXF reference, group 100). */
const modernVersion = /^AC10(?:1[2-9]|[2-9]\d)/;

/** True for files of R12 and before, and for those that do not say. */
export function isLegacy(groups: readonly DxfGroup[]): boolean {
  const version = groups.findIndex(({ code, value }) => code === 9 && value === '$ACADVER');

  return version === -1 || !modernVersion.test(groups[version + 1]?.value ?? '');
}

/** The library loses the first group of the first entry of a table without marks: it is given one to lose. */
export function withTablesMended(groups: readonly DxfGroup[]): DxfGroup[] {
  const mended: DxfGroup[] = [];
  let isFirst = false;

  for (const group of groups) {
    mended.push(group);

    if (group.code !== 0) {
      continue;
    }

    if (isFirst && group.value !== 'ENDTAB') {
      mended.push({ code: 70, value: '0' });
    }

    isFirst = group.value === 'TABLE';
  }

  return mended;
}

/** Layers that are off have a negative color, whose sign the library does not see. */
export function switchLayersOff(document: CadDocument, groups: readonly DxfGroup[]): void {
  const off = new Set<string>();
  let name: string | null = null;

  for (const { code, value } of groups) {
    if (code === 0) {
      name = value === 'LAYER' ? '' : null;
    } else if (name === '' && code === 2) {
      name = value;
    } else if (name !== null && code === 62 && Number(value) < 0) {
      off.add(name.toLowerCase());
    }
  }

  for (const layer of document.layers ?? []) {
    layer.isOn = layer.isOn && !off.has(layer.name.toLowerCase());
  }
}
