import type { Box } from '@octavo/contract/edits/primitives';
import { PdfReader } from '@octavo/engine-browser/pdf-reader';
import { certificateWords } from '@octavo/i18n/certificate';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useSigning } from './signing-context.ts';

interface SignaturePictureProps {
  /** Counted from 1, as the pages stand. */
  readonly page: number;
  readonly box: Box;
  readonly scale: number;
}

/** The signature as the prepared file draws it; its words until that is known. */
export function SignaturePicture({ page, box, scale }: SignaturePictureProps) {
  const words = certificateWords(useLocale()).appearance;
  const { preparation, certificate } = useSigning();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const bytes = preparation.state === 'prepared' ? preparation.bytes : null;
  const { left, top, width, height } = box;

  useEffect(() => {
    if (bytes === null) {
      return;
    }

    const controller = new AbortController();
    const { signal } = controller;
    const reader = new PdfReader();
    const draw = async () => {
      const document = await reader.open(bytes);
      const pixels = scale * window.devicePixelRatio;
      const bitmap = await document.region(
        page - 1,
        { region: { left, top, width, height }, scale: pixels, priority: 'view' },
        signal,
      );
      const target = canvas.current;

      if (target !== null && !signal.aborted) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setIsDrawn(true);
      }
    };
    // Without a picture, the words stay.
    draw()
      .catch(() => undefined)
      .finally(() => reader.stop());

    return () => controller.abort();
  }, [bytes, page, left, top, width, height, scale]);

  return (
    <>
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && (
        <span className="ed-signature-words">
          {words.by}
          <b>{certificate?.facts.name}</b>
        </span>
      )}
    </>
  );
}
