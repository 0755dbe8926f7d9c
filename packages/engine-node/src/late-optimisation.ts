import { setFlagsFromString } from 'node:v8';

/**
 * Calls after which V8 optimises a function; iterations of its loops count as parts of calls. By default, 400 and 3000
 * calls suffice, and optimising takes up to a quarter of the processor time of a run that is over soon.
 */
const flags = ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=300000'];

/**
 * Lets this process optimise only functions that run for long. Call it when the modules of a run are loaded: from then
 * on, V8 ignores compiled code of modules and of Node that was kept under other flags.
 */
export function optimiseLate(): void {
  for (const flag of flags) {
    setFlagsFromString(flag);
  }
}
