import { Failure, type FailureValues, isFailure, withValues } from '@octavo/contract/failures';
import { fileView, type JobView, jobView } from '@octavo/contract/job';
import { type ToolView, toolList } from '@octavo/contract/routes/tools';
import { sessionView } from '@octavo/contract/session';
import type { Api } from '../http/own-api.ts';
import { asToken, type Call, fieldOf, newToken, tokenOf, wrongField } from './call.ts';
import { answer, codes, succeed } from './envelope.ts';
import { answerBytes, answerJob, readJob, waitForJob } from './jobs.ts';
import { fieldOfOption, optionFields, optionsOf } from './options.ts';

/** Fields of a conversion without an option of ours; the answer lists those that were given. */
const ignoredFields = ['imagepdfocroption', 'table', 'pdffilename'];

/** Fields of a conversion that describe the caller or repeat what the upload has. */
const unusedFields = ['type', 'modelType', 'fileName', 'size', 'origFileName'];

export const conversionFields = [
  'token',
  'urls',
  'toolType',
  'downloadId',
  'userpassword',
  ...optionFields,
  ...ignoredFields,
  ...unusedFields,
];

export async function answerUpload({ upload }: Call): Promise<Response> {
  return answer({ code: codes.fileSuccess, token: upload });
}

export async function readUpload(call: Call): Promise<Response> {
  const { name, sizeBytes, kind } = await call.api.read(fileView, `/files/${tokenOf(call, 'token')}`);

  return succeed({ name, size: sizeBytes, kind });
}

/** Starts the conversion that the fields describe. */
export async function startConversion(call: Call): Promise<Response> {
  const { api, fields } = call;
  const id = fields.has('downloadId') ? tokenOf(call, 'downloadId') : newToken();
  const wanted = fieldOf(call, 'toolType');
  const tool = (await listTools(api)).find((known) => known.id === wanted);

  if (tool === undefined) {
    throw wrongField('toolType');
  }

  const password = fields.get('userpassword');
  const files = filesOf(call).map((token) => ({ token, ...(password === undefined ? {} : { password }) }));
  const options = optionsOf(tool, fields);
  const job = await requestJob(api, { id, tool: tool.id, files, options }).catch((error: unknown) => {
    throw namingField(error, fields);
  });
  const ignored = ignoredFields.filter((name) => fields.has(name));

  return answerJob(job, ignored.length === 0 ? {} : { ignored });
}

/** Answers with the state of the job that `token`, or else `id`, names. */
export async function readProgress(call: Call): Promise<Response> {
  const name = call.fields.has('token') ? 'token' : 'id';

  return answerJob(await readJob(call.api, tokenOf(call, name)));
}

/** Refuses a call that answers with bytes before its file arrives, when the caller may not have them. */
export async function requireDownloads(api: Api): Promise<void> {
  const { mayDownload } = await api.read(sessionView, '/session');

  if (!mayDownload) {
    throw new Failure('subscription-required');
  }
}

/** Compresses a picture to a level, or resizes it, and waits for the result. */
export async function compressPicture({ api, fields, upload }: Call): Promise<Response> {
  const [name, other] = fields.has('size') ? ['size', 'level'] : ['level', 'size'];
  const given = fields.get(name);

  if (given === undefined || fields.has(other)) {
    throw wrongField(name);
  }

  const tool = (await listTools(api)).find((known) => isForPictures(known, name));

  if (tool === undefined || upload === null) {
    throw wrongField(name);
  }

  const options = { [name]: name === 'level' ? Number(given) : given };
  const job = await requestJob(api, { id: newToken(), tool: tool.id, files: [{ token: upload }], options });

  return answerBytes(api, await waitForJob(api, job));
}

/** Downloads the results of a job that is done. */
export async function downloadPicture(call: Call): Promise<Response> {
  return answerBytes(call.api, await readJob(call.api, tokenOf(call, 'id')));
}

export async function listTools(api: Api): Promise<ToolView[]> {
  return (await api.read(toolList, '/tools')).tools;
}

async function requestJob(api: Api, body: object): Promise<JobView> {
  return api.read(jobView, '/jobs', { method: 'POST', body });
}

/** Tokens of the files: several in `urls`, else one in `token`, else the uploaded file. */
function filesOf({ fields, upload }: Call): string[] {
  const name = fields.has('urls') ? 'urls' : 'token';
  const given = fields
    .get(name)
    ?.split(';')
    .filter((text) => text.trim() !== '');

  return given?.map((text) => asToken(text, name)) ?? (upload === null ? [] : [upload]);
}

/** Tool that changes pictures by this option and keeps their kind. */
function isForPictures({ accepts, produces, options }: ToolView, option: string): boolean {
  const properties = options['properties'] ?? {};

  return accepts.includes('png') && produces.includes('png') && Object.hasOwn(properties, option);
}

/** The failure, naming the field of the call in place of the option that was set from it. */
function namingField(error: unknown, fields: ReadonlyMap<string, string>): unknown {
  const option = isFailure(error) ? error.values['option'] : undefined;

  if (!isFailure(error) || option === undefined) {
    return error;
  }

  const values: FailureValues = { option: fieldOfOption(String(option), fields) };

  return withValues(error, values);
}
