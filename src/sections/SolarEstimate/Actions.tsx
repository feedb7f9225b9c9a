import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useHandOver } from '../../forms/FormsProvider';
import type { ToolResult } from '../../forms/results';
import { printAlone } from '../../browser/print-alone';
import { scrollSmoothlyTo } from '../../browser/smooth-scroll';
import { Icon } from '../../components/Icon';
import { anchors } from '../../routes';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface AskProps {
  /** Slug of the page's own service. */
  service: string;
  result: ToolResult;
}

/**
 * Hands an estimate over to the page's form with the page's service, in the place of an earlier one, and goes to the
 * first empty field.
 */
export function AskButton({ service, result }: AskProps) {
  const { t } = useTranslation();
  const handOver = useHandOver();
  const ask = () => {
    flushSync(() => handOver(result, service));
    const card = document.getElementById(anchors.quote);
    if (!card) return;
    const fields = [...card.querySelectorAll<TextControl>('[required], textarea')];
    scrollSmoothlyTo(card, fields.find(({ value }) => value.trim() === '') ?? fields.at(-1));
  };
  return (
    <button className="btn btn-warning col-12 col-lg-auto" type="button" onClick={ask}>
      {t('solar-estimate:actions.ask')}
      <Icon name="right" />
    </button>
  );
}

interface Props extends AskProps {
  /** The address of this estimate. */
  link: string;
}

type Sharing = 'idle' | 'copied' | 'shown';

/** Actions for the estimate: request a quote, share, print. */
export function Actions({ link, ...ask }: Props) {
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
        <AskButton {...ask} />
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
