import { type FileKind, kinds } from '@octavo/contract/kinds';
import { type ButtonLook, type ButtonSize, buttonClass } from '@octavo/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';

interface ChooseFilesProps {
  readonly accepts: readonly FileKind[];
  readonly multiple: boolean;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** Accessible name of the button, in full, when its visible text is shortened. */
  readonly label?: string;
  readonly children: ReactNode;
  onFiles(files: readonly File[]): void;
}

/** A button over a hidden file input. */
export function ChooseFiles({
  accepts,
  multiple,
  look,
  size,
  className,
  label,
  children,
  onFiles,
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Files chosen before the page's modules ran.
    if (input.current?.files?.length) {
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, []);

  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        className={className ?? buttonClass(look, size)}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-octavo="files"
        multiple={multiple}
        accept={acceptOf(accepts)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Cleared so that choosing the same file again is also a change.
          event.currentTarget.value = '';
          if (files.length > 0) {
            onFiles(files);
          }
        }}
      />
    </>
  );
}

/** Media types by which pickers of phones offer documents and photos; elsewhere, extensions are enough. */
const pickedTypes: Readonly<Partial<Record<FileKind, string>>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};

function acceptOf(accepts: readonly FileKind[]): string {
  return accepts
    .flatMap((kind) => {
      const type = pickedTypes[kind];
      const extensions = kinds[kind].extensions.map((extension) => `.${extension}`);

      return type === undefined ? extensions : [type, ...extensions];
    })
    .join(',');
}
