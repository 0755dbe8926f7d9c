import { shellWords } from '@octavo/i18n/shell';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { contactPath, pagesWhere } from './information.ts';

/** Links to the other information pages and to the contact form. */
export function OtherPages({ present, hasPlans }: { readonly present: string; readonly hasPlans: boolean }) {
  const address = useAddress();
  const words = shellWords(useLocale()).footer;
  const texts = pagesWhere(hasPlans).map((name) => [`/${name}`, words.information[name]] as const);

  return (
    <nav aria-label={words.informationName}>
      <ul>
        {[...texts, [contactPath, words.contact] as const]
          .filter(([path]) => path !== present)
          .map(([path, name]) => (
            <li key={path} className="border-t border-rule">
              <Link to={address(path)} className="block py-2.5 text-ink-soft hover:text-ink">
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
