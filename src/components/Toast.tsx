import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';
import { useHoverOrFocus } from '../hooks/useHoverOrFocus';
import { Icon } from './Icon';
import './Toast.scss';

const looks = {
  success: 'bg-success-subtle border-success-subtle text-success-emphasis',
  failure: 'bg-danger-subtle border-danger-subtle text-danger-emphasis',
} as const;

interface Props {
  title: string;
  text?: string | undefined;
  kind: keyof typeof looks;
  /** Called when hover or focus on the message starts or ends. Must be stable. */
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
}

/** A message over the page, with a close button. */
export function Toast({ title, text, kind, onHold, onClose }: Props) {
  const { t } = useTranslation();
  const [isHeld, holdProps] = useHoverOrFocus();
  useEffect(() => {
    if (!isHeld) return;
    onHold(true);
    return () => onHold(false);
  }, [isHeld, onHold]);
  return (
    <div className={`toast show ${looks[kind]}`} {...holdProps}>
      <div className="toast-body d-flex align-items-center gap-3">
        <Icon name={kind === 'success' ? 'check' : 'alert'} />
        <p>
          <strong className="d-block">{title}</strong> {text && <span>{text}</span>}
        </p>
        <button
          type="button"
          className="btn btn-outline-primary btn-icon ms-auto text-reset"
          onClick={onClose}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('common:form.close')}</span>
        </button>
      </div>
    </div>
  );
}
