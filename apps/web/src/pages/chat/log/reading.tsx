import type { DocumentFileView } from '@octavo/contract/document';
import { chatWords } from '@octavo/i18n/chat';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { ProgressBar } from '@octavo/ui/progress-bar';
import { useLocale } from '../../../shell/use-locale.ts';
import { useChat } from '../state/chat-context.ts';

/** Files that are still being read, and those that could not be. */
export function Reading() {
  const { document } = useChat();
  const open = document.files.filter(({ state }) => state !== 'ready');

  return open.map((file) => <FileReading key={file.token} file={file} />);
}

function FileReading({ file }: { readonly file: DocumentFileView }) {
  const locale = useLocale();
  const words = chatWords(locale).reading;
  const { name, state, progress, pages, pagesRead, failure } = file;

  if (state === 'failed') {
    return (
      <div className="dc-note" role="status">
        <b>{fill(words.failed, { name })}</b>
        {failure !== null && <p>{failure.detail}</p>}
      </div>
    );
  }

  return (
    <div className="dc-reading">
      <ProgressBar label={fill(words.label, { name })} share={progress} />
      <p className="dc-small">
        {pages === null || pagesRead === null
          ? progress > 0
            ? fill(words.label, { name })
            : words.waiting
          : `${fill(words.pages, { read: pagesRead, pages })}. ${pagesRead > 0 ? plural(locale, pagesRead, words.askable) : words.none}`}
      </p>
    </div>
  );
}
