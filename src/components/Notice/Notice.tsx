import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { useHoverOrFocus } from '../../hooks/useHoverOrFocus';
import { Icon } from '../Icon';
import './Notice.scss';

interface MessageProps {
  content: { title: string; text?: string };
  kind: 'success' | 'failure';
  /** Called when the visitor starts to hover or focus the message. Returns what to call at the end. Must be stable. */
  onHold: () => () => void;
  onClose: () => void;
}

function Message({ content, kind, onHold, onClose }: MessageProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const held = useHoverOrFocus(ref);
  useEffect(() => (held ? onHold() : undefined), [held, onHold]);
  return (
    <div className={`notice notice--${kind}`} ref={ref}>
      <Icon name={kind === 'success' ? 'check' : 'alert'} />
      <p>
        <strong className="notice__title">{content.title}</strong> {content.text}
      </p>
      <button
        type="button"
        className="btn btn-outline-primary btn-icon notice__close"
        onClick={onClose}
      >
        <Icon name="close" />
        <span className="visually-hidden">{t('common:form.close')}</span>
      </button>
    </div>
  );
}

interface Props extends Omit<MessageProps, 'content'> {
  /** Undefined hides the message. */
  content: MessageProps['content'] | undefined;
}

/** A message in a live region. The region stays without a message, because screen readers announce only its changes. */
export function Notice({ content, ...rest }: Props) {
  return (
    <div role="status" className="notice-region">
      {content && <Message content={content} {...rest} />}
    </div>
  );
}
