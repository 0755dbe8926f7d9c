import { type FileKind, kinds } from '@octavo/contract/kinds';
import { formatBytes } from '@octavo/i18n/format';
import { Button } from '@octavo/ui/button';
import { useId, useRef, useState } from 'react';
import type { PanelProps } from './panel.ts';
import { wordsOf } from './panel-parts.ts';
import type { Locale } from './types.ts';

interface OptionFileFieldProps extends Pick<PanelProps, 'locale' | 'copy' | 'optionFiles' | 'onOptionFile'> {
  /** Name of the option. */
  readonly option: string;
  readonly accepts: readonly FileKind[];
}

const words: Readonly<Record<Locale, { choose: string; replace: string; remove: string; hidden: string }>> = {
  en: { choose: 'Choose', replace: 'Replace', remove: 'Remove', hidden: 'No preview in this browser' },
  fr: { choose: 'Choisir', replace: 'Remplacer', remove: 'Retirer', hidden: 'Aperçu impossible ici' },
};

/** Field of an option that takes a picture: a button, then the picture with its name. */
export function OptionFileField({
  locale,
  copy,
  optionFiles,
  onOptionFile,
  option,
  accepts,
}: OptionFileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint } = wordsOf(copy, option);
  const file = optionFiles[option];
  const problem = file?.problem ?? null;
  const { choose, replace, remove } = words[locale];

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-below`}>
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      {file !== undefined && (
        <div className="mb-2 flex items-center gap-3 rounded-lg border border-rule p-2">
          {file.url !== null && <Thumbnail key={file.url} url={file.url} hidden={words[locale].hidden} />}
          <p className="min-w-0">
            <span className="block truncate font-medium" title={file.name}>
              {file.name}
            </span>
            <span className="block text-caption text-ink-soft">{formatBytes(locale, file.sizeBytes)}</span>
          </p>
        </div>
      )}
      <p className="flex gap-2">
        <Button aria-describedby={`${id}-below`} onClick={() => input.current?.click()}>
          {file === undefined ? choose : replace}
        </Button>
        {file !== undefined && <Button onClick={() => onOptionFile(option, null)}>{remove}</Button>}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        data-octavo={option}
        accept={accepts.flatMap((kind) => kinds[kind].extensions.map((name) => `.${name}`)).join(',')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];

          if (chosen !== undefined) {
            onOptionFile(option, chosen);
          }

          // Cleared so that choosing the same file again is also a change.
          event.currentTarget.value = '';
        }}
      />
      <p
        id={`${id}-below`}
        role={problem === null ? undefined : 'alert'}
        className={`mt-1.5 text-caption ${problem === null ? 'text-ink-soft' : 'text-rubric'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** Small picture; a text for a kind that the browser can't show. */
function Thumbnail({ url, hidden }: { readonly url: string; readonly hidden: string }) {
  const [isShown, setShown] = useState(true);

  return isShown ? (
    <img
      src={url}
      alt=""
      onError={() => setShown(false)}
      className="size-14 shrink-0 rounded bg-page object-contain"
    />
  ) : (
    <span className="grid size-14 shrink-0 place-content-center rounded bg-well text-center text-[0.6875rem] leading-3.5 text-ink-soft">
      {hidden}
    </span>
  );
}
