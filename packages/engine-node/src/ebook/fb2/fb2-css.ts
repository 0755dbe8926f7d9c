/** Default styles for FictionBook, which is purely semantic markup. */
export const fb2Css = `
p { margin: 0; text-indent: 1.2em; text-align: justify; }
p, h1, h2, h3, h4, h5, h6, td, th { unicode-bidi: plaintext; }
h1, h2, h3, h4, h5, h6 { text-align: center; margin: 1.5em 0 1em; }
h1 p, h2 p, h3 p, h4 p, h5 p, h6 p, .subtitle, .author, th p, td p { text-indent: 0; text-align: inherit; }
.subtitle { text-align: center; font-weight: bold; margin: 1em 0; break-after: avoid; }
.space { height: 1em; }
.author, .date { text-align: right; font-style: italic; margin: 0.3em 0; }
.epigraph, .annotation { margin: 1em 0 1em 30%; font-size: 0.9em; }
.annotation { margin-left: 0; font-style: italic; }
.poem { margin: 1em 0 1em 10%; }
.stanza { margin: 0.8em 0; break-inside: avoid; }
.verse { text-indent: -1em; padding-left: 1em; text-align: left; }
blockquote { margin: 1em 2em; }
figure { margin: 1em 0; text-align: center; }
table { border-collapse: collapse; margin: 1em auto; }
th, td { border: 1px solid #999; padding: 0.2em 0.5em; }
.note { font-size: 0.7em; vertical-align: super; line-height: 0; }
`;
