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
  return (
    <Helmet>
      <html lang={language} />
      <title>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      <meta
        name="robots"
        content={company.indexed && addressed ? 'index, follow' : 'noindex, follow'}
      />
      {addressed && <link rel="canonical" href={absolute(localisedPath(route, language))} />}
      {alternatives(route).map((other) => (
        <link
          key={other.language}
          rel="alternate"
          hrefLang={other.language}
          href={absolute(other.path)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={absolute(localisedPath(route, fallbackLanguage))}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(localisedPath(route, language))} />
      <meta property="og:locale" content={languageFacts[language].openGraph} />
      {alternatives(route)
        .filter((other) => other.language !== language)
        .map((other) => (
          <meta
            key={other.language}
            property="og:locale:alternate"
            content={languageFacts[other.language].openGraph}
          />
        ))}
      {image && <meta property="og:image" content={absolute(image)} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={shareCard.alt ?? ''} />}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data) => (
        <script key={String(data['@type'])} type="application/ld+json">
          {JSON.stringify(data)}
        </script>
      ))}
    </Helmet>
  );
}
