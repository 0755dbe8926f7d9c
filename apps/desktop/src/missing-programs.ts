import { hasProgram, lookAgain } from '@octavo/engine-node/places/find-program';
import type { NeededProgram } from '@octavo/tools/kit/types';

/** Programs whose presence stands for each, as they are looked for. */
const programs: Readonly<Record<NeededProgram, readonly string[]>> = {
  office: ['soffice', 'office-python'],
  chromium: ['chromium'],
  poppler: ['pdftotext'],
};

/** Programs that tools need and this computer lacks, found anew: one may have been installed meanwhile. */
export function missingPrograms(): readonly NeededProgram[] {
  lookAgain();
  const isMissing = (program: NeededProgram) => !programs[program].every(hasProgram);

  return (Object.keys(programs) as NeededProgram[]).filter(isMissing);
}
