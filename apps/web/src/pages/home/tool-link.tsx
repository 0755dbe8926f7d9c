import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { CatalogueEntry } from '../../shell/families.ts';
import { ToolTile } from '../../shell/tool-tile.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { LackingContext } from './lacking.ts';

interface ToolLinkProps {
  readonly entry: CatalogueEntry;
  /** Without the line of help. */
  readonly isShort?: boolean;
  onClick?(): void;
}

export function ToolLink({ entry: { id, name, summary, icon }, isShort = false, onClick }: ToolLinkProps) {
  const address = useAddress();
  const { line, look } = useLine(id, isShort ? null : summary);

  return (
    <Link to={address(`/${id}`)} onClick={onClick} prefetch="intent" className={look}>
      <ToolTile icon={icon} size={36} />
      <span className="min-w-0">
        <span className="block leading-tight font-medium text-balance">{name}</span>
        {line !== null && <small>{line}</small>}
      </span>
    </Link>
  );
}

/** Large card of one of the most used tools. */
export function ToolCard({ entry: { id, name, summary, icon, group } }: { readonly entry: CatalogueEntry }) {
  const address = useAddress();
  const { line, look } = useLine(id, summary);

  return (
    <Link to={address(`/${id}`)} data-family={group} prefetch="intent" className={look}>
      <ToolTile icon={icon} />
      <span className="min-w-0">
        <strong className="block leading-tight font-semibold">{name}</strong>
        <small>{line}</small>
      </span>
    </Link>
  );
}

/** Line below the name of a tool, which is grey and says why when the tool lacks a program here. */
function useLine(id: string, summary: string | null): { line: string | null; look: string } {
  const locale = useLocale();
  const program = useContext(LackingContext)[id];

  return program === undefined
    ? { line: summary, look: '' }
    : { line: fill(shellWords(locale).tool.missing.short, { program }), look: 'text-ink-soft grayscale' };
}
