import type { Size } from '../document/geometry.ts';
import { FoundMarks } from '../find/found-marks.tsx';
import { useEditor } from '../state/editor-context.ts';
import { NewTextArea } from './new-text-area.tsx';
import { OpenTextView } from './open-text-view.tsx';
import { TextButtons } from './text-buttons.tsx';
import { TextFrame } from './text-frame.tsx';
import { TextOutline } from './text-outline.tsx';
import { useTexts } from './use-texts.ts';

interface PageTextsProps {
  readonly pageKey: string;
  readonly size: Size;
  /** Pixels of a point. */
  readonly scale: number;
}

/** Texts of a page that can be edited: their outlines, the selected one, and the one that is open. */
export function PageTexts({ pageKey, size, scale }: PageTextsProps) {
  const { state, dispatch } = useEditor();
  const texts = useTexts(pageKey);
  const { tool, selection, openText, found } = state;
  const openKey = openText?.page === pageKey ? openText.key : null;
  const selected = selection?.page === pageKey && openKey === null ? selection.key : null;

  return (
    <>
      {tool === 'text' && (
        // Escape does the same.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          className="ed-texts"
          onPointerDown={(event) => {
            // A finger may be about to scroll.
            if (event.pointerType !== 'touch') {
              dispatch({ kind: 'select', selection: null });
            }
          }}
          onClick={() => dispatch({ kind: 'select', selection: null })}
        />
      )}
      {tool === 'add-text' && <NewTextArea pageKey={pageKey} size={size} scale={scale} />}
      <TextButtons texts={texts} />
      {found !== null &&
        texts
          .filter(({ key }) => found.places.some((place) => place.key === key))
          .map((object) => <FoundMarks key={object.key} object={object} found={found} />)}
      {texts.map((object) => {
        const isOpen = object.key === openKey;

        return (
          (isOpen || (tool === 'text' && object.key !== selected)) && (
            <TextOutline key={object.key} object={object} scale={scale} isOpen={isOpen} />
          )
        );
      })}
      {texts.map((object) =>
        object.key === openKey && openText !== null ? (
          <OpenTextView key={object.key} object={object} openText={openText} />
        ) : (
          object.key === selected && <TextFrame key={object.key} object={object} scale={scale} />
        ),
      )}
    </>
  );
}
