import { shellWords } from '@octavo/i18n/shell';
import { Icon, type IconName } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { applyTheme, chooseTheme, currentTheme, followOtherTabs, nextTheme, type Theme } from './theme.ts';
import { useLocale } from './use-locale.ts';

const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

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
      title={words.theme[theme]}
      className="flex min-h-8 items-center gap-2 hover:text-ink phone:min-h-(--target)"
    >
      <Icon name={icons[theme]} size={16} />
      {words.theme[theme].replace(/\..*/, '')}
    </button>
  );
}
