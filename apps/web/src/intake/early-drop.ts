declare global {
  interface Window {
    earlyDrop?: { files: readonly File[]; stop(): void };
  }
}

/**
 * Inline script that keeps files dropped before the page's modules run; the browser would otherwise open them
 * in place of the page.
 */
export const earlyDropScript = import.meta.env.SSR
  ? `(function(){var types=['dragover','drop'],early={files:[],stop:function(){types.forEach(function(type){
document.removeEventListener(type,keep)})}};function keep(event){var given=event.dataTransfer;
if(!given||!given.types.includes('Files'))return;event.preventDefault();
if(event.type==='drop')early.files=early.files.concat(Array.from(given.files))}
types.forEach(function(type){document.addEventListener(type,keep)});window.earlyDrop=early})()`
  : '';

/**
 * Returns the files dropped so far and stops the early script: from here on the page handles drops itself.
 */
export function takeEarlyDrop(): readonly File[] {
  const early = window.earlyDrop;
  delete window.earlyDrop;
  early?.stop();

  return early?.files ?? [];
}
