import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { printAlone } from '../../browser/print-alone';
import { Icon } from '../../components/Icon';

interface Props {
  /** The address of this estimate. */
  link: string;
  /** Hands the estimate over to the page's form. */
  onAsk: () => void;
}

type Sharing = 'idle' | 'copied' | 'shown';

/** Actions for the estimate: request a quote, share, print. */
export function Actions({ link, onAsk }: Props) {
  const { t } = useTranslation();
  const [{ shared, how }, setShared] = useState<{ shared: string; how: Sharing }>({
    shared: '',
    how: 'idle',
  });
  const sharing = shared === link ? how : 'idle';
  const canShare = 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setShared({ shared: link, how: 'copied' });
    } catch {
      setShared({ shared: link, how: 'shown' });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('solar-estimate:title'), url: link });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className="d-print-none">
      <div className="d-flex flex-wrap gap-2">
        <button className="btn btn-warning col-12 col-lg-auto" type="button" onClick={onAsk}>
          {t('solar-estimate:actions.ask')}
          <Icon name="right" />
        </button>
        <button
          className="btn btn-outline-primary flex-fill flex-lg-grow-0 px-2 px-lg-4"
          type="button"
          onClick={() => void (canShare ? share() : copy())}
        >
          {canShare ? t('solar-estimate:actions.share') : t('solar-estimate:actions.copy')}
        </button>
        <button
          className="btn btn-outline-primary flex-fill flex-lg-grow-0 px-2 px-lg-4"
          type="button"
          onClick={() => printAlone('solar-estimate')}
        >
          {t('solar-estimate:actions.print')}
        </button>
      </div>
      <p className="text-success-emphasis fw-semibold" role="status">
        {sharing === 'idle' ? '' : t(`solar-estimate:actions.${sharing}`)}
      </p>
      {sharing === 'shown' && (
        <input
          className="form-control"
          readOnly
          value={link}
          aria-label={t('solar-estimate:actions.address')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
