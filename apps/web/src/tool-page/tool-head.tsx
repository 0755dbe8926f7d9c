import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { ToolTile } from '../shell/tool-tile.tsx';
import { useAddress, useLocale } from '../shell/use-locale.ts';

export interface ToolHeadProps {
  /** Path of the icon. */
  readonly icon: string;
  readonly name: string;
  readonly subtitle: string;
}

/** Head of the page of a tool, with the way back to all tools. */
export function ToolHead({ icon, name, subtitle }: ToolHeadProps) {
  const locale = useLocale();
  const address = useAddress();

  return (
    <>
      <nav className="mb-3 text-caption">
        <Link
          to={address('/')}
          className="inline-flex items-center gap-1.5 py-1 text-ink-soft hover:text-ink phone:min-h-(--target)"
        >
          <Icon name="arrowLeft" size={15} />
          {shellWords(locale).tool.home}
        </Link>
      </nav>
      <div className="flex items-start gap-4">
        <ToolTile icon={icon} className="mt-1 max-sm:hidden" />
        <div>
          <h1 className="text-display">{name}</h1>
          <p className="mt-2 max-w-3xl text-lead text-ink-soft">{subtitle}</p>
        </div>
      </div>
    </>
  );
}
