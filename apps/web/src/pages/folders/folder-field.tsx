import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { FolderChooser } from './folder-chooser.tsx';
import { folderOutline } from './folder-icon.ts';
import type { FoldersData } from './folders.server.ts';

interface FolderFieldProps {
  readonly label: string;
  readonly value: string;
  /** Folder that the chooser opens first; empty for the user's own. */
  readonly start: string;
  onPath(path: string): void;
}

/** Path of a folder, which users type, paste or choose. */
export function FolderField({ label, value, start, onPath }: FolderFieldProps) {
  const { task } = useLoaderData<FoldersData>().words;
  const [isChoosing, setChoosing] = useState(false);

  return (
    <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
      <Field
        className="min-w-0 grow"
        label={label}
        placeholder={task.path}
        value={value}
        onText={onPath}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
      />
      <Button aria-label={fill(task.chooseFor, { name: label })} onClick={() => setChoosing(true)}>
        <Icon path={folderOutline} size={18} />
        {task.choose}
      </Button>
      {isChoosing && (
        <FolderChooser
          title={label}
          start={value || start}
          onClose={() => setChoosing(false)}
          onChoose={(path) => {
            onPath(path);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
