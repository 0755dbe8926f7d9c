import { Icon } from '@octavo/ui/icon';
import { useId } from 'react';
import { Link } from 'react-router';
import { useCatalogue } from './use-catalogue.ts';
import { useAddress } from './use-locale.ts';

interface ToolLinksProps {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Tools of the catalogue under a heading, each with its summary. */
export function ToolLinks({ title, ids }: ToolLinksProps) {
  const heading = useId();
  const address = useAddress();
  const entries = useCatalogue();
  const tools = ids.flatMap((id) => entries.filter((entry) => entry.id === id));

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-title">
        {title}
      </h2>
      <ul className="-mx-2">
        {tools.map(({ id, name, summary, group, icon }) => (
          <li key={id} data-family={group}>
            <Link
              to={address(`/${id}`)}
              prefetch="intent"
              className="flex items-start gap-3 rounded-lg px-2 py-2 hover:bg-well"
            >
              <Icon path={icon} size={19} className="mt-0.5 text-family" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-caption text-ink-soft">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
