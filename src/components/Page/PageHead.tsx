import soraFile from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
import sourceSansFile from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import { Helmet } from 'react-helmet';
import { fallbackLanguage, languageFacts } from '../../language/languages';
import { alternatives, localisedPath } from '../../language/paths';
import { useWords } from '../../language/words';
import type { Company } from './frame';
import type { StructuredData } from './structured-data';

/** The page's own colour, `--paper` of the tokens, for the browser's frame around it. */
const themeColours = { light: '#fbfcfe', dark: '#0a1222' };

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

/** Everything in the document's head that depends on the page. */
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
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {Object.entries(themeColours).map(([scheme, paper]) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={paper}
        />
      ))}
      <link rel="preload" href={soraFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link
        rel="preload"
        href={sourceSansFile}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
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
