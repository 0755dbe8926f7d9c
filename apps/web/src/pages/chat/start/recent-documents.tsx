import type { ChatPageCopy } from '@octavo/i18n/chat-page';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress } from '../../../shell/use-locale.ts';
import { chatPath } from '../page-paths.ts';
import type { ConversationRow } from './loader.server.ts';

interface RecentDocumentsProps {
  readonly copy: ChatPageCopy;
  readonly documents: readonly ConversationRow[];
}

/** Conversations that are not deleted yet. */
export function RecentDocuments({ copy, documents }: RecentDocumentsProps) {
  const address = useAddress();

  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-title">
        {copy.recent}
      </h2>
      <p className="mb-2 text-caption text-ink-soft">{copy.recentNote}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {documents.map(({ id, name, note }) => (
          <li key={id} className="border-b border-rule">
            <Link
              to={address(chatPath(id))}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 hover:bg-well"
            >
              <Icon name="file" size={18} className="text-family" />
              <span className="min-w-0 py-1.5">
                <span className="block truncate">{name}</span>
                <span className="block truncate text-caption text-ink-soft">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
