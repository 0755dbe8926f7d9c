import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PageSurfaceProps, PanelValues } from '@octavo/tools/kit/panel';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useLargePicture } from './use-large-picture.ts';

interface LargePageProps {
  readonly document: ReadableDocument;
  readonly Surface: ComponentType<PageSurfaceProps>;
  readonly values: PanelValues;
  onValues(values: PanelValues): void;
}

/** Room that the page leaves in the window, for the toolbar above and the action below. */
const roomAround = 280;
const leastHeight = 360;

/** One page of a document, as large as fits, with what the tool shows over it. */
export function LargePage({ document, Surface, values, onValues }: LargePageProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const [index, setIndex] = useState(0);
  const { room, area } = useRoom();
  const { pages, sizes } = document.description;
  const page = { width: sizes[index * 2] || 595, height: sizes[index * 2 + 1] || 842 };
  const scale = Math.min(area.width / page.width, area.height / page.height);
  const size = { width: page.width * scale, height: page.height * scale };
  const picture = useLargePicture(document, index, size.width);

  return (
    <div className="grid gap-4">
      {pages > 1 && (
        <div className="flex items-center justify-center gap-3">
          <Button
            aria-label={words.previous}
            className="min-h-(--target) min-w-(--target)"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <Icon name="arrowLeft" size={16} />
          </Button>
          <span role="status" className="text-caption text-ink-soft tabular-nums">
            {fill(words.page, { page: index + 1, pages })}
          </span>
          <Button
            aria-label={words.next}
            className="min-h-(--target) min-w-(--target)"
            disabled={index >= pages - 1}
            onClick={() => setIndex(index + 1)}
          >
            <Icon name="arrowRight" size={16} />
          </Button>
        </div>
      )}
      <div ref={room} className="min-w-0">
        {area.width > 0 && (
          <div
            className="relative mx-auto rounded-[3px] bg-page shadow-lift outline outline-rule select-none"
            style={size}
          >
            {picture !== null && (
              <img src={picture} alt="" draggable={false} className="size-full rounded-[3px]" />
            )}
            <Surface locale={locale} values={values} page={page} scale={scale} onChange={onValues} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Size of the largest page that fits beside the options and into the window. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = room.current;

    if (element === null) {
      return;
    }

    const measure = () =>
      setArea({
        width: element.clientWidth,
        height: Math.max(leastHeight, window.innerHeight - roomAround),
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();

    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);

  return { room, area };
}
