import type { ExampleComments } from '@octavo/i18n/example-comments';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** Tools that the examples use, taken from the catalogue so that they exist. */
const joining = findTool(({ joins, minFiles }) => joins === 'all' && minFiles > 1);
const visiting = findTool(({ accepts }) => accepts.includes('url'));
// An editor would need a list of changes.
const single = findTool(
  ({ surface, joins, accepts, produces }) =>
    surface === 'batch' && joins === 'each' && accepts.includes('pdf') && produces.includes('pdf'),
);

export function commandExample(comments: ExampleComments): string {
  return `# ${comments.tools}
./octavo tools
./octavo ${joining} --help

# ${comments.joined}
./octavo ${joining} report.pdf annex.pdf -o all.pdf

# ${comments.each}
./octavo ${single} *.pdf -o small/

# ${comments.address}
./octavo ${visiting} https://example.org/ -o page.pdf

# ${comments.json}
./octavo ${single} scan.pdf --json`;
}

export function httpExample(origin: string, comments: ExampleComments): string {
  return `api=${origin}/api/v1
id() { LC_ALL=C tr -dc a-z0-9 < /dev/urandom | head -c 32; }

# ${comments.ownId}
one=$(id) two=$(id) job=$(id)
curl --data-binary @report.pdf -H 'x-file-name: report.pdf' "$api/files?id=$one"
curl --data-binary @annex.pdf  -H 'x-file-name: annex.pdf'  "$api/files?id=$two"

# ${comments.sentAddress}
curl -d https://example.org/ -H 'content-type: text/uri-list' "$api/files"

curl "$api/jobs" -H 'content-type: application/json' -d '{
  "id": "'$job'", "tool": "${joining}",
  "files": [{ "token": "'$one'" }, { "token": "'$two'" }],
  "options": { "bookmarks": "file" }
}'

curl -N "$api/jobs/$job/events"       # ${comments.events}
curl -LOJ "$api/jobs/$job/zip"        # ${comments.results}: /files/{token}/content`;
}

function findTool(fits: (facts: ToolFacts) => boolean): string {
  return toolIds.find((id) => fits(catalogue[id])) ?? '';
}
