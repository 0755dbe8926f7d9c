import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { Logo } from '@octavo/ui/logo';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

interface BarTitleProps {
  readonly name: string;
  /** Line below the name. */
  readonly children: ReactNode;
  onClose(): void;
}

/** Left part of a bar: the way out, the logo, and the name of the file. */
export function BarTitle({ name, children, onClose }: BarTitleProps) {
  const words = editorWords(useLocale());

  return (
    <>
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
        {children}
      </div>
    </>
  );
}
