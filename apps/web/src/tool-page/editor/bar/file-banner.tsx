import type { EditRight } from '@octavo/contract/edits/edit-rights';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { unlockTool } from '@octavo/tools/kit/unlock-tool';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useCarry } from '../../files/use-carry.ts';
import { useBaseFields } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';

interface FileBannerProps {
  /** True when another tab has the file. */
  readonly isTaken: boolean;
  /** True while the other tab saves its last change. */
  readonly isTaking: boolean;
  /** True once it was closed; the bar of the file opens it again. */
  readonly isClosed: boolean;
  onClose(): void;
  onTakeOver(): void;
  onOpen(file: Blob, name: string): void;
}

/** Banner with the changes that a signed or protected file allows, or the notice that another tab has the file. */
export function FileBanner(props: FileBannerProps) {
  const { isTaken, isTaking, isClosed, onClose, onTakeOver, onOpen } = props;
  const locale = useLocale();
  const { banner: words, signatures, copyName } = editorWords(locale);
  const { document, contents, name, state, dispatch } = useEditor();
  const { isXfaOnly } = useBaseFields(contents);
  const { signature, signers, restricted, permissions, isEncrypted } = document.description;
  const names = [...new Set(signers.filter(Boolean))];
  const [copying, setCopying] = useState<'no' | 'yes' | 'failed'>('no');
  // On a phone, the banner is one line until its details are asked for.
  const [isOpen, setIsOpen] = useState(false);
  const carryTo = useCarry();

  if (isTaken) {
    return (
      <section className="ed-banner" role="alert">
        <Icon path={editorIcons.info} size={18} />
        <p>
          <b>{words.taken.title}</b> {words.taken.text}
        </p>
        <button type="button" className="ed-button" disabled={isTaking} onClick={onTakeOver}>
          {isTaking ? words.taken.waiting : words.taken.action}
        </button>
      </section>
    );
  }

  if (!restricted && signature === 'none' && isXfaOnly) {
    return (
      <section className="ed-banner" aria-label={words.xfa.title}>
        <Icon path={editorIcons.info} size={18} />
        <p>
          <b>{words.xfa.title}</b> {words.xfa.text}
        </p>
      </section>
    );
  }

  if (isClosed || (!restricted && signature === 'none')) {
    return null;
  }

  const text = restricted || signature === 'none' ? words.restricted : words[signature];
  const allowed = Object.entries(words.rights).flatMap(([right, name]) =>
    permissions[right as EditRight] ? [name] : [],
  );
  // A copy of an encrypted file would lose its protection, too.
  const canCopy = signature !== 'none' && signature !== 'signed' && !isEncrypted;
  const copy = async () => {
    setCopying('yes');

    try {
      onOpen(await document.unsigned(), fill(copyName, { name: name.replace(/\.pdf$/i, '') }));
    } catch {
      setCopying('failed');
    }
  };

  return (
    <section className="ed-banner" data-open={isOpen} aria-label={text.title}>
      <Icon name={restricted ? 'lock' : 'seal'} size={18} />
      <p>
        <button
          type="button"
          className="ed-banner-title ed-narrow"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <b>{text.title}</b>
          <Icon path={isOpen ? editorIcons.up : editorIcons.down} size={16} />
        </button>
        <span className="ed-banner-text">
          <b className="ed-wide">{text.title}</b>{' '}
          {!restricted &&
            names.length > 0 &&
            `${fill(words.signers, { names: new Intl.ListFormat(locale).format(names) })} `}
          {restricted && allowed.length > 0
            ? fill(words.restricted.some, { allowed: new Intl.ListFormat(locale).format(allowed) })
            : text.text}
          {canCopy && ` ${copying === 'failed' ? words.copy.failed : words.copy.text}`}
        </span>
      </p>
      {canCopy && (
        <button type="button" className="ed-button" disabled={copying === 'yes'} onClick={() => void copy()}>
          {words.copy.action}
        </button>
      )}
      {signature !== 'none' && (
        <button
          type="button"
          className="ed-button"
          aria-pressed={state.panel === 'signatures'}
          onClick={() =>
            dispatch({ kind: 'panel', panel: state.panel === 'signatures' ? 'properties' : 'signatures' })
          }
        >
          {signatures.check}
        </button>
      )}
      {restricted && (
        <button
          type="button"
          className="ed-button"
          onClick={() => carryTo(unlockTool, [new File([document.file], name, { type: 'application/pdf' })])}
        >
          {words.restricted.action}
        </button>
      )}
      <button
        type="button"
        className="ed-icon ed-banner-close"
        aria-label={words.close}
        title={words.close}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
