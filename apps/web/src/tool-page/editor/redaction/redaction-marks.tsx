import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { baseAreasAsShown, redactionsAsShown } from '@octavo/editing/redaction/areas-as-shown';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { boxAround, type Size } from '../document/geometry.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { isAreaRedaction, isExcepted, isTextRedaction } from './redaction-edits.ts';
import { useHits } from './use-hits.ts';
import { useRedactions } from './use-redactions.ts';
import './redaction.css';

/** Marks over what will be removed from a page: areas that were drawn, and hits of texts and patterns. */
export function RedactionMarks({ pageKey }: { readonly pageKey: string }) {
  const words = editorWords(useLocale()).redact;
  const { document, contents, state, numberOf } = useEditor();
  const { hits } = useHits();
  const { remove, except } = useRedactions();
  const { operations } = state.history;
  const label = fill(words.marked, { page: numberOf(pageKey) });
  const assetSizes = useSyncExternalStore(contents.subscribe, contents.sizesOfAssets);
  const base =
    document.description.pages[indexOfPage(pageKey)] ?? sizeOfInserted(pageKey, operations, assetSizes);
  const areas = redactionsAsShown({ operations }, () => base)
    .filter(isAreaRedaction)
    .filter(({ page }) => page === pageKey);
  const texts = new Map(operations.filter(isTextRedaction).map((operation) => [operation.id, operation]));
  const here = hits.filter(({ page, operation, number }) => {
    const found = texts.get(operation);

    return page === pageKey && found !== undefined && !isExcepted(found, page, number);
  });

  const shownHit = (boxes: readonly Box[]) =>
    base === null ? boxes : baseAreasAsShown(boxes, pageKey, operations, base);

  return (
    <>
      {areas.map(({ id, areas: boxes }) => (
        <Mark key={id} label={label} boxes={boxes} onRemove={() => remove(id, pageKey)} />
      ))}
      {here.map(({ operation, number, quads }) => (
        <Mark
          key={`${operation} ${number}`}
          label={label}
          boxes={shownHit(quads.map(boxAround))}
          onRemove={() => except(operation, pageKey, number)}
        />
      ))}
    </>
  );
}

/** Size of a page of the list as it is inserted; null until it is known. */
function sizeOfInserted(
  key: string,
  operations: readonly Operation[],
  assetSizes: ReadonlyMap<string, readonly Size[]>,
): Size | null {
  const inserted = operations.find(({ id }) => id === key);

  if (inserted?.kind !== 'page.insert') {
    return null;
  }

  const { source } = inserted;

  return source.kind === 'blank' ? source : (assetSizes.get(source.asset)?.[source.number - 1] ?? null);
}

interface MarkProps {
  readonly label: string;
  readonly boxes: readonly Box[];
  onRemove(): void;
}

/** Mark of several boxes, such as the lines of a text. Delete takes it back. */
function Mark({ label, boxes, onRemove }: MarkProps) {
  return boxes.map(({ left, top, width, height }, index) => (
    <button
      key={`${left} ${top}`}
      type="button"
      className="ed-redaction"
      data-control
      tabIndex={index === 0 ? 0 : -1}
      aria-hidden={index > 0}
      aria-label={label}
      title={label}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          event.stopPropagation();
          onRemove();
        }
      }}
      style={{
        left: `calc(${left}px * var(--z))`,
        top: `calc(${top}px * var(--z))`,
        width: `calc(${width}px * var(--z))`,
        height: `calc(${height}px * var(--z))`,
      }}
    />
  ));
}
