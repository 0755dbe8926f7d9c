import type { FolderListing } from '@octavo/contract/folders';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { Icon } from '@octavo/ui/icon';
import { Modal } from '@octavo/ui/modal';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders, refusalText } from './ask-folders.ts';
import { folderOutline } from './folder-icon.ts';
import type { FoldersData } from './folders.server.ts';

interface FolderChooserProps {
  readonly title: string;
  readonly start: string;
  onChoose(path: string): void;
  onClose(): void;
}

/** Dialog with the folders of this computer. A folder is listed only when the user opens it. */
export function FolderChooser({ title, start, onChoose, onClose }: FolderChooserProps) {
  const locale = useLocale();
  const { chooser } = useLoaderData<FoldersData>().words;
  const unreachable = shellWords(locale).unreachable;
  const [listing, setListing] = useState<FolderListing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [typed, setTyped] = useState(start);
  const [name, setName] = useState('');
  const hasAsked = useRef(false);
  const lastAsked = useRef(0);
  const hasTypedSince = useRef(false);
  /** Returns false when the listing failed and no later one was asked for. */
  const ask = async (path: string, body: object) => {
    lastAsked.current += 1;
    hasTypedSince.current = false;
    const asked = lastAsked.current;

    try {
      const listed = await askFolders<FolderListing>(locale, path, { method: 'POST', body });

      // An answer that comes late must not take the place of a later one, nor of a path being typed.
      if (asked === lastAsked.current) {
        setListing(listed);
        setProblem(null);
        setName('');

        if (!hasTypedSince.current) {
          setTyped(listed.path);
        }
      }

      return true;
    } catch (error) {
      if (asked === lastAsked.current) {
        setProblem(refusalText(error, unreachable));
      }

      return asked !== lastAsked.current;
    }
  };
  const open = (path: string | null) => ask('/list', { path });

  useEffect(() => {
    if (!hasAsked.current) {
      hasAsked.current = true;
      // The path in the field may not exist; the dialog then starts in the folder of the user.
      void open(start || null).then((isOpen) => isOpen || start === '' || open(null));
    }
  });

  return (
    <Modal title={title} wide closeLabel={chooser.close} onClose={onClose}>
      <form
        className="flex items-end gap-2 px-6"
        onSubmit={(event) => {
          event.preventDefault();
          void open(typed);
        }}
      >
        <Field
          className="min-w-0 grow"
          label={chooser.path}
          value={typed}
          onText={(text) => {
            hasTypedSince.current = true;
            setTyped(text);
          }}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit">{chooser.go}</Button>
      </form>
      <p role="alert" className="px-6 pt-2 text-half text-rubric empty:hidden">
        {problem}
      </p>
      {listing === null ? (
        <p className="px-6 py-10 text-ink-soft">{problem === null && chooser.loading}</p>
      ) : (
        <div className="mt-3 grid min-h-0 border-t border-rule sm:grid-cols-[12rem_1fr]">
          <nav
            aria-label={chooser.places}
            className="flex gap-1 overflow-x-auto border-rule px-4 py-2 max-sm:border-b sm:flex-col sm:border-r"
          >
            {listing.places.map(({ kind, path, name: placeName }) => (
              <button
                key={path}
                type="button"
                aria-current={path === listing.path}
                onClick={() => void open(path)}
                className="flex min-h-(--target) shrink-0 items-center rounded-lg px-2.5 text-left whitespace-nowrap hover:bg-well aria-current:bg-lapis-wash aria-current:font-medium"
              >
                {fill(chooser.place[kind], { name: placeName })}
              </button>
            ))}
          </nav>
          <FolderList listing={listing} onOpen={(path) => void open(path)} />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3 border-t border-rule px-6 py-4">
        <form
          className="flex min-w-0 grow items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();

            if (listing !== null && name !== '') {
              void ask('/make', { parent: listing.path, name });
            }
          }}
        >
          <Field
            className="max-w-72 min-w-0 grow"
            label={chooser.newName}
            labelHidden
            placeholder={chooser.newName}
            value={name}
            onText={setName}
            autoComplete="off"
          />
          <Button type="submit" className="shrink-0" aria-disabled={name === ''}>
            {chooser.make}
          </Button>
        </form>
        <p role="status" className="text-half text-ink-soft">
          {listing !== null && plural(locale, listing.files, chooser.files)}
        </p>
        <Button
          look="primary"
          className="max-sm:w-full"
          disabled={listing === null}
          onClick={() => listing !== null && onChoose(listing.path)}
        >
          {chooser.use}
        </Button>
      </div>
    </Modal>
  );
}

interface FolderListProps {
  readonly listing: FolderListing;
  onOpen(path: string): void;
}

function FolderList({ listing: { path, name, parent, folders }, onOpen }: FolderListProps) {
  const { chooser } = useLoaderData<FoldersData>().words;
  const row = 'flex min-h-(--target) w-full items-center gap-3 rounded-lg px-2.5 text-left hover:bg-well';

  return (
    <div key={path} className="h-[42dvh] min-w-0 overflow-y-auto px-4 py-2">
      <h3 className="px-2.5 py-1 font-sans text-half font-semibold">{name}</h3>
      <ul>
        {parent !== null && (
          <li>
            <button type="button" className={`${row} text-ink-soft`} onClick={() => onOpen(parent)}>
              <Icon name="arrowLeft" size={18} />
              <span className="min-w-0 truncate">{fill(chooser.up, { name: parent })}</span>
            </button>
          </li>
        )}
        {folders.map((folder) => (
          <li key={folder.path}>
            <button type="button" className={row} onClick={() => onOpen(folder.path)}>
              <Icon path={folderOutline} size={18} className="text-lapis" />
              <span className="min-w-0 truncate">{folder.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {folders.length === 0 && <p className="px-2.5 py-3 text-ink-soft">{chooser.empty}</p>}
    </div>
  );
}
