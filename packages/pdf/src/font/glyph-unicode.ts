import { listedGlyphs } from './glyph-list.ts';
import { smallerForm, texCharacter } from './tex-glyphs.ts';

/** Characters of the glyphs `a1`, `a2` and so on of ZapfDingbats; `-` marks numbers without a glyph. */
const dingbats = (
  '- 2701 2702 2704 260e 2706 271d 271e 271f 2720 2721 261b 261e 270c 270d 270e 270f 2711 2712 2713 2714 ' +
  '2715 2716 2717 2718 2719 271a 271b 271c 2722 2723 2724 2725 2726 2727 2605 2729 272a 272b 272c 272d 272e ' +
  '272f 2730 2731 2732 2733 2734 2735 2736 2737 2738 2739 273a 273b 273c 273d 273e 273f 2740 2741 2742 2743 ' +
  '2744 2745 2746 2747 2748 2749 274a 274b 25cf 274d 25a0 274f 2751 25b2 25bc 25c6 2756 - 25d7 2758 2759 ' +
  '275a 276f 2771 2772 2773 2768 2769 276c 276d 276a 276b 2774 2775 275b 275c 275d 275e 2761 2762 2763 2764 ' +
  '2710 2765 2766 2767 2660 2665 2666 2663 - - - - 2709 2708 2707 2460 2461 2462 2463 2464 2465 2466 2467 ' +
  '2468 2469 2776 2777 2778 2779 277a 277b 277c 277d 277e 277f 2780 2781 2782 2783 2784 2785 2786 2787 2788 ' +
  '2789 278a 278b 278c 278d 278e 278f 2790 2791 2792 2793 2794 2192 27a3 2194 2195 2799 279b 279c 279d 279e ' +
  '279f 27a0 27a1 27a2 27a4 27a5 27a6 27a7 27a8 27a9 27ab 27ad 27af 27b2 27b3 27b5 27b8 27ba 27bb 27bc 27bd ' +
  '27be 279a 27aa 27b6 27b9 2798 27b4 27b7 27ac 27ae 27b1 2703 2750 2752 276e 2770'
).split(' ');

/**
 * Returns the Unicode value of a glyph name, including the `uniXXXX` and `uXXXXX` forms; undefined if
 * unknown.
 */
export function unicodeOfGlyph(name: string): number | undefined {
  const known = listedGlyphs.get(name);

  if (known !== undefined) {
    return known;
  }

  const spelled = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  const hex = spelled?.[1] ?? spelled?.[2];

  return hex === undefined ? undefined : Number.parseInt(hex, 16);
}

/**
 * Returns the text of a glyph name by the rules of the Adobe Glyph List: variants such as `a.small` and
 * ligatures such as `f_i` or `uni00660069` included; undefined if unknown.
 */
export function textOfGlyph(name: string): string | undefined {
  const parts = name.replace(/\..*$/, '').split('_').map(textOfPart);

  return parts.includes(undefined) ? undefined : parts.join('');
}

function textOfPart(name: string): string | undefined {
  const sequence = /^uni((?:[0-9A-F]{4})+)$/.exec(name)?.[1];

  if (sequence !== undefined) {
    return String.fromCharCode(...sequence.match(/.{4}/g)!.map((hex) => Number.parseInt(hex, 16)));
  }

  const character = unicodeOfGlyph(name);

  if (character !== undefined) {
    return character <= 0x10ffff ? String.fromCodePoint(character) : undefined;
  }

  const dingbat = dingbats[Number(/^a(\d{1,3})$/.exec(name)?.[1] ?? -1)];

  if (dingbat !== undefined && dingbat !== '-') {
    return String.fromCharCode(Number.parseInt(dingbat, 16));
  }

  const small = smallerForm(name);
  const smallCharacter = small === null ? undefined : unicodeOfGlyph(small);

  return (
    texCharacter(name) ??
    (smallCharacter === undefined ? texCharacter(small ?? '') : String.fromCodePoint(smallCharacter))
  );
}
