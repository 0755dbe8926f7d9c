import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useIsDesktop } from '../../session/use-is-desktop.ts';
import { useOverlay } from '../../shell/overlays.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { useCarry } from './use-carry.ts';
import type { IntakeState } from './use-intake.tsx';

/** Files that were not added: those that wait for the next step, and those that were refused, each with a way on. */
export function FileNotices({ intake }: { readonly intake: IntakeState }) {
  const locale = useLocale();
  const { drop } = workbenchWords(locale);
  const { waiting } = intake;

  return (
    <>
      {waiting !== null && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-lapis-wash px-3 py-2.5"
        >
          <p className="grow">{plural(locale, waiting.count, drop.waiting)}</p>
          <Button size="small" onClick={waiting.receive}>
            {plural(locale, waiting.count, drop.addWaiting)}
          </Button>
        </div>
      )}
      <Refusals intake={intake} />
    </>
  );
}

/** Reasons why files were refused, with the ways to continue with them. */
function Refusals({
  intake: { notices, held, isTooLarge, others, dismiss },
}: {
  readonly intake: IntakeState;
}) {
  const { workspace: words, drop } = workbenchWords(useLocale());
  const carryTo = useCarry();
  const open = useOverlay();
  const isDesktop = useIsDesktop();

  if (notices.length === 0) {
    return null;
  }

  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-3 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric"
    >
      <Icon name="warning" size={18} className="mt-0.5" />
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        {held !== null && (
          <Button size="small" onClick={held.open}>
            {drop.more[held.remedy]}
          </Button>
        )}
        {isTooLarge && !isDesktop && (
          <Button size="small" onClick={() => open('application')}>
            {drop.application.open}
          </Button>
        )}
        {others.map(({ tool: { id, name, group }, files }) => (
          <Button key={id} size="small" className="max-w-full" onClick={() => carryTo(id, files)}>
            {fill(group === 'to-pdf' || group === 'from-pdf' ? drop.convertWith : drop.openWith, {
              tool: name,
            })}
          </Button>
        ))}
      </div>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={dismiss}
        className="grid size-6 shrink-0 place-content-center phone:-my-2 phone:-mr-2 phone:size-(--target)"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
