import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** A tool that joins files, and one that takes a single file: the examples name what the catalogue has. */
const joining = findTool(({ joins, minFiles }) => joins === 'all' && minFiles > 1);
const visiting = findTool(({ accepts }) => accepts.includes('url'));
const single = findTool(({ joins, produces }) => joins === 'each' && produces.includes('pdf'));

export const commandExample = `# What there is, and what a tool can do
./octavo tools
./octavo ${joining} --help

# Many files into one
./octavo ${joining} report.pdf appendix.pdf -o all.pdf

# Many files, each alone, results in a folder
./octavo ${single} *.pdf -o small/

# A web page by its address
./octavo ${visiting} https://example.org/ -o page.pdf

# For programs: paths and notes as JSON
./octavo ${single} scan.pdf --json`;

export function httpExample(origin: string): string {
  return `api=${origin}/api/v1
id() { LC_ALL=C tr -dc a-z0-9 < /dev/urandom | head -c 32; }

# An id of your own makes a repeated upload the same upload
one=$(id) two=$(id) job=$(id)
curl --data-binary @report.pdf   -H 'x-file-name: report.pdf'   "$api/files?id=$one"
curl --data-binary @appendix.pdf -H 'x-file-name: appendix.pdf' "$api/files?id=$two"

# The address of a web page is sent as one
curl -d https://example.org/ -H 'content-type: text/uri-list' "$api/files"

curl "$api/jobs" -H 'content-type: application/json' -d '{
  "id": "'$job'", "tool": "${joining}",
  "files": [{ "token": "'$one'" }, { "token": "'$two'" }],
  "options": { "bookmarks": "file" }
}'

curl -N "$api/jobs/$job/events"       # ends with the job
curl -OJ "$api/jobs/$job/zip"         # or each result: /files/{token}/content`;
}

function findTool(fits: (facts: ToolFacts) => boolean): string {
  return toolIds.find((id) => fits(catalogue[id])) ?? '';
}
