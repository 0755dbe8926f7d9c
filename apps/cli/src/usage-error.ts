/** The command line could not be parsed; `message` gives the reason. */
export class CliUsageError extends Error {}
