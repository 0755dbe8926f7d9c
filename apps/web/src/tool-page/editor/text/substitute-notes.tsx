import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { SetText } from '../document/editing-document.ts';
import { toolIcons } from '../tools/tool-icons.ts';

/** Words that are named one by one; the others are counted. */
const mostNamed = 3;

interface SubstituteNotesProps {
  readonly report: SetText | null;
  /** False for text that cannot be set in its own font, such as one of drawings. */
  readonly keepsFont: boolean;
}

/** Letters that the font of the text lacks, and the font in which their words are set instead. */
export function SubstituteNotes({ report, keepsFont }: SubstituteNotesProps) {
  const locale = useLocale();
  const words = editorWords(locale).text;
  const substitutes = report?.substitutes ?? [];
  const rest = substitutes.length - mostNamed;

  if (keepsFont && substitutes.length === 0) {
    return null;
  }

  return (
    <div className="ed-section">
      <div className="ed-note">
        <Icon path={toolIcons.text} size={18} />
        <div>
          {substitutes.length === 0 && <p>{words.otherFont}</p>}
          {substitutes.slice(0, mostNamed).map(({ word, missing, font }) => (
            <p key={word}>
              {missing !== '' && (
                <b>
                  {fill(missing.length > 1 ? words.lettersMissing : words.letterMissing, {
                    letters: missing,
                  })}
                </b>
              )}{' '}
              {fill(words.substituted, { word, font: fontLabel(font) })}
            </p>
          ))}
          {rest > 0 && <p>{plural(locale, rest, words.moreSubstituted)}</p>}
        </div>
      </div>
    </div>
  );
}

/** Name of a font as people write it: “Liberation Serif” for `LiberationSerif-Regular`. */
function fontLabel(name: string): string {
  return name
    .replace(/-Regular$/, '')
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
