import type { FormFolder } from '@octavo/forms/_gen/forms';
import type { Form } from '@octavo/forms/form';
import { recipientTemplate } from '@octavo/forms/recipients/recipient-template';
import { formPageWords } from '@octavo/i18n/form-page';
import { plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useRef, useState } from 'react';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { useSession } from '../../../session/use-session.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import type { FormResult } from '../result/use-form-result.tsx';
import { type CheckedTable, readTable } from './read-table.ts';
import { RowReport } from './row-report.tsx';

interface ManyRecipientsProps {
  readonly folder: FormFolder;
  readonly form: Form;
  readonly result: FormResult;
}

/** Statements for many recipients at once, from a table that is checked before it is sent. */
export function ManyRecipients({ folder, form, result }: ManyRecipientsProps) {
  const locale = useLocale();
  const words = formPageWords(locale).recipients;
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [table, setTable] = useState<CheckedTable | null>(null);
  const isReady = table !== null && table.rows > 0 && table.findings.every(({ isWrong }) => !isWrong);

  return (
    <section className="fq-recipients" aria-labelledby="many-recipients">
      <h2 id="many-recipients">
        {words.title}
        {session !== null && !session.hasPro && <small> {workbenchWords(locale).free.mark}</small>}
      </h2>
      <p className="fq-hint">{words.text}</p>
      <p className="fq-hint">{words.sent}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <Button
          look="quiet"
          onClick={() =>
            saveBlob(new Blob([recipientTemplate(form)], { type: 'text/csv' }), `${folder}-recipients.csv`)
          }
        >
          <Icon name="download" size={18} />
          {words.template}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.choose}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Cleared so that choosing the corrected file is also a change.
            event.currentTarget.value = '';

            if (file !== undefined) {
              void readTable(folder, file, result.answers).then(setTable);
            }
          }}
        />
      </div>
      {table !== null && <RowReport table={table} />}
      {isReady && (
        <Button
          look="primary"
          className="mt-3"
          disabled={result.isBusy}
          onClick={() => result.downloadTable(table.text)}
        >
          {plural(locale, table.rows, words.make)}
        </Button>
      )}
    </section>
  );
}
