import type {
  Operation,
  OperationFamily,
  OperationKind,
  OperationOf,
} from '@octavo/contract/edits/edit-list';
import type { EditContext } from './edit-context.ts';

/** Applies an operation of any kind of a family. */
export type ApplyOperation = (context: EditContext, operation: Operation) => void | Promise<void>;

/** Functions of a family by the kind of their operation. */
export type FamilyAppliers<Family extends OperationFamily> = {
  readonly [Kind in Extract<OperationKind, Family | `${Family}.${string}`>]: (
    context: EditContext,
    operation: OperationOf<Kind>,
  ) => void | Promise<void>;
};

type Loaders = {
  readonly [Family in OperationFamily]?: () => Promise<FamilyAppliers<Family>>;
};

/** Code of each family, loaded with the first operation of it: a browser gets what a document needs. */
const families: Loaders = {
  annotation: async () => (await import('./annotations/appliers.ts')).appliers,
  page: async () => (await import('./pages/appliers.ts')).appliers,
  field: async () => (await import('./fields/appliers.ts')).appliers,
  link: async () => (await import('./links/appliers.ts')).appliers,
  stamp: async () => (await import('./stamps/appliers.ts')).appliers,
  image: async () => (await import('./objects/image-appliers.ts')).appliers,
  path: async () => (await import('./objects/path-appliers.ts')).appliers,
  text: async () => (await import('./text/appliers.ts')).appliers,
};

export function familyOf(kind: OperationKind): OperationFamily {
  return kind.split('.')[0] as OperationFamily;
}

/** Functions of a family; null for one that is applied otherwise. */
export async function loadFamily(
  family: OperationFamily,
): Promise<Readonly<Partial<Record<OperationKind, ApplyOperation>>> | null> {
  const appliers = (await families[family]?.()) ?? null;

  // Each function is called for operations of its own kind only.
  return appliers as Readonly<Partial<Record<OperationKind, ApplyOperation>>> | null;
}
