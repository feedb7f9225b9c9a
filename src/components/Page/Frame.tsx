import { I18nContext } from 'gatsby-plugin-react-i18next';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { loadAhead } from '../../behaviours/load-ahead';
import { useKept } from '../../behaviours/useKept';
import { Footer } from '../../sections/Footer/Footer';
import { Header } from '../../sections/Header/Header';
import { QuickBar } from '../../sections/QuickBar/QuickBar';
import { FrameContext, type Frame as Shared } from './frame';
import { Head, HeadContext, type HeadSlot } from './Head';
import { CompleteContext } from './Later';
import { SkipLink } from './SkipLink';
import { ThisPageContext, type ThisPage } from './this-page';
import { useComplete } from './useComplete';

interface Props {
  /** The result of the page's query, which spreads the `Frame` fragment. */
  data: Queries.FrameFragment;
  page: ThisPage;
  children: ReactNode;
}

const above = (
  <>
    <SkipLink />
    <Header />
  </>
);

const below = (
  <>
    <Footer />
    <QuickBar />
  </>
);

function sharedBy({ company, categories, build, shareCard }: Queries.FrameFragment): Shared {
  if (!company) throw new Error('data/company.json is missing');
  return { company, categories: categories.nodes, buildYear: build?.year ?? '', shareCard };
}

/**
 * What stands around every page, and stays while one takes the place of another: each brings the same business and the
 * same words along anew, and only where they differ from those on the screen is any of it shown anew. What it says of the
 * page itself it says when all of that is there.
 */
export function Frame({ data, page, children }: Props) {
  const { i18n } = useContext(I18nContext);
  const shared = sharedBy(data);
  const kept = useKept(
    { shared, words: { i18n } },
    JSON.stringify([shared, i18n.language, i18n.getResourceBundle(i18n.language, 'common')]),
  );
  const thisPage = useKept(page, JSON.stringify(page));
  const complete = useComplete(thisPage);
  const waits = complete !== thisPage;
  const [head] = useState<HeadSlot>({ element: null });
  useEffect(loadAhead, [complete, kept]);
  const around = (part: ReactNode) => (
    <ThisPageContext.Provider value={complete}>
      <I18nContext.Provider value={kept.words}>{part}</I18nContext.Provider>
    </ThisPageContext.Provider>
  );
  return (
    <FrameContext.Provider value={kept.shared}>
      {around(above)}
      <CompleteContext.Provider value={!waits}>
        <ThisPageContext.Provider value={thisPage}>
          <HeadContext.Provider value={head}>{children}</HeadContext.Provider>
        </ThisPageContext.Provider>
      </CompleteContext.Provider>
      {around(<Head slot={head} waits={waits} />)}
      {around(below)}
    </FrameContext.Provider>
  );
}
