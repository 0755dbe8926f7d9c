/* global Document, scriptArgs */
// Script of `mutool run`: removes all occurrences of a word from a page. Arguments: input, output, page from 0, word.
var document = new Document(scriptArgs[0]);
var page = document.loadPage(Number(scriptArgs[2]));

page.search(scriptArgs[3], 500).forEach(function (hit) {
  hit.forEach(function (quad) {
    var xs = [quad[0], quad[2], quad[4], quad[6]];
    var ys = [quad[1], quad[3], quad[5], quad[7]];
    page
      .createAnnotation('Redact')
      .setRect([
        Math.min.apply(null, xs),
        Math.min.apply(null, ys),
        Math.max.apply(null, xs),
        Math.max.apply(null, ys),
      ]);
  });
});
page.applyRedactions();
document.save(scriptArgs[1], 'garbage=4');
