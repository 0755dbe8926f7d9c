import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from './file-workspace.ts';
import type { WorkspaceFile } from './workspace-file.ts';

/** Takes the place of a cover: a protected file is unlocked here, in the browser, before it is processed. */
export function PasswordPrompt({
  workspace,
  file,
}: {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
}) {
  const words = workbenchWords(useLocale()).password;
  const [password, setPassword] = useState('');
  const wrong = file.preview.state === 'locked' && file.preview.wrong;
  const note = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void workspace.tryPassword(file.key, password);
  };

  return (
    <form
      onSubmit={submit}
      className="flex flex-col justify-center gap-2 rounded border border-rule bg-sheet p-2.5 max-sm:order-last max-sm:col-span-full sm:aspect-[1/1.36] sm:p-4 sm:shadow-lift"
    >
      <Icon name="lock" size={22} className="text-ink-faint" />
      <p
        id={note}
        role={wrong ? 'alert' : undefined}
        className={`text-caption ${wrong ? 'text-rubric' : 'text-ink-soft'}`}
      >
        {wrong ? words.wrong : words.needed}
      </p>
      <input
        type="password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        aria-label={fill(words.label, { name: file.name })}
        aria-describedby={note}
        aria-invalid={wrong}
        placeholder={words.placeholder}
        autoComplete="off"
        className="w-full min-w-0 rounded-md border border-edge/70 bg-sheet px-2.5 py-1 phone:min-h-(--target)"
      />
      <Button type="submit" size="small" disabled={password === ''}>
        {words.open}
      </Button>
    </form>
  );
}
