const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = 'octavo-theme';

/** Background colours of the page, for the frame that a browser draws around it. */
export const paper = { light: '#faf8f4', dark: '#14161b' } as const;

/** Inline script that runs before the first paint, so that the other theme never flashes. */
export const themeScript = import.meta.env.SSR
  ? `(function(){var t=null;try{t=localStorage.getItem('${stored}')}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark',d);
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=d?'${paper.dark}':'${paper.light}'})})()`
  : '';

export function currentTheme(): Theme {
  const given = readStored();

  return themes.find((theme) => theme === given) ?? 'system';
}

export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(stored, theme);
  } catch {
    // Without storage, the theme of this page still changes.
  }

  applyTheme(theme);
}

/** Calls back when another tab has chosen a theme, until the returned function is called. */
export function followOtherTabs(onTheme: (theme: Theme) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === stored) {
      onTheme(currentTheme());
    }
  };
  window.addEventListener('storage', follow);

  return () => window.removeEventListener('storage', follow);
}

export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper[dark ? 'dark' : 'light'];
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(stored);
  } catch {
    return null;
  }
}
