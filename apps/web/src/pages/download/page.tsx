import { formatBytes } from '@octavo/i18n/format';
import { buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { metadata } from '../../shell/metadata.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { Code } from '../developers/code.tsx';
import { loadDownloads, type OfferedFile, type OfferedSystem } from './download.server.ts';

export function loader(given: LoaderFunctionArgs) {
  return loadDownloads(given);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : metadata({
        title: loaderData.words.seoTitle,
        description: loaderData.words.seoDescription,
        pathname: location.pathname,
        origin: loaderData.origin,
        things: (page) => [breadcrumbs(page, loaderData.words.heading)],
      });

/** Offers the desktop application, with what a careful user wants to know before starting it. */
export default function DownloadPage() {
  const { words, version, systems, own, needs, command } = useLoaderData<typeof loader>();

  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="text-display">{words.heading}</h1>
      {systems.length > 0 && <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead}</p>}
      {systems.length === 0 ? (
        <Part id="command-line" heading={words.none.heading}>
          <p className="mb-5">{words.none.text}</p>
          <Code text={command} label={words.none.heading} />
        </Part>
      ) : (
        <>
          {own === null && <p className="mt-6 text-ink-soft">{words.phone}</p>}
          <div className="mt-8 grid gap-5">
            {systems.map((system, index) => (
              <System
                key={system.id}
                system={system}
                version={version}
                isFirst={index === 0 && own === system.id}
              />
            ))}
          </div>
          <Part id="needs" heading={words.needs.heading}>
            <p>{words.needs.text}</p>
            <ul className="mt-3 grid gap-2">
              {needs.map(({ tools, with: program }) => (
                <li key={program}>
                  <span className="font-semibold">{tools}</span> {program}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-ink-soft">{words.needs.window}</p>
          </Part>
        </>
      )}
    </div>
  );
}

interface SystemProps {
  readonly system: OfferedSystem;
  readonly version: string;
  /** True for the visitor's own. */
  readonly isFirst: boolean;
}

function System({ system, version, isFirst }: SystemProps) {
  const { words } = useLoaderData<typeof loader>();

  return (
    <section
      aria-labelledby={system.id}
      className={`min-w-0 rounded-[14px] border bg-sheet px-5 py-5 sm:px-6 ${isFirst ? 'border-edge shadow-lift' : 'border-rule'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={system.id} className="text-heading">
          {system.name}
        </h2>
        <p className="text-caption text-ink-soft">{version}</p>
      </header>
      <ul className="mt-3 grid gap-4">
        {system.files.map((file, index) => (
          <FileRow key={file.name} file={file} isMain={isFirst && index === 0} />
        ))}
      </ul>
      <details className="mt-5 border-t border-rule pt-4" open={isFirst}>
        <summary className="cursor-pointer font-semibold">{words.start.heading}</summary>
        <p className="mt-2 max-w-3xl">{system.start}</p>
        <h3 className="mt-4 font-sans font-semibold">{words.warning.heading}</h3>
        <p className="mt-1 max-w-3xl">{system.warning}</p>
        <p className="mt-3 mb-2">{words.warning.check}</p>
        <Code text={system.check} label={words.checksum} />
      </details>
    </section>
  );
}

function FileRow({ file, isMain }: { readonly file: OfferedFile; readonly isMain: boolean }) {
  const locale = useLocale();
  const { words } = useLoaderData<typeof loader>();

  return (
    <li className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{file.label}</span>{' '}
          <span className="text-ink-soft">· {formatBytes(locale, file.sizeBytes)}</span>
        </p>
        <p className="text-caption break-all text-ink-soft">{file.name}</p>
        <p className="text-caption break-all text-ink-soft">
          {words.checksum} <code>{file.sha256}</code>
        </p>
      </div>
      <a
        href={`/downloads/${file.name}`}
        download
        className={buttonClass(isMain ? 'primary' : 'plain', 'normal')}
      >
        <Icon name="download" size={18} />
        {words.download}
        <span className="sr-only"> {file.name}</span>
      </a>
    </li>
  );
}

interface DownloadPartProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Part({ id, heading, children }: DownloadPartProps) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-3xl">
      <h2 id={id} className="mb-3 text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
