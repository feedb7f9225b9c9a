import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { usePage } from '../../hooks/usePage';
import '../../gatsby-internals/route-announcer.scss';

/**
 * Announces each page change to screen readers in the page's language. Gatsby's announcer speaks only English. It also
 * has the words for a press before hydration (src/gatsby-internals/early-status.ts).
 */
export function RouteAnnouncer() {
  const { i18n } = useTranslation();
  const { meta } = usePage();
  const [served] = useState(meta);
  const [hasMoved, setHasMoved] = useState(false);
  if (meta !== served && !hasMoved) setHasMoved(true);
  return (
    <p className="visually-hidden" role="status" data-wait={i18n.t('common:nav.wait')}>
      {hasMoved && i18n.t('common:nav.announcement', { page: meta.title })}
    </p>
  );
}
