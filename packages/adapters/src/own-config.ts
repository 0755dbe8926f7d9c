import { type Config, readConfig } from './config.ts';
import { WrongConfig } from './wrong-config.ts';

/** The configuration of this process, which ends with what is wrong in it, for the operator, when it cannot be used. */
export function ownConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof WrongConfig) {
      process.stderr.write(`octavo: ${error.message}\n`);
      process.exit(1);
    }

    throw error;
  }
}
