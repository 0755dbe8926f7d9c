import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { InlineScript } from '../shell/inline-script.tsx';
import { earlyDropScript, takeEarlyDrop } from './early-drop.ts';

interface FileDropProps {
  readonly label: string;
  /** Called when files are dragged over the page, some time before the drop. */
  onReach?(): void;
  onFiles(files: readonly File[]): void;
}

/**
 * Takes files dropped or pasted anywhere on the page, and shows an overlay while files are dragged over it.
 */
export function FileDrop({ label, onReach, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const reach = useRef(onReach);
  const receive = useRef(onFiles);

  useEffect(() => {
    reach.current = onReach;
    receive.current = onFiles;
  }, [onReach, onFiles]);

  useEffect(() => {
    // Entering a child fires a leave event on its parent: only the difference shows if the pointer is still
    // on the page.
    let depth = 0;
    const controller = new AbortController();
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      handle: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, handle, { signal: controller.signal });

    listen('dragenter', (event) => {
      if (holdsFiles(event.dataTransfer)) {
        depth += 1;
        setOver(true);
        reach.current?.();
      }
    });
    listen('dragleave', (event) => {
      if (holdsFiles(event.dataTransfer)) {
        depth = Math.max(0, depth - 1);
        setOver(depth > 0);
      }
    });
    listen('dragover', (event) => {
      if (holdsFiles(event.dataTransfer)) {
        event.preventDefault();
      }
    });
    listen('drop', (event) => {
      if (holdsFiles(event.dataTransfer)) {
        event.preventDefault();
        depth = 0;
        setOver(false);
        receive.current([...(event.dataTransfer?.files ?? [])]);
      }
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];

      if (files.length > 0) {
        event.preventDefault();
        receive.current(files);
      }
    });

    // Browsers fire no pointermove during a drag, so one means that the drag ended without an event.
    listen('pointermove', () => {
      depth = 0;
      setOver(false);
    });

    const early = takeEarlyDrop();

    if (early.length > 0) {
      receive.current(early);
    }

    return () => controller.abort();
  }, []);

  return (
    <>
      <InlineScript code={earlyDropScript} />
      {over && (
        <div className="pointer-events-none fixed inset-3 z-40 grid place-content-center rounded-2xl border-2 border-dashed border-lapis bg-lapis-wash/85">
          <p className="flex items-center gap-3 font-serif text-heading font-semibold text-lapis">
            <Icon name="arrowDown" size={30} />
            {label}
          </p>
        </div>
      )}
    </>
  );
}

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}
