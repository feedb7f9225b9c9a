import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Icon } from '../../components/Icon';

interface Props {
  /** The address of this estimate. */
  link: string;
  /** Hands the estimate over to the page's form. */
  onAsk: () => void;
}

/** Actions for the estimate: request a quote, copy its link. */
export function Actions({ link, onAsk }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied({ link, isDone: true }),
      () => setCopied({ link, isDone: false }),
    );
  const message = copied?.isDone
    ? t('solar-estimate:actions.copied')
    : t('solar-estimate:actions.notCopied');
  return (
    <div className="d-print-none">
      <div className="d-flex flex-wrap gap-2">
        <button className="btn btn-action col-12 col-lg-auto" type="button" onClick={onAsk}>
          {t('solar-estimate:actions.ask')}
          <Icon name="right" className="d-none d-sm-block" />
        </button>
        <button
          className="btn btn-outline-primary flex-fill flex-lg-grow-0 px-2 px-lg-4"
          type="button"
          onClick={() => void copy()}
        >
          {t('solar-estimate:actions.copy')}
        </button>
      </div>
      <p className="text-success-emphasis fw-semibold" role="status">
        {copied?.link === link && message}
      </p>
    </div>
  );
}
