import type { FolderWatchView, WatchStart } from '@octavo/contract/folders';
import { formatNumber } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { PasswordField } from '@octavo/ui/password-field';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders, refusalText } from './ask-folders.ts';
import { FileTable } from './file-table.tsx';
import type { FoldersData } from './folders.server.ts';
import { FromTo } from './from-to.tsx';

interface WatchCardProps {
  readonly watch: FolderWatchView;
  onChanged(): void;
}

/** A watched folder with its latest files. Passwords are asked for again after the application was closed. */
export function WatchCard({ watch, onChanged }: WatchCardProps) {
  const locale = useLocale();
  const { words } = useLoaderData<FoldersData>();
  const { watches: texts, task } = words;
  const unreachable = shellWords(locale).unreachable;
  const heading = useId();
  const [password, setPassword] = useState('');
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { id, isActive, because, missing, needsPassword, recent } = watch;
  const ask = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
    try {
      await askFolders(locale, `/watches/${id}${path}`, { method, ...(body !== undefined && { body }) });
      setProblem(null);
      setSecrets({});
      setPassword('');
    } catch (error) {
      setProblem(refusalText(error, unreachable));
    }

    onChanged();
  };
  const start = () => {
    const options: Record<string, Record<string, string>> = {};

    for (const { step, option } of missing) {
      options[step] = { ...options[step], [option]: secrets[keyOf(step, option)] ?? '' };
    }

    const body: WatchStart = { options, ...(needsPassword && { password }) };
    void ask('/start', 'POST', body);
  };
  const shown = problem ?? because?.text ?? null;

  return (
    <li className="min-w-0 rounded-[14px] border border-rule bg-sheet px-4 py-5 sm:px-6">
      <article aria-labelledby={heading}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h3 id={heading} className="font-sans font-semibold">
              {watch.tools.join(' → ')}
            </h3>
            <FromTo source={watch.source} target={watch.target} task={`/watches/${id}`} />
          </div>
          <div className="flex flex-wrap gap-2">
            {isActive ? (
              <Button onClick={() => void ask('/stop', 'POST')}>{texts.stop}</Button>
            ) : (
              <Button look="primary" onClick={start}>
                {texts.start}
              </Button>
            )}
            <Button look="danger" onClick={() => void ask('', 'DELETE')}>
              {texts.remove}
            </Button>
          </div>
        </header>
        <p role="status" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-half tabular-nums">
          <strong className="font-semibold">{isActive ? texts.active : texts.stopped}</strong>
          <span className="text-ink-soft">
            {words.fileStates.done} {formatNumber(locale, watch.done)}
          </span>
          {watch.failed > 0 && (
            <span className="text-rubric">
              {words.fileStates.failed} {formatNumber(locale, watch.failed)}
            </span>
          )}
        </p>
        {shown !== null && (
          <p role="alert" className="mt-3 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric">
            {shown}
          </p>
        )}
        {(missing.length > 0 || needsPassword) && (
          <div className="mt-4 grid max-w-xl gap-3">
            <p>{texts.asks}</p>
            {needsPassword && (
              <PasswordField
                label={task.password}
                words={{ show: task.showPassword, hide: task.hidePassword }}
                value={password}
                onText={setPassword}
              />
            )}
            {missing.map(({ step, option, tool, label }) => (
              <PasswordField
                key={keyOf(step, option)}
                label={fill(texts.passwordOf, { option: label, tool })}
                words={{ show: task.showPassword, hide: task.hidePassword }}
                value={secrets[keyOf(step, option)] ?? ''}
                onText={(text) => setSecrets({ ...secrets, [keyOf(step, option)]: text })}
              />
            ))}
          </div>
        )}
        {isActive && (
          <details className="mt-4 border-t border-rule pt-3" open>
            <summary className="cursor-pointer font-semibold phone:py-2">{texts.recent}</summary>
            {recent.length === 0 ? (
              <p className="mt-2 text-ink-soft">{texts.waits}</p>
            ) : (
              <FileTable files={recent} />
            )}
          </details>
        )}
      </article>
    </li>
  );
}

function keyOf(step: number, option: string): string {
  return `${step} ${option}`;
}
