import { editorWords } from '@octavo/i18n/editor';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

/** Milliseconds of drawing after which the panel says so. */
const patienceMilliseconds = 400;

/** Note that the page is being drawn with the typed text, when that takes long. */
export function WaitNote() {
  const words = editorWords(useLocale()).text;
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMilliseconds);

    return () => clearTimeout(timer);
  }, []);

  return isLong ? <span className="ed-hint">{words.drawing}</span> : null;
}
