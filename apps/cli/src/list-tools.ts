import { catalogue, toolIds } from '@octavo/tools/catalogue';
import { optionFilesOf } from './option-files.ts';
import { optionsSchema } from './options-schema.ts';

/** The catalogue as a table, or as JSON for programs. */
export async function listTools(json: boolean): Promise<string> {
  if (!json) {
    const width = Math.max(...toolIds.map((id) => id.length));

    return toolIds.map((id) => `${id.padEnd(width)}  ${catalogue[id].summary.en}`).join('\n');
  }

  const tools = await Promise.all(
    toolIds.map(async (id) => {
      const { name, accepts, produces, joins, minFiles, maxFiles } = catalogue[id];
      const { properties, required } = await optionsSchema(id);

      return {
        id,
        name: name.en,
        accepts,
        produces,
        joins,
        minFiles,
        maxFiles,
        options: { properties, required },
        optionFiles: Object.fromEntries(
          optionFilesOf(id).map(({ name: option, accepts: kinds, most }) => [option, { kinds, most }]),
        ),
      };
    }),
  );

  return JSON.stringify(tools, null, 2);
}
