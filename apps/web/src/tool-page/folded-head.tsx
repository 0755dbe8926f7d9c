import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { ToolTile } from '../shell/tool-tile.tsx';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import type { ToolHeadProps } from './tool-head.tsx';

/** Element of the folded head that takes an action of the surface. */
export const headActionId = 'head-action';

/** The head in one line, above a workspace with files. */
export function FoldedHead({ icon, name, subtitle }: ToolHeadProps) {
  const locale = useLocale();
  const address = useAddress();
  const { home } = shellWords(locale).tool;

  return (
    <div className="border-b-2 border-[color-mix(in_oklab,var(--family)_55%,var(--rule))] bg-sheet">
      <div className="wrap flex min-h-14 items-center gap-3 sm:min-h-15">
        <Link
          to={address('/')}
          aria-label={home}
          title={home}
          className="-ml-2.5 grid size-(--target) shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
        >
          <Icon name="arrowLeft" />
        </Link>
        <ToolTile icon={icon} size={36} />
        {/* One line high: a sentence that does not fit beside the name wraps to the next line, out of sight. */}
        <div className="min-w-0 grow lg:flex lg:h-8 lg:flex-wrap lg:gap-x-4 lg:overflow-hidden">
          <h1 className="text-[1.2rem] leading-tight sm:text-[1.3rem] lg:leading-8">{name}</h1>
          <p className="shrink-0 border-l border-rule pl-3.5 text-half leading-8 whitespace-nowrap text-ink-soft max-lg:hidden">
            {subtitle}
          </p>
        </div>
        <div id={headActionId} className="shrink-0" />
      </div>
    </div>
  );
}
