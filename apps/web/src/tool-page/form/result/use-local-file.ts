import { isFailure } from '@octavo/contract/failures';
import type { Form } from '@octavo/forms/form';
import { revisionFor } from '@octavo/forms/revision-for';
import { failureText } from '@octavo/i18n/failures';
import { useState } from 'react';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { noteUsed } from '../../../recent/recent-tools.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import type { Tool } from '../../tool.ts';
import { fetchBlank } from '../live/fetch-blank.ts';
import type { WantedFile } from './job-runner.tsx';

/** Makes and saves the file in the browser: nothing is sent. */
export function useLocalFile(tool: Tool['id'], form: Form | null) {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<File | null>(null);

  const make = async (wanted: WantedFile) => {
    if (form === null) {
      return;
    }

    const revision = revisionFor(form, wanted.answers);

    setIsBusy(true);
    setProblem(null);

    try {
      const [{ fillInBrowser }, { file: blank }] = await Promise.all([
        import('@octavo/engine-browser/forms/fill-in-browser'),
        fetchBlank(form.id, revision),
      ]);
      const { answers, flatten } = wanted;
      const made = await fillInBrowser({ form: form.id, revision: revision.id, blank, answers, flatten });
      const result = new File([made], `${tool}.pdf`, { type: 'application/pdf' });
      saveBlob(result, result.name);
      noteUsed(tool);
      setSaved(result);
    } catch (error) {
      setProblem(
        isFailure(error)
          ? failureText(locale, error.code, error.values)
          : failureText(locale, 'request-failed'),
      );
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, problem, saved, make };
}
