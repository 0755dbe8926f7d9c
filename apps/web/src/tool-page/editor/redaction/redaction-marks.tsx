import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { boxAround } from '../document/geometry.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { isAreaRedaction, isExcepted, isTextRedaction } from './redaction-edits.ts';
import { useHits } from './use-hits.ts';
import { useRedactions } from './use-redactions.ts';
import './redaction.css';

/** Marks over what will be removed from a page: areas that were drawn, and hits of texts and patterns. */
export function RedactionMarks({ pageKey }: { readonly pageKey: string }) {
  const words = editorWords(useLocale()).redact;
  const { state } = useEditor();
  const { hits } = useHits();
  const { remove, except } = useRedactions();
  const { operations } = state.history;
  const label = fill(words.marked, { page: indexOfPage(pageKey) + 1 });
  const areas = operations.filter(isAreaRedaction).filter(({ page }) => page === pageKey);
  const texts = new Map(operations.filter(isTextRedaction).map((operation) => [operation.id, operation]));
  const here = hits.filter(({ page, operation, number }) => {
    const found = texts.get(operation);

    return page === pageKey && found !== undefined && !isExcepted(found, page, number);
  });

  return (
    <>
      {areas.map(({ id, areas: boxes }) => (
        <Mark key={id} label={label} boxes={boxes} onRemove={() => remove(id, pageKey)} />
      ))}
      {here.map(({ operation, number, quads }) => (
        <Mark
          key={`${operation} ${number}`}
          label={label}
          boxes={quads.map(boxAround)}
          onRemove={() => except(operation, pageKey, number)}
        />
      ))}
    </>
  );
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
