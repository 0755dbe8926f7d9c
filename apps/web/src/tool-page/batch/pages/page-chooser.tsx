import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { rulesByPages, textOption } from '@octavo/tools/kit/page-rules';
import { pagesProblem } from '@octavo/tools/kit/pages-problem';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { FileWorkspace } from '../../files/file-workspace.ts';
import { MarkedPages } from './marked-pages.tsx';

const Modal = lazy(async () => ({ default: (await import('@octavo/ui/modal')).Modal }));
const rules = rulesByPages('chosen');

interface PageChooserProps {
  readonly workspace: FileWorkspace;
  readonly fileKey: string;
  onClose(): void;
}

/** Dialog to choose the pages to take from one of several files. */
export function PageChooser({ workspace, fileKey, onClose }: PageChooserProps) {
  const locale = useLocale();
  const { workspace: words, pages } = workbenchWords(locale);
  const file = workspace.snapshot().find(({ key }) => key === fileKey);
  const document = workspace.documentOf(fileKey);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ pages: file?.chosenPages ?? '' });
  const expression = textOption(values, 'pages');

  if (file === undefined || document === null) {
    return null;
  }

  const count = document.description.pages;
  const problem = pagesProblem(expression, count, locale);
  const keep = () => {
    workspace.choosePages(fileKey, expression);
    onClose();
  };

  return (
    <Suspense>
      <Modal
        wide
        title={fill(words.choosePagesOf, { name: file.name })}
        closeLabel={words.dismiss}
        onClose={onClose}
      >
        <div className="min-h-0 overflow-y-auto bg-well px-6 py-4">
          <MarkedPages
            document={document}
            rules={rules}
            values={values}
            hint={pages.hint.choose}
            onValues={setValues}
          />
        </div>
        <div className="flex flex-wrap items-start gap-4 border-t border-rule px-6 py-4">
          <Field
            className="grow"
            label={pages.expression}
            hint={
              expression === '' ? words.allPages : plural(locale, rules.affected(values, count), pages.count)
            }
            problem={problem}
            placeholder={pages.expressionHint}
            value={expression}
            onText={(text) => setValues({ pages: text })}
          />
          <Button look="primary" className="mt-7.5" disabled={problem !== null} onClick={keep}>
            {pages.done}
          </Button>
        </div>
      </Modal>
    </Suspense>
  );
}
