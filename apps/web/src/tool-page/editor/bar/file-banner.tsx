import { editorWords } from '@octavo/i18n/editor';
import { unlockTool } from '@octavo/tools/kit/unlock-tool';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';

interface FileBannerProps {
  /** True when another tab has the file. */
  readonly isTaken: boolean;
  onTakeOver(): void;
}

/** Banner with the changes that a signed or protected file allows, or the notice that another tab has the file. */
export function FileBanner({ isTaken, onTakeOver }: FileBannerProps) {
  const words = editorWords(useLocale()).banner;
  const address = useAddress();
  const { signature, restricted } = useEditor().document.description;

  if (isTaken) {
    return (
      <section className="ed-banner" role="alert">
        <Icon path={editorIcons.info} size={18} />
        <p>
          <b>{words.taken.title}</b> {words.taken.text}
        </p>
        <button type="button" className="ed-button" onClick={onTakeOver}>
          {words.taken.action}
        </button>
      </section>
    );
  }

  if (!restricted && signature === 'none') {
    return null;
  }

  const text = restricted || signature === 'none' ? words.restricted : words[signature];

  return (
    <section className="ed-banner" aria-label={text.title}>
      <Icon {...(restricted ? { name: 'lock' } : { path: editorIcons.seal })} size={18} />
      <p>
        <b>{text.title}</b> {text.text}
      </p>
      {restricted && (
        <Link className="ed-button" to={address(`/${unlockTool}`)}>
          {words.restricted.action}
        </Link>
      )}
    </section>
  );
}
