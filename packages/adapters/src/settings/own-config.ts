import { endIfWrong } from '../system/cannot-start.ts';
import { type Config, readConfig } from './config.ts';

/**
 * Configuration of this process. When it cannot be used, ends the process with the errors for the operator.
 */
export function ownConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    endIfWrong(error);
    throw error;
  }
}
