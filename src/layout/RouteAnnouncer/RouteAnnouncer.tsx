import { useState } from 'react';
import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import './RouteAnnouncer.scss';

/** Announces each page change to screen readers in the page's language. Gatsby's announcer speaks only English. */
export function RouteAnnouncer() {
  const { t } = useTranslations();
  const page = useCurrentPage();
  const [served] = useState(page);
  return (
    <p className="visually-hidden" role="status">
      {page !== served && t('common:nav.announcement', { page: page.meta.title })}
    </p>
  );
}
