import { useState } from 'react';
import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import '../../gatsby-internals/route-announcer.scss';

/**
 * Announces each page change to screen readers in the page's language. Gatsby's announcer speaks only English. It also
 * has the words for a press before hydration (src/gatsby-internals/early-status.ts).
 */
export function RouteAnnouncer() {
  const { t } = useTranslations();
  const { meta } = useCurrentPage();
  const [served] = useState(meta);
  const [hasMoved, setHasMoved] = useState(false);
  if (meta !== served && !hasMoved) setHasMoved(true);
  return (
    <p className="visually-hidden" role="status" data-wait={t('common:nav.wait')}>
      {hasMoved && t('common:nav.announcement', { page: meta.title })}
    </p>
  );
}
