import { developerWords } from '@octavo/i18n/developers';
import { exampleComments } from '@octavo/i18n/example-comments';
import { Icon } from '@octavo/ui/icon';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../../server-context.ts';
import { localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { type ApiCall, callsOf } from './calls.ts';
import { Code } from './code.tsx';
import { commandExample, httpExample } from './examples.server.ts';
import { describeTools, type ToolReference } from './reference.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const describe = context.get(apiContext);
  const locale = localeOf(new URL(request.url).pathname);
  const comments = exampleComments(locale);
  const origin = originOf({ request, context });

  return {
    origin,
    examples: { http: httpExample(origin, comments), command: commandExample(comments) },
    calls: describe === null ? null : callsOf(await describe()),
    tools: await describeTools(locale),
  };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const { seoTitle, seoDescription, heading } = developerWords(localeOf(location.pathname));

  return metadata({
    title: seoTitle,
    description: seoDescription,
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) => [breadcrumbs(page, heading)],
  });
};

export default function Developers() {
  const { examples, calls, tools } = useLoaderData<typeof loader>();
  const words = developerWords(useLocale());

  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead}</p>
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="http" className="min-w-0">
          <h2 id="http" className="mb-3 text-heading">
            HTTP
          </h2>
          <ol className="mb-5 grid gap-1.5 text-ink-soft">
            {words.walkSteps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span className="font-serif font-semibold text-lapis">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <Code text={examples.http} label={words.walk} />
          <p className="mt-4 text-ink-soft">
            <Marked text={words.errorsText} />
          </p>
        </section>
        <section aria-labelledby="command-line" className="min-w-0">
          <h2 id="command-line" className="mb-3 text-heading">
            {words.commandLine}
          </h2>
          <p className="mb-5 text-ink-soft">{words.commandLineText}</p>
          <Code text={examples.command} label={words.commandLine} />
        </section>
      </div>
      <section aria-labelledby="calls" className="mt-16">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="calls" className="text-heading">
            {words.calls}
          </h2>
          <a
            href="/api/v1/openapi.json"
            className="inline-flex items-center gap-1.5 text-lapis hover:underline"
          >
            <Icon name="file" size={16} />
            {words.openapi}
          </a>
        </div>
        {calls === null ? (
          <p className="text-ink-soft">{words.unavailable}</p>
        ) : (
          <>
            <p className="mb-5 max-w-2xl text-ink-soft">{words.callsNote}</p>
            <Calls calls={calls} />
          </>
        )}
      </section>
      <section aria-labelledby="tools" className="mt-16">
        <h2 id="tools" className="mb-4 text-heading">
          {words.tools}
        </h2>
        {tools.map((tool) => (
          <Reference key={tool.id} tool={tool} />
        ))}
      </section>
    </div>
  );
}

function Calls({ calls }: { readonly calls: readonly ApiCall[] }) {
  return (
    <ul className="border-t border-rule">
      {calls.map(({ method, path, summary, description, parameters }) => (
        <li
          key={method + path}
          className="grid gap-x-6 gap-y-1 border-b border-rule py-3 md:grid-cols-[minmax(0,26rem)_1fr]"
        >
          <code className="font-mono text-caption">
            <span className="mr-2.5 inline-block w-14 font-semibold text-lapis">{method}</span>
            {path}
          </code>
          {/* The API description is in English, whatever the page's language. */}
          <div lang="en">
            <p className="font-medium">{summary}</p>
            {description !== '' && (
              <p className="text-caption text-ink-soft">
                <Marked text={description} />
              </p>
            )}
            {parameters.map((parameter) => (
              <p key={parameter.name} className="text-caption text-ink-soft">
                <code className="font-mono text-ink">{parameter.name}</code> {parameter.description}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Reference({ tool }: { readonly tool: ToolReference }) {
  const words = developerWords(useLocale());

  return (
    <details id={tool.id} className="group/tool border-t border-rule last:border-b">
      <summary className="flex list-none items-baseline gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <code className="w-28 shrink-0 font-mono text-caption font-semibold text-lapis sm:w-36">
          {tool.id}
        </code>
        <span className="font-medium">{tool.name}</span>
        <span className="text-caption text-ink-soft max-sm:hidden">
          {words.accepts} <code className="font-sans">{tool.accepts.join(', ')}</code>
        </span>
        <Icon
          name="chevron"
          size={17}
          className="ml-auto shrink-0 self-center text-ink-faint transition-transform group-open/tool:rotate-180"
        />
      </summary>
      {tool.options.length === 0 ? (
        <p className="pb-4 text-ink-soft">{words.noOptions}</p>
      ) : (
        <div
          role="region"
          aria-label={tool.name}
          // Without a mouse it could not be scrolled otherwise (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto pb-5"
        >
          <table className="w-full min-w-[36rem] text-left text-caption">
            <thead className="text-ink-faint">
              <tr>
                <th className="py-1.5 pr-4 font-medium">{words.option}</th>
                <th className="py-1.5 pr-4 font-medium">{words.values}</th>
                <th className="py-1.5 pr-4 font-medium">{words.byDefault}</th>
                <th className="py-1.5 font-medium">{words.meaning}</th>
              </tr>
            </thead>
            <tbody className="align-top">
              {tool.options.map((option) => (
                <tr key={option.name} className="border-t border-rule">
                  <td className="py-1.5 pr-4">
                    <code className="font-mono">{option.name}</code>
                  </td>
                  <td className="py-1.5 pr-4 text-ink-soft">
                    <code className="font-mono">{option.values}</code>
                  </td>
                  <td className="py-1.5 pr-4 text-ink-soft">
                    <code className="font-mono">{option.byDefault}</code>
                  </td>
                  <td className="py-1.5 text-ink-soft">
                    {option.label}. {option.hint}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Renders the parts of a text between backticks as code. */
function Marked({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts have no identity but their index.
      <code key={`${index} ${part}`} className="font-mono text-[0.9em] text-ink">
        {part}
      </code>
    ),
  );
}
