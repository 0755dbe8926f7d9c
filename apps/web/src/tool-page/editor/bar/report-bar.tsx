import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { Logo } from '@octavo/ui/logo';
import { useLocale } from '../../../shell/use-locale.ts';
import type { ZoomStep } from '../canvas/desk.tsx';
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
      <button
        type="button"
        className="ed-icon"
        aria-label={words.close}
        title={words.close}
        onClick={onClose}
      >
        <Icon name="back" size={18} />
      </button>
      <span className="ed-wide">
        <Logo />
      </span>
      <div className="ed-file">
        <h1>{name}</h1>
        <span className="ed-save">
          <Icon name="lock" size={13} />
          <span>{words.signatures.local}</span>
        </span>
      </div>
      <span className="ed-grow ed-wide" />
      <ZoomButtons scale={scale} onZoom={onZoom} />
      <button type="button" className="ed-button" onClick={() => window.print()}>
        {words.signatures.print}
      </button>
    </header>
  );
}
