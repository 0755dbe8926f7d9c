import { editorWords } from '@octavo/i18n/editor';
import { useId } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

interface KeepSwitchProps {
  readonly isKept: boolean;
  readonly isOff: boolean;
  readonly hasFailed: boolean;
  onChange(isKept: boolean): void;
}

/** Switch that keeps the signature on this device. */
export function KeepSwitch({ isKept, isOff, hasFailed, onChange }: KeepSwitchProps) {
  const words = editorWords(useLocale()).sign;
  const id = useId();

  return (
    <div className="ed-section">
      <div className="ed-switch-row">
        <span id={id}>
          {words.keep}
          <small>{words.keepHint}</small>
        </span>
        <button
          type="button"
          role="switch"
          className="ed-switch"
          aria-checked={isKept}
          aria-labelledby={id}
          disabled={isOff}
          onClick={() => onChange(!isKept)}
        />
      </div>
      {hasFailed && (
        <p className="ed-problem" role="alert">
          {words.keepFailed}
        </p>
      )}
    </div>
  );
}
