import { useState } from 'react';
import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import './RouteAnnouncer.scss';

/** Tells screen readers which page has replaced another, in its language. Gatsby's own announcer speaks English. */
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
