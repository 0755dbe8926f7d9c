import { Link } from 'react-router';
import type { CatalogueEntry } from '../../shell/families.ts';
import { ToolTile } from '../../shell/tool-tile.tsx';
import { useAddress } from '../../shell/use-locale.ts';

interface ToolLinkProps {
  readonly entry: CatalogueEntry;
  /** Without the line of help. */
  readonly isShort?: boolean;
  onClick?(): void;
}

export function ToolLink({ entry: { id, name, summary, icon }, isShort = false, onClick }: ToolLinkProps) {
  const address = useAddress();

  return (
    <Link to={address(`/${id}`)} onClick={onClick} prefetch="intent">
      <ToolTile icon={icon} size={36} />
      <span className="min-w-0">
        <span className="block leading-tight font-medium text-balance">{name}</span>
        {!isShort && <small>{summary}</small>}
      </span>
    </Link>
  );
}

/** Large card of one of the most used tools. */
export function ToolCard({ entry: { id, name, summary, icon, group } }: { readonly entry: CatalogueEntry }) {
  const address = useAddress();

  return (
    <Link to={address(`/${id}`)} data-family={group} prefetch="intent">
      <ToolTile icon={icon} />
      <span className="min-w-0">
        <strong className="block leading-tight font-semibold">{name}</strong>
        <small>{summary}</small>
      </span>
    </Link>
  );
}
