import { shellWords } from '@octavo/i18n/shell';
import { useEffect, useState } from 'react';
import { applyTheme, chooseTheme, currentTheme, followOtherTabs, nextTheme, type Theme } from './theme.ts';
import { useLocale } from './use-locale.ts';

export function ThemeSwitch() {
  const words = shellWords(useLocale());
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    setTheme(currentTheme());

    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => applyTheme(currentTheme());
    system.addEventListener('change', follow);

    const stop = followOtherTabs((chosen) => {
      setTheme(chosen);
      applyTheme(chosen);
    });

    return () => {
      stop();
      system.removeEventListener('change', follow);
    };
  }, []);

  const change = () => {
    const next = nextTheme(theme);
    chooseTheme(next);
    setTheme(next);
  };

  return (
    <button
      type="button"
      onClick={change}
      aria-label={words.theme[theme]}
      className="flex min-h-8 items-center hover:text-ink phone:min-h-(--target)"
    >
      {words.theme[theme].replace(/\..*/, '')}
    </button>
  );
}
