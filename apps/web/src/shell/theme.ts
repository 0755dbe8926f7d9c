const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = 'octavo-theme';

/** Runs before the first paint, inline, so that nobody sees the other theme flash. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${stored}')}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark',d)})()`;

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
    // A browser that keeps nothing still changes the theme of this page.
  }

  applyTheme(theme);
}

export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(stored);
  } catch {
    return null;
  }
}
