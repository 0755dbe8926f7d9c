import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { ZoomStep } from '../canvas/viewport.tsx';
import { BarTitle } from './bar-title.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface ReportBarProps {
  readonly name: string;
  readonly scale: number;
  onZoom(step: ZoomStep): void;
  onClose(): void;
}

/** Bar of a file that is checked and not changed. */
export function ReportBar({ name, scale, onZoom, onClose }: ReportBarProps) {
  const words = editorWords(useLocale());

  return (
    <header className="ed-bar">
      <BarTitle name={name} onClose={onClose}>
        <span className="ed-save">
          <Icon name="lock" size={13} />
          <span>{words.signatures.local}</span>
        </span>
      </BarTitle>
      <span className="ed-grow ed-wide" />
      <ZoomButtons scale={scale} onZoom={onZoom} />
      <button type="button" className="ed-button" onClick={() => window.print()}>
        <span className="ed-wide">{words.signatures.print}</span>
        <span className="ed-narrow">{words.signatures.printShort}</span>
      </button>
    </header>
  );
}
