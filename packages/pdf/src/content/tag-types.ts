import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfName } from '../objects.ts';

/** Maximum number of role mappings that lead to a standard type; more indicate a loop. */
const mostSteps = 8;

/**
 * Resolves the type of a structure element to a standard type through the role maps (ISO 32000-2, 14.7.3 and
 * 14.7.4).
 */
export function standardType(document: PdfDocument, element: PdfDict, roles: PdfDict | null): string {
  const own = document.get(element, 'S');
  let name = own instanceof PdfName ? own.value : '';
  let map = rolesOf(document, document.dict(element.get('NS'))) ?? roles;

  for (let step = 0; step < mostSteps && map !== null; step += 1) {
    const mapped = document.resolve(map.get(name));
    const [role, namespace] = Array.isArray(mapped)
      ? [document.resolve(mapped[0] ?? null), document.dict(mapped[1] ?? null)]
      : [mapped, null];

    if (!(role instanceof PdfName) || (role.value === name && namespace === null)) {
      break;
    }

    name = role.value;
    // Names in a namespace without its own role map are already standard types.
    map = namespace === null ? map : rolesOf(document, namespace);
  }

  return name;
}

function rolesOf(document: PdfDocument, namespace: PdfDict | null): PdfDict | null {
  return namespace === null ? null : document.dict(namespace.get('RoleMapNS'));
}
