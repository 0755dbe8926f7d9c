/**
 * Runs inside a loaded page, in a world of its own that scripts of the page neither see nor change. Brings the page to
 * the state a reader would print it in: lazy pictures loaded, everything further down shown once. Tells whether nothing
 * on it can change by itself any more.
 */
export default async ({ scrollMilliseconds, pictureMilliseconds, pauseMilliseconds }) => {
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const within = (milliseconds, promise) => Promise.race([promise, pause(milliseconds)]);
  const nextFrame = () => within(100, new Promise((resolve) => requestAnimationFrame(resolve)));
  const acting = 'script, iframe, frame, object, embed, meta[http-equiv="refresh" i]';
  const hasHandler = (element) => element.getAttributeNames().some((name) => /^on/i.test(name));

  for (const lazy of document.querySelectorAll('img[loading="lazy"], iframe[loading="lazy"]')) {
    lazy.loading = 'eager';
  }

  // Whatever waits to be scrolled to is scrolled to. A page that grows without end is left when the time is over.
  const until = performance.now() + scrollMilliseconds;
  const root = document.scrollingElement ?? document.documentElement;

  for (let top = 0; top < root.scrollHeight && performance.now() < until; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrame();
    await pause(pauseMilliseconds);
  }

  scrollTo({ top: 0, behavior: 'instant' });

  const pictures = [...document.images].filter(({ complete }) => !complete);
  const ended = pictures.map(
    (picture) =>
      new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      }),
  );
  await within(pictureMilliseconds, Promise.all(ended));
  await within(pictureMilliseconds, document.fonts.ready);
  await nextFrame();

  return document.querySelector(acting) === null && ![...document.querySelectorAll('*')].some(hasHandler);
};
