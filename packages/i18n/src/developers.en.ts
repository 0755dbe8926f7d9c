/** Texts of the developer page, separate from the shell because no other page loads them. */
export const english = {
  seoTitle: 'API and command line for PDF tools · Octavo',
  seoDescription:
    'Every Octavo tool over HTTP and on the command line: one option vocabulary, jobs with live progress, an OpenAPI 3.1 description and examples to copy.',
  heading: 'Developers',
  lead: 'Every tool on this site is also a command and an API call, with the same names and the same options.',
  walk: 'From file to result',
  walkSteps: [
    'Upload the file. The response contains its token.',
    'Start a job. You choose its 32-character id, so a retry never starts it twice.',
    'Follow its progress as an event stream, or poll every two seconds.',
    'Download the results, one by one or as a zip.',
  ],
  commandLine: 'Command line',
  commandLineText: 'The same tools without a server. Files never leave the machine.',
  calls: 'Endpoints',
  callsNote: 'As described in the OpenAPI document.',
  openapi: 'OpenAPI 3.1 description',
  tools: 'Tools and their options',
  option: 'Option',
  values: 'Values',
  meaning: 'Description',
  byDefault: 'Default',
  noOptions: 'No options.',
  accepts: 'Accepts',
  unavailable: 'The API description is not available from this server at the moment.',
  errors: 'Errors',
  errorsText:
    'Errors are problem details (RFC 9457). Branch on `code`, which never changes with the language; show `detail`, which is translated.',
} as const;
