import type { JobView } from '@octavo/contract/job';
import { isOptionFile } from '@octavo/contract/option-files';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { useNavigate } from 'react-router';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { Tool } from '../tool.ts';
import { failureReason, isOfOptionFile } from './failure-reason.ts';

interface FailedInputsProps {
  readonly tool: Tool;
  readonly job: JobView;
  onBack(): void;
}

/** Failures by file, with the ways to continue with the same upload. */
export function FailedInputs({ tool, job, onBack }: FailedInputsProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const navigate = useNavigate();
  const address = useAddress();
  const inputs = job.inputs.filter((input) => !isOptionFile(input));
  const isOfInput = inputs.length === 1 && job.failure !== null && !isOfOptionFile(job, job.failure);
  const whole = isOfInput ? job.failure : null;
  const failed = inputs
    .map((input) => ({ ...input, failure: input.failure ?? whole }))
    .filter(({ failure }) => failure !== null);
  const { readFile } = useTransport();
  const catalogue = useCatalogue();
  const opener = catalogue.find(({ opensProtected }) => opensProtected === true);
  const mender = catalogue.find(({ repairsDamaged }) => repairsDamaged === true);

  const takeTo = async (id: string, token: string) => {
    await navigate(address(`/${id}`), { state: { results: [await readFile(token)] } });
  };

  if (failed.length === 0) {
    return null;
  }

  return (
    <ul className="grid w-full max-w-xl gap-2 text-left">
      {failed.map(({ token, name, failure }) => {
        const locked = failure?.code === 'password-required' || failure?.code === 'wrong-password';
        const restricted = failure?.code === 'restricted-file' && opener?.id !== tool.id;
        // The cards of this surface ask for the statement of rights.
        const statable = failure?.code === 'restricted-file' && tool.facts.surface === 'batch';
        const mendable = failure?.values['advice'] === 'repair';

        return (
          <li
            key={token}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-rubric-wash px-3.5 py-2.5"
          >
            <span className="min-w-0 grow">
              <strong className="block truncate font-medium">{name}</strong>
              {whole === null && failure !== null && (
                <span className="text-caption text-rubric">{failureReason(failure, locale, name)}</span>
              )}
            </span>
            {locked && (
              <Button size="small" onClick={onBack}>
                {words.enterPassword}
              </Button>
            )}
            {statable && (
              <Button size="small" onClick={onBack}>
                {words.confirmRights}
              </Button>
            )}
            {restricted && opener !== undefined && (
              <Button size="small" onClick={() => void takeTo(opener.id, token)}>
                {words.unlockFirst}
              </Button>
            )}
            {mendable && mender !== undefined && (
              <Button size="small" onClick={() => void takeTo(mender.id, token)}>
                {words.repairFirst}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
