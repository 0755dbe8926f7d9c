import type { SetCluster, SetText } from '@octavo/pdf/edit/text/set-text';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';

/** Text with the distances that its fonts ask for between two letters; those of shaped text have them already. */
export function kernedText(text: SetText): SetText {
  const lines = text.lines.map((line) => {
    const runs = line.runs.map((run) =>
      run.rightToLeft ? run : { ...run, clusters: kernedClusters(run.clusters, run.font) },
    );
    const advance = runs
      .flatMap(({ clusters }) => clusters.flatMap(({ glyphs }) => glyphs))
      .reduce((sum, glyph) => sum + glyph.advance, 0);

    return { runs, advance };
  });

  return { ...text, lines, width: Math.max(0, ...lines.map(({ advance }) => advance)) };
}

function kernedClusters(clusters: readonly SetCluster[], font: SfntFont): SetCluster[] {
  return clusters.map((cluster, index) => {
    const [glyph, more] = cluster.glyphs;
    const next = clusters[index + 1]?.glyphs[0];
    const distance = glyph === undefined || next === undefined ? 0 : font.kernOf(glyph.glyph, next.glyph);

    return glyph === undefined || more !== undefined || distance === 0
      ? cluster
      : { ...cluster, glyphs: [{ ...glyph, advance: glyph.advance + distance }] };
  });
}
