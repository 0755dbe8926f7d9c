/** Stylesheet of the exported page: readable on any screen and on paper, and easy to replace. */
export const htmlStyle = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.5; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
img { max-width: 100%; height: auto; }
figure { margin: 1.5rem 0; }
figcaption, caption, .caption { font-size: 0.9em; text-align: start; padding: 0.25rem 0; }
table { border-collapse: collapse; margin: 1.5rem 0; display: block; overflow-x: auto; }
th, td { border: 1px solid #8888; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
td > p, th > p, li > p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #8888; }
.aside { border: 1px solid #8888; padding: 0 1rem; margin: 1.5rem 0; }
.tab { white-space: pre; tab-size: 4; }
.contents, .notes ul { list-style: none; padding: 0; }
.level-2 { padding-inline-start: 1.5rem; }
.level-3 { padding-inline-start: 3rem; }
.level-4 { padding-inline-start: 4.5rem; }
.vertical { writing-mode: vertical-rl; max-height: 90vh; overflow-x: auto; }
@media print { body { max-width: none; margin: 0; } }
`;
