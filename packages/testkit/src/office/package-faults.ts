import { allElements, attributeOf, parseXml, repeated, type XmlElement } from './xml-tree.ts';

export type PackageParts = ReadonlyMap<string, string | Uint8Array>;

const contentTypes = '[Content_Types].xml';

/** Root elements of all XML parts, by path. @throws Error for XML that is not well-formed */
export function xmlParts(parts: PackageParts): Map<string, XmlElement> {
  return new Map(
    [...parts].flatMap(([path, content]) =>
      typeof content === 'string' ? [[path, parseXml(content)] as const] : [],
    ),
  );
}

/**
 * Faults that keep every Office program from opening a package (ECMA-376, part 2): parts without a type,
 * relationships to missing parts, references to missing relationships, no relationship to the main part.
 */
export function packageFaults(parts: PackageParts): string[] {
  const roots = xmlParts(parts);
  const first = allElements(roots.get('_rels/.rels')).flatMap((each) =>
    attributeOf(each, 'Relationship', 'Type'),
  );
  const faults = typeFaults(parts, allElements(roots.get(contentTypes)));

  if (!first.some((type) => type.endsWith('/officeDocument'))) {
    faults.push('no relationship to the main part');
  }

  for (const [path, root] of roots) {
    const elements = allElements(root);
    faults.push(...(path.endsWith('.rels') ? targetFaults(path, elements, parts) : []));

    const known = new Set(
      allElements(roots.get(relationshipsOf(path))).flatMap((each) =>
        attributeOf(each, 'Relationship', 'Id'),
      ),
    );
    const asked = elements.flatMap(({ attributes }) =>
      [...attributes].flatMap(([name, id]) => (/^r:(id|embed|link|pict)$/.test(name) ? [id] : [])),
    );
    faults.push(...asked.filter((id) => !known.has(id)).map((id) => `${path}: no relationship ${id}`));
  }

  return faults;
}

function typeFaults(parts: PackageParts, elements: readonly XmlElement[]): string[] {
  const named = elements.flatMap((each) => attributeOf(each, 'Override', 'PartName'));
  const endings = new Set(elements.flatMap((each) => attributeOf(each, 'Default', 'Extension')));
  const overridden = new Set(named);
  const untyped = [...parts.keys()].filter(
    (path) =>
      path !== contentTypes &&
      !overridden.has(`/${path}`) &&
      !endings.has(path.slice(path.lastIndexOf('.') + 1)),
  );

  return [
    ...untyped.map((path) => `${path}: no content type`),
    ...named.filter((name) => !parts.has(name.slice(1))).map((name) => `type of ${name}, which is no part`),
    ...repeated(named).map((name) => `two types of ${name}`),
  ];
}

function targetFaults(path: string, elements: readonly XmlElement[], parts: PackageParts): string[] {
  const ids = elements.flatMap((each) => attributeOf(each, 'Relationship', 'Id'));
  const dangling = elements.flatMap(({ attributes }) => {
    const target = attributes.get('Target');

    return target === undefined || attributes.get('TargetMode') === 'External' || parts.has(target.slice(1))
      ? []
      : [`${path}: no part ${target}`];
  });

  return [...dangling, ...repeated(ids).map((id) => `${path}: relationship ${id} twice`)];
}

function relationshipsOf(path: string): string {
  return path.replace(/([^/]*)$/, '_rels/$1.rels');
}
