import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import type { CatalogueEntry } from '../../shell/families.ts';
import { useAddress } from '../../shell/use-locale.ts';

interface ToolLinkProps {
  readonly entry: CatalogueEntry;
  onClick?(): void;
}

export function ToolLink({ entry: { id, name, summary, icon }, onClick }: ToolLinkProps) {
  const address = useAddress();

  return (
    <Link
      to={address(`/${id}`)}
      onClick={onClick}
      prefetch="intent"
      className="flex h-full gap-3 rounded-lg p-2.5 transition-shadow hover:bg-sheet hover:shadow-lift max-md:px-1"
    >
      <Icon path={icon} className="mt-0.5 text-family" />
      <span className="min-w-0">
        <span className="block font-semibold text-balance">{name}</span>
        <span className="block text-caption text-ink-soft max-md:hidden">{summary}</span>
      </span>
    </Link>
  );
}
