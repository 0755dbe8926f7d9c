import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { workOutlines } from '@octavo/ui/work-outlines';
import { useLocale } from '../../shell/use-locale.ts';
import { HeadAction } from '../head-action.tsx';
import type { Tool } from '../tool.ts';

interface ResultActionsProps {
  readonly tool: Tool;
  onBack(): void;
  onStartOver(): void;
}

/** On phones, buttons of the head show their icon only. */
const headButton = 'max-sm:size-(--target) max-sm:border-transparent max-sm:bg-transparent max-sm:p-0';

/** Ways back from a result, in the head: to the files and options, then to the beginning. */
export function ResultActions({ tool, onBack, onStartOver }: ResultActionsProps) {
  const words = workbenchWords(useLocale()).job;
  const back = words.back[tool.facts.surface];

  return (
    <HeadAction>
      <p className="flex gap-2">
        <Button title={back} aria-label={back} className={headButton} onClick={onBack}>
          <Icon path={workOutlines.pencil} size={18} />
          <span className="max-sm:hidden">{back}</span>
        </Button>
        <StartOver onStartOver={onStartOver} />
      </p>
    </HeadAction>
  );
}

export function StartOver({ onStartOver }: Pick<ResultActionsProps, 'onStartOver'>) {
  const { startOver } = workbenchWords(useLocale()).job;

  return (
    <Button title={startOver} aria-label={startOver} className={headButton} onClick={onStartOver}>
      <Icon path={workOutlines.again} size={18} />
      <span className="max-sm:hidden">{startOver}</span>
    </Button>
  );
}
