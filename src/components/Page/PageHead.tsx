import { Helmet } from 'react-helmet';
import { fallbackLanguage, languageFacts } from '../../language/languages';
import { alternatives, localisedPath } from '../../language/paths';
import { useWords } from '../../language/words';
import type { Company } from './frame';
import type { StructuredData } from './structured-data';

interface Props {
  /** The page's address without language. */
  route: string;
  title: string;
  description: string;
  company: Company;
  shareCard: Queries.FrameFragment['shareCard'];
  structuredData: StructuredData[];
  /** Whether the page has an address of its own; the not-found page has not. */
  addressed: boolean;
}

/** Everything in the document's head that depends on the page; the rest is in `fixed-head.tsx`. */
export function PageHead({
  route,
  title,
  description,
  company,
  shareCard,
  structuredData,
  addressed,
}: Props) {
  const { language, t } = useWords();
  const fullTitle = `${company.name} | ${title}`;
  const fullDescription = `${description} ${t('common:meta.trades')}`;
  const absolute = (path: string) => `${company.siteUrl}${path}`;
  const image = shareCard?.childImageSharp?.resize?.src;
  const others = alternatives(route);
  const openGraph = [
    ['type', 'website'],
    ['site_name', company.name],
    ['title', fullTitle],
    ['description', description],
    ['url', absolute(localisedPath(route, language))],
    ['locale', languageFacts[language].openGraph],
    ...others
      .filter((other) => other.language !== language)
      .map((other) => ['locale:alternate', languageFacts[other.language].openGraph]),
    ...(image
      ? [
          ['image', absolute(image)],
          ['image:width', '1200'],
          ['image:height', '630'],
          ['image:alt', shareCard.alt ?? ''],
        ]
      : []),
  ];
  return (
    <Helmet
      htmlAttributes={{ lang: language }}
      title={fullTitle}
      meta={[
        { name: 'description', content: fullDescription },
        {
          name: 'robots',
          content: company.indexed && addressed ? 'index, follow' : 'noindex, follow',
        },
        ...openGraph.map(([property, content]) => ({ property: `og:${property}`, content })),
        { name: 'twitter:card', content: 'summary_large_image' },
      ]}
      link={[
        ...(addressed
          ? [{ rel: 'canonical', href: absolute(localisedPath(route, language)) }]
          : []),
        ...others.map((other) => ({
          rel: 'alternate',
          hrefLang: other.language,
          href: absolute(other.path),
        })),
        {
          rel: 'alternate',
          hrefLang: 'x-default',
          href: absolute(localisedPath(route, fallbackLanguage)),
        },
      ]}
      script={structuredData.map((data) => ({
        type: 'application/ld+json',
        innerHTML: JSON.stringify(data),
      }))}
    />
  );
}
