import type { Operation, OperationFamily } from './edit-list.ts';

/** Permissions that the owner of a protected document gives separately (ISO 32000-2, table 22). */
export type EditRight = 'annotate' | 'modify' | 'fill' | 'assemble';

/** Levels of changes that an author's signature permits (ISO 32000-2, table 257): forms, and comments too. */
const forms = 2;
const comments = 3;

interface FamilyRules {
  readonly right: EditRight;
  /** Level that a certification must have; null for operations that none permits. */
  readonly level: number | null;
}

const content: FamilyRules = { right: 'modify', level: null };
const comment: FamilyRules = { right: 'annotate', level: comments };

const rules: Readonly<Record<OperationFamily, FamilyRules>> = {
  annotation: comment,
  stamp: comment,
  // Programs that check certifications count links as content, not as comments.
  link: content,
  text: content,
  image: content,
  path: content,
  field: content,
  page: { right: 'assemble', level: null },
  redact: content,
  flatten: content,
};

/** Kinds that differ from the others of their family. */
function rulesOf(operation: OperationFacts): FamilyRules {
  switch (operation.kind) {
    case 'field.value':
      return { right: 'fill', level: forms };
    case 'page.crop':
      return content;
    case 'stamp.place':
      return operation.as === 'content' ? content : comment;
    default:
      return rules[operation.kind.split('.')[0] as OperationFamily];
  }
}

/** Facts of an operation that decide who permits it. */
export interface OperationFacts {
  readonly kind: Operation['kind'];
  /** Kind of object that a stamp becomes. */
  readonly as?: 'annotation' | 'content';
}

/** Permission of the owner that an operation needs. */
export function rightFor(operation: OperationFacts): EditRight {
  return rulesOf(operation).right;
}

/** True when an author's signature of a level, or none, permits an operation. */
export function isCertifiedFor(operation: OperationFacts, certification: number | null): boolean {
  const { level } = rulesOf(operation);

  return certification === null || (level !== null && certification >= level);
}
