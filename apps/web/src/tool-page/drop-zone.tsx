import type { FileKind } from '@octavo/contract/kinds';
import { formatBytes } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { PageStack } from '@octavo/ui/page-stack';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ChooseFiles } from '../intake/choose-files.tsx';
import { FileDrop } from '../intake/file-drop.tsx';
import { AddressField } from '../intake/lazy-address-field.tsx';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import type { Tool, ToolRule } from './tool.ts';

interface DropZoneProps {
  readonly tool: Tool;
  /** Null when the viewer has no limits. */
  readonly rule: ToolRule | null;
  /** Bytes of all files of one task together, for the viewer of the page. */
  readonly limitBytes: number;
  /** True when files have arrived and their workspace is loading. */
  readonly opening: boolean;
  /** Called when the user is about to add files. */
  onIntent(): void;
  onFiles(files: readonly File[]): void;
}

/** The empty workspace. */
export function DropZone({ tool: { facts }, rule, limitBytes, opening, onIntent, onFiles }: DropZoneProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale).dropZone;
  const many = facts.maxFiles > 1;
  const what = words.what[classOf(facts.accepts)][many ? 'other' : 'one'];
  const takesAddress = facts.accepts.includes('url');
  const kindsTaken = facts.accepts.filter((kind) => kind !== 'url').map((kind) => kind.toUpperCase());
  const limits = fill(many ? words.limitsMany : words.limits, {
    taskSize: formatBytes(locale, limitBytes),
    files: facts.maxFiles,
  });

  return (
    <section
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-busy={opening}
      className="mt-6 grid min-h-80 place-content-center justify-items-center rounded-[14px] border-[1.5px] border-dashed border-edge/60 bg-well px-6 py-14 text-center sm:min-h-[420px]"
    >
      <FileDrop label={words.overlay} onReach={onIntent} onFiles={onFiles} />
      {opening ? (
        <p role="status" className="text-ink-soft">
          {words.opening}
        </p>
      ) : (
        <>
          <PageStack />
          {takesAddress ? (
            <>
              <Suspense fallback={<div className="mt-6 h-24" />}>
                <AddressField prominent className="mt-6 w-[min(36rem,100vw-6rem)]" onFiles={onFiles} />
              </Suspense>
              <p className="mt-6 text-ink-soft">{fill(words.or, { what })}</p>
            </>
          ) : (
            <h2 className="mt-6 text-heading pointer-coarse:hidden">{fill(words.title, { what })}</h2>
          )}
          <p className="mt-4 mb-4">
            <ChooseFiles
              accepts={facts.accepts}
              multiple={many}
              look={takesAddress ? 'plain' : 'primary'}
              size={takesAddress ? 'normal' : 'big'}
              onFiles={onFiles}
            >
              <Icon name="add" />
              {many ? words.choose : words.chooseOne}
            </ChooseFiles>
          </p>
          <p className="text-caption text-ink-soft">
            {/* A single accepted kind is already part of the tool's name. */}
            {kindsTaken.length > 1 && <span className="block">{kindsTaken.join(', ')}</span>}
            <span className="max-sm:hidden">{fill(words.paste, { keys: 'Ctrl V' })} · </span>
            {limits}
          </p>
          {rule !== null && (
            <p className="mt-3 max-w-xl text-caption text-balance text-ink-soft">
              {rule.text}{' '}
              <Link
                to={address('/pricing')}
                className="whitespace-nowrap text-lapis underline underline-offset-3"
              >
                {rule.link}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Kinds that users call pictures. */
const pictures: ReadonlySet<FileKind> = new Set([
  'jpg',
  'png',
  'webp',
  'gif',
  'tiff',
  'bmp',
  'heic',
  'jp2',
  'avif',
]);

function classOf(accepts: readonly FileKind[]): 'pdf' | 'images' | 'files' {
  if (accepts.includes('pdf')) {
    return 'pdf';
  }

  return accepts.every((kind) => pictures.has(kind)) ? 'images' : 'files';
}
