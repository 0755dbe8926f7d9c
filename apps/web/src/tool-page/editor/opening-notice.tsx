import { editorWords } from '@octavo/i18n/editor';
import { failureText } from '@octavo/i18n/failures';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import type { OpenedDocument } from './document/use-document.ts';

interface OpeningNoticeProps {
  readonly opened: OpenedDocument;
  readonly file: WorkspaceFile | null;
  onPassword(password: string): void;
}

/** Shown until a file is open: the current step, or what the file needs, such as a password. */
export function OpeningNotice({ opened, file, onPassword }: OpeningNoticeProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const [password, setPassword] = useState('');

  if (opened.state === 'locked' && file !== null) {
    const submit = (event: FormEvent) => {
      event.preventDefault();
      onPassword(password);
    };

    return (
      <form onSubmit={submit} className="grid w-80 max-w-full gap-4 text-left">
        <h2 className="text-heading">{words.password.title}</h2>
        <Field
          type="password"
          autoComplete="off"
          label={fill(words.password.label, { name: file.name })}
          value={password}
          problem={opened.isWrong ? words.password.wrong : null}
          onText={setPassword}
        />
        <Button type="submit" look="primary" disabled={password === ''}>
          {words.password.open}
        </Button>
      </form>
    );
  }

  if (opened.state === 'failed') {
    return (
      <>
        <h2 className="text-heading">{words.failed.title}</h2>
        <p className="text-ink-soft">{failureText(locale, opened.because)}</p>
      </>
    );
  }

  return (
    <p role="status" className="text-ink-soft">
      {words.opening}
    </p>
  );
}
