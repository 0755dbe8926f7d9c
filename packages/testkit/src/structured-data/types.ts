import {
  address,
  amount,
  count,
  currency,
  language,
  listOf,
  moment,
  oneOf,
  text,
  type ValueCheck,
} from './checks.ts';

/** Required and optional properties of a schema.org type. */
interface TypeRules {
  readonly needs: Readonly<Record<string, ValueCheck>>;
  readonly may?: Readonly<Record<string, ValueCheck>>;
}

/**
 * Types that our pages use. Required properties are those that search engines demand before they show a type
 * (Google Search Central, Structured data); the optional ones are properties of schema.org, listed so that a
 * misspelt one is found.
 */
const shapes: Readonly<Record<string, TypeRules>> = {
  Organization: { needs: { name: text, url: address }, may: { logo: address } },
  WebSite: {
    needs: { name: text, url: address },
    may: { description: text, inLanguage: language, publisher: thing('Organization') },
  },
  WebApplication: {
    needs: {
      name: text,
      operatingSystem: text,
      applicationCategory: oneOf('UtilitiesApplication', 'BusinessApplication'),
      offers: listOf(thing('Offer')),
    },
    may: {
      url: address,
      description: text,
      image: address,
      inLanguage: language,
      browserRequirements: text,
      publisher: thing('Organization'),
    },
  },
  Offer: {
    needs: { price: amount, priceCurrency: currency },
    may: {
      name: text,
      url: address,
      category: text,
      availability: oneOf('https://schema.org/InStock'),
      priceSpecification: thing('UnitPriceSpecification'),
    },
  },
  UnitPriceSpecification: {
    needs: { price: amount, priceCurrency: currency, referenceQuantity: thing('QuantitativeValue') },
  },
  QuantitativeValue: { needs: { value: count, unitCode: oneOf('MON') } },
  BreadcrumbList: { needs: { itemListElement: listOf(thing('ListItem'), 2) } },
  ListItem: { needs: { position: count, name: text, item: address } },
  FAQPage: { needs: { mainEntity: listOf(thing('Question')) } },
  Question: { needs: { name: text, acceptedAnswer: thing('Answer') } },
  Answer: { needs: { text } },
  HowTo: { needs: { name: text, step: listOf(thing('HowToStep'), 2) }, may: { inLanguage: language } },
  HowToStep: { needs: { position: count, name: text, text, url: address } },
  Article: {
    needs: {
      headline: text,
      image: listOf(address),
      datePublished: moment,
      dateModified: moment,
      author: thing('Organization'),
    },
    may: {
      description: text,
      inLanguage: language,
      mainEntityOfPage: address,
      publisher: thing('Organization'),
    },
  },
};

/** Checks for a thing of this type, or of any type that our pages use. */
export function thing(type?: string): ValueCheck {
  return (value) => {
    if (typeof value !== 'object' || value === null || !('@type' in value)) {
      return ['is no thing'];
    }

    const shape = shapes[String(value['@type'])];

    if (shape === undefined || (type !== undefined && value['@type'] !== type)) {
      return [`is of the type ${String(value['@type'])}`];
    }

    return problemsOf(value, shape);
  };
}

function problemsOf(value: object, { needs, may = {} }: TypeRules): string[] {
  const given: Readonly<Record<string, unknown>> = { ...value };
  const known = { ...may, ...needs };
  const missing = Object.keys(needs).filter((name) => !(name in given));
  const wrong = Object.entries(given)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, part]) => {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;

      return check === undefined
        ? [`${name}: not known`]
        : check(part).map((problem) => `${name}: ${problem}`);
    });

  return [...missing.map((name) => `${name}: missing`), ...wrong];
}
