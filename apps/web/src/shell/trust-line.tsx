import { formatBytes } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Icon, outlines } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsDesktop } from '../session/use-is-desktop.ts';
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
  'inline-flex min-h-8 phone:min-h-(--target) items-center underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current';

const lockOutline = outlines.lock;
const clockOutline = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.2 2';
const noteOutline = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 7.800v.1';

/** Promises shown wherever files are dropped, each with a link to the page that explains it. */
export function TrustLine({ limitBytes, isLocal = false, className = '' }: TrustLineProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale).trust;
  const isDesktop = useIsDesktop();

  return (
    <ul className={`flex flex-wrap items-center gap-x-6.5 gap-y-1 text-half text-ink-soft ${className}`}>
      {isLocal ? (
        <Kept icon={lockOutline}>{words.local}</Kept>
      ) : (
        <>
          <Kept icon={lockOutline}>
            {isDesktop ? (
              words.encrypted
            ) : (
              <Link to={address('/security#keys')} className={linkClass}>
                {words.encrypted}
              </Link>
            )}
          </Kept>
          <Kept icon={isDesktop ? noteOutline : clockOutline}>
            {isDesktop ? (
              words.deleted
            ) : (
              <Link to={address('/security#hour')} className={linkClass}>
                {fill(words.deleted, promises(locale))}
              </Link>
            )}
          </Kept>
        </>
      )}
      {limitBytes !== undefined && !isDesktop && (
        <Kept icon={noteOutline}>{fill(words.limit, { taskSize: formatBytes(locale, limitBytes) })}</Kept>
      )}
    </ul>
  );
}

function Kept({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.75 phone:min-h-(--target)">
      <Icon path={icon} size={18} className="text-verdigris" />
      <span>{children}</span>
    </li>
  );
}
