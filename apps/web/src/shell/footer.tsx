import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { shortcutTools } from '@octavo/tools/kit/picked-tools';
import { Logo } from '@octavo/ui/logo';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactPath, pagesWhere } from '../pages/information/information.ts';
import { useIsDesktop } from '../session/use-is-desktop.ts';
import { useSession } from '../session/use-session.ts';
import { useOverlay } from './overlays.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useAddress, useLocale } from './use-locale.ts';

const entry = 'flex min-h-8 items-center text-left hover:text-ink hover:underline phone:min-h-(--target)';

export function Footer() {
  const locale = useLocale();
  const address = useAddress();
  const { footer, account, title } = shellWords(locale);
  const open = useOverlay();
  const hasPlans = useSession() !== null;
  const catalogue = useCatalogue();
  const to = (path: string, name: string) => (
    <Link key={path} to={address(path)} className={entry}>
      {name}
    </Link>
  );

  if (useIsDesktop()) {
    return (
      <footer className="far-down print:hidden mt-auto border-t border-rule">
        <div className="wrap flex flex-wrap justify-between gap-x-10 gap-y-2 py-6 text-caption text-ink-soft">
          <p className="py-1">{footer.line}</p>
          <div className="flex flex-wrap gap-x-6">
            <ThemeSwitch />
            <button
              type="button"
              onClick={() => open('shortcuts')}
              className={`${entry} pointer-coarse:hidden`}
            >
              {footer.shortcuts}
            </button>
          </div>
        </div>
      </footer>
    );
  }

  return (
    <footer className="far-down print:hidden mt-auto border-t border-rule">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-6 py-8 text-half text-ink-soft">
        <div className="max-lg:w-full">
          <p className="mb-1.5 flex items-center gap-2.5 font-serif text-[1.2rem] font-semibold tracking-tight text-ink">
            <Logo />
            {title}
          </p>
          <p className="max-w-xs">{fill(footer.line, promises(locale))}</p>
        </div>
        <Column name={footer.columns.tools}>
          {shortcutTools.flatMap((id) => {
            const tool = catalogue.find((one) => one.id === id);

            return tool === undefined ? [] : [to(`/${id}`, tool.name)];
          })}
        </Column>
        <Column name={footer.columns.product}>
          {hasPlans && to('/pricing', account.pricing)}
          {to('/download', footer.download)}
          {to('/security', footer.security)}
          {to('/articles', footer.articles)}
          {to('/developers', footer.developers)}
          <a href="/api/v1/openapi.json" className={entry}>
            {footer.source}
          </a>
        </Column>
        <Column name={footer.informationName}>
          {to(contactPath, footer.contact)}
          {pagesWhere(hasPlans).map((name) => to(`/${name}`, footer.information[name]))}
        </Column>
        <Column name={footer.columns.site}>
          <ThemeSwitch />
          <button
            type="button"
            onClick={() => open('shortcuts')}
            className={`${entry} pointer-coarse:hidden`}
          >
            {footer.shortcuts}
          </button>
        </Column>
      </div>
    </footer>
  );
}

function Column({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={name} className="flex min-w-32 flex-col items-start">
      <h2 className="mb-1.5 font-sans text-half font-semibold tracking-normal text-ink">{name}</h2>
      {children}
    </nav>
  );
}
