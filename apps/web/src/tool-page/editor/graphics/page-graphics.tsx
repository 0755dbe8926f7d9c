import { useMemo } from 'react';
import { checkpointOf } from '../document/checkpoint.ts';
import type { Size } from '../document/geometry.ts';
import { useWords } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import type { Graphic } from './graphic.ts';
import { GraphicFrame } from './graphic-frame.tsx';
import { GraphicGhost } from './graphic-ghost.tsx';
import { Guides } from './guides.tsx';
import { snapLines } from './snap.ts';
import { useGraphicActions } from './use-graphic-actions.ts';
import type { GraphicPicking } from './use-graphic-picking.ts';

interface PageGraphicsProps {
  readonly pageKey: string;
  readonly size: Size;
  readonly scale: number;
  readonly graphics: readonly Graphic[];
  readonly picking: GraphicPicking;
}

/** Pictures and drawings of a page: the one below the pointer and the selected one. */
export function PageGraphics(props: PageGraphicsProps) {
  const { pageKey, size, scale, graphics, picking } = props;
  const { hovered, draft, setDraft } = picking;
  const { contents, state } = useEditor();
  const { place, isLocked } = useGraphicActions();
  const { selection, tool, typing, isCropping } = state;
  const operations = useOperations(pageKey);
  const words = useWords(
    contents,
    pageKey,
    useMemo(() => checkpointOf(operations), [operations]),
  );
  const selected =
    selection?.page === pageKey && tool === 'select' && typing === null
      ? graphics.find(({ key }) => key === selection.key)
      : undefined;
  const others = graphics.filter(({ key }) => key !== selected?.key).map(({ box }) => box);

  return (
    <>
      {hovered !== null && hovered.key !== selected?.key && <GraphicOutline graphic={hovered} />}
      {selected !== undefined && (
        <>
          {draft !== null && (
            <GraphicGhost key={selected.key} graphic={selected} place={draft.place} scale={scale} />
          )}
          {isLocked ? (
            <GraphicOutline graphic={selected} />
          ) : (
            <GraphicFrame
              graphic={selected}
              scale={scale}
              isCropping={isCropping && selected.isPlaceable && selected.kind === 'picture'}
              draft={draft}
              lines={snapLines(size, words, others)}
              setDraft={setDraft}
              onPlace={(next, verb) => place(selected, next, verb)}
              onClick={(point) => picking.pick(point, false)}
            />
          )}
          {draft !== null && <Guides guides={draft.guides} />}
        </>
      )}
    </>
  );
}

function GraphicOutline({ graphic: { place } }: { readonly graphic: Graphic }) {
  const { box, angle } = place;
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return (
    <div
      className="ed-graphic-outline"
      aria-hidden="true"
      style={{
        left: pixels(box.left),
        top: pixels(box.top),
        width: pixels(box.width),
        height: pixels(box.height),
        rotate: `${angle}deg`,
      }}
    />
  );
}
