/** Parts that every OOXML package has (ECMA-376, part 2). */

export interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

export function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}

export function contentTypes(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`,
  );

  return xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
}

export function relationships(all: readonly Relationship[]): string {
  const entries = all.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${type}" Target="${target}"${external === true ? ' TargetMode="External"' : ''}/>`,
  );

  return xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`,
  );
}
