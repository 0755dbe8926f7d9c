import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Size } from '../document/geometry.ts';
import { keyOfPage } from '../document/page-keys.ts';

/** Page of the document with all changes. */
export interface ListedPage {
  readonly key: string;
  /** Size as shown, in points. */
  readonly size: Size;
}

/** Size of a page of another file; null until it is known. */
type SizeOfInserted = (source: { readonly asset: string; readonly number: number }) => Size | null;

/** Keeps pages the same objects while they are equal, so that they are not drawn again. */
export class KeptPages {
  #last: readonly ListedPage[] = [];

  keep(pages: readonly ListedPage[]): readonly ListedPage[] {
    const known = new Map(this.#last.map((page) => [page.key, page]));
    const kept = pages.map((page) => {
      const before = known.get(page.key);
      const isSame = before?.size.width === page.size.width && before.size.height === page.size.height;

      return isSame ? before : page;
    });
    const isSame = kept.length === this.#last.length && kept.every((page, at) => page === this.#last[at]);
    this.#last = isSame ? this.#last : kept;

    return this.#last;
  }
}

/** Pages in the order that a list gives them. */
export function pagesAfter(
  base: readonly Size[],
  operations: readonly Operation[],
  sizeOf: SizeOfInserted,
): readonly ListedPage[] {
  const pages: ListedPage[] = base.map((size, index) => ({ key: keyOfPage(index), size }));
  const placeOf = (key: string) => pages.findIndex((page) => page.key === key);
  const placeBefore = (key: string | null) =>
    key === null || placeOf(key) === -1 ? pages.length : placeOf(key);

  for (const operation of operations) {
    switch (operation.kind) {
      case 'page.insert':
        pages.splice(placeBefore(operation.before), 0, {
          key: operation.id,
          size: sizeOfSource(operation.source, base, sizeOf),
        });
        break;
      case 'page.move': {
        const moved = pages.splice(placeOf(operation.page), 1);
        pages.splice(placeBefore(operation.before), 0, ...moved);
        break;
      }
      case 'page.delete':
        pages.splice(placeOf(operation.page), 1);
        break;
      case 'page.rotate':
      case 'page.crop': {
        const at = placeOf(operation.page);
        const page = pages[at];

        if (page !== undefined) {
          pages[at] = { ...page, size: sizeAfter(page.size, operation) };
        }
        break;
      }
      default:
    }
  }

  return pages;
}

function sizeOfSource(
  source: OperationOf<'page.insert'>['source'],
  base: readonly Size[],
  sizeOf: SizeOfInserted,
): Size {
  return source.kind === 'blank'
    ? { width: source.width, height: source.height }
    : (sizeOf(source) ?? base[0]!);
}

function sizeAfter(
  { width, height }: Size,
  operation: OperationOf<'page.rotate'> | OperationOf<'page.crop'>,
): Size {
  if (operation.kind === 'page.crop') {
    return { width: operation.box.width, height: operation.box.height };
  }

  return operation.by === 180 ? { width, height } : { width: height, height: width };
}
