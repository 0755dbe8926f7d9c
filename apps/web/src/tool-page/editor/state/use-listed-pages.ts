import type { Operation } from '@octavo/contract/edits/edit-list';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DocumentContents } from '../document/document-contents.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import { KeptPages, pagesAfter } from '../edits/page-list.ts';

/** Pages with all changes. A page stays the same object while its size does. */
export function useListedPages(
  document: EditingDocument,
  contents: DocumentContents,
  operations: readonly Operation[],
) {
  const [kept] = useState(() => new KeptPages());
  const assetSizes = useSyncExternalStore(contents.subscribe, contents.sizesOfAssets);

  useEffect(() => {
    for (const operation of operations) {
      if (operation.kind === 'page.insert' && operation.source.kind === 'file') {
        contents.assetSizes(operation.source.asset);
      }
    }
  }, [contents, operations]);

  const pages = useMemo(
    () =>
      kept.keep(
        pagesAfter(
          document.description.pages,
          operations,
          ({ asset, number }) => assetSizes.get(asset)?.[number - 1] ?? null,
        ),
      ),
    [kept, document, operations, assetSizes],
  );
  const numbers = useMemo(() => new Map(pages.map(({ key }, index) => [key, index + 1])), [pages]);
  const numberOf = useCallback((page: string) => numbers.get(page) ?? 0, [numbers]);

  const sizes = useMemo(() => new Map(pages.map(({ key, size }) => [key, size])), [pages]);
  const sizeOf = useCallback((page: string) => sizes.get(page) ?? pages[0]!.size, [sizes, pages]);

  return { pages, numberOf, sizeOf };
}
