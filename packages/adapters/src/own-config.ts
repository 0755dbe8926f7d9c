import { type Config, readConfig } from './config.ts';
import { endIfWrong } from './wrong-config.ts';

/** The configuration of this process, which ends with what is wrong in it, for the operator, when it cannot be used. */
export function ownConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    endIfWrong(error);
    throw error;
  }
}
