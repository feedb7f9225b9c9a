import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Icon } from '../../components/Icon';
import { printEstimate } from './print-estimate';
import './Actions.scss';

interface Props {
  /** The address of this estimate. */
  link: string;
  onAsk: () => void;
}

type Sharing = 'idle' | 'copied' | 'shown';

/** What the visitor can do with the estimate: ask for a quote, send it to somebody, print it. */
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
    <div className="actions">
      <button className="btn btn-warning" type="button" onClick={onAsk}>
        {t('solar-estimate:actions.ask')}
        <Icon name="down" />
      </button>
      <button
        className="btn btn-outline-primary"
        type="button"
        onClick={() => void (canShare ? share() : copy())}
      >
        {canShare ? t('solar-estimate:actions.share') : t('solar-estimate:actions.copy')}
      </button>
      <button className="btn btn-outline-primary" type="button" onClick={printEstimate}>
        {t('solar-estimate:actions.print')}
      </button>
      <p className="actions__status" role="status">
        {sharing === 'copied' && t('solar-estimate:actions.copied')}
        {sharing === 'shown' && t('solar-estimate:actions.shown')}
      </p>
      {sharing === 'shown' && (
        <input
          className="form-control actions__link"
          readOnly
          value={link}
          aria-label={t('solar-estimate:actions.address')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
