import type { Passage, ReadDocument } from './passage.ts';

/** One document of parts whose pages follow each other. */
export function joinParts(parts: readonly ReadDocument[]): ReadDocument {
  const [first, ...others] = parts;

  if (first !== undefined && others.length === 0) {
    return first;
  }

  const passages: Passage[] = [];
  let tables = 0;

  for (const part of parts) {
    const tablesBefore = tables;

    for (const passage of part.passages) {
      const { row } = passage;
      tables = Math.max(tables, tablesBefore + (row === undefined ? 0 : row.table + 1));
      passages.push(
        row === undefined ? passage : { ...passage, row: { ...row, table: row.table + tablesBefore } },
      );
    }
  }

  return {
    version: 1,
    title: first?.title ?? null,
    // That of a few pages may not be that of all: the index looks at the whole.
    language: null,
    pages: parts.flatMap(({ pages }) => pages),
    passages,
    asides: [...new Set(parts.flatMap(({ asides }) => asides ?? []))],
  };
}
