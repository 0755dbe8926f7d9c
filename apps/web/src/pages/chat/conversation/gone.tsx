import { fill, promises } from '@octavo/i18n/placeholders';
import { buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useLocale } from '../../../shell/use-locale.ts';

interface GoneProps {
  /** Address of the page with the upload. */
  readonly start: string;
  readonly words: { readonly title: string; readonly text: string; readonly another: string };
}

/** Message in place of a conversation that is deleted, or belongs to another browser. */
export function Gone({ start, words }: GoneProps) {
  const locale = useLocale();

  return (
    <section className="wrap grid min-h-[50dvh] content-center justify-items-start gap-4 py-16" role="status">
      <h1 className="text-display">{words.title}</h1>
      <p className="max-w-2xl text-lead text-ink-soft">{fill(words.text, promises(locale))}</p>
      <Link to={start} className={buttonClass('primary', 'big')}>
        {words.another}
      </Link>
    </section>
  );
}
