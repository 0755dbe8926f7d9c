import { formatBytes } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Link } from 'react-router';
import { useAddress, useLocale } from './use-locale.ts';

interface TrustLineProps {
  /** Bytes of all files of one task together, for the viewer of the page; shown elsewhere when not given. */
  readonly limitBytes?: number | undefined;
  /** True for files that stay in the browser. */
  readonly isLocal?: boolean;
  readonly className?: string;
}

/** Tall enough for a finger (WCAG 2.2, 2.5.8). */
const linkClass =
  'inline-block py-1 underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current';

/** Promises shown wherever files are dropped, each with a link to the page that explains it. */
export function TrustLine({ limitBytes, isLocal = false, className = '' }: TrustLineProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale).trust;

  return (
    <ul className={`flex flex-wrap items-center gap-x-7 text-caption text-ink-faint ${className}`}>
      {isLocal ? (
        <li>{words.local}</li>
      ) : (
        <>
          <li>
            <Link to={address('/security#keys')} className={linkClass}>
              {words.encrypted}
            </Link>
          </li>
          <li>
            <Link to={address('/security#hour')} className={linkClass}>
              {fill(words.deleted, promises(locale))}
            </Link>
          </li>
        </>
      )}
      {limitBytes !== undefined && (
        <li>{fill(words.limit, { taskSize: formatBytes(locale, limitBytes) })}</li>
      )}
    </ul>
  );
}
