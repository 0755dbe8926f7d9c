import type { JobView } from '@octavo/contract/job';
import { formatBytes, plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { dialogTool } from '@octavo/tools/kit/picked-tools';
import { Button } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { failureIn } from '../../transports/response-failure.ts';
import { withMarks } from '../pro-marks.ts';
import type { Tool } from '../tool.ts';
import { usePanel } from '../use-panel.ts';

interface CompressDialogProps {
  readonly results: JobView['results'];
  readonly isBusy: boolean;
  onStart(options: PanelValues): void;
  onClose(): void;
}

/** Dialog to compress results, with the options of that tool, over the page that produced them. */
export function CompressDialog({ results, isBusy, onStart, onClose }: CompressDialogProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const session = useSession();
  const panel = usePanel(dialogTool);
  const [tool, setTool] = useState<Tool | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [changed, setChanged] = useState<PanelValues | null>(null);
  const data = `/tool-data.json?tool=${dialogTool}&lang=${locale}`;

  useEffect(() => {
    const controller = new AbortController();
    readTool(data, controller.signal).then(setTool, (error: unknown) => {
      if (!controller.signal.aborted) {
        setProblem(error);
      }
    });

    return () => controller.abort();
  }, [data]);

  // Without its options there is no dialog: the surrounding error boundary reports it.
  if (problem !== null) {
    throw problem;
  }

  const values = changed ?? { ...panel?.start, ...tool?.options.defaults };
  const files = results.map(({ token, name, sizeBytes, pages }) => ({
    key: token,
    name,
    sizeBytes,
    pages,
    locked: false,
  }));
  const sum = [
    plural(locale, results.length, words.workspace.files),
    formatBytes(
      locale,
      results.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0),
    ),
  ].join(' · ');
  const hasPro = session === null || session.hasPro;
  const pro = hasPro ? undefined : tool?.facts.pro;
  const isReady =
    tool !== null &&
    panel?.judge?.({ locale, copy: tool.copy, values, files, optionFiles: {} }).ready === true;

  return (
    <Modal title={words.compress.title} description={sum} closeLabel={words.result.close} onClose={onClose}>
      <div className="min-h-40 overflow-y-auto px-6 pt-4">
        {panel && tool ? (
          <panel.Panel
            locale={locale}
            copy={withMarks(tool.copy, pro, words.free.mark)}
            values={values}
            onChange={setChanged}
            files={files}
            // Compressing takes no other files.
            optionFiles={{}}
            onOptionFile={() => undefined}
          />
        ) : (
          <p role="status" className="text-ink-soft">
            {words.status.reading}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        <Button onClick={onClose}>{words.compress.cancel}</Button>
        <Button
          look="primary"
          disabled={!isReady || isBusy}
          onClick={() => onStart(panel?.send?.(values) ?? values)}
        >
          {isBusy ? words.action.starting : words.compress.start}
        </Button>
      </div>
    </Modal>
  );
}

async function readTool(address: string, signal: AbortSignal): Promise<Tool> {
  const answer = await fetch(address, { signal });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  return answer.json();
}
