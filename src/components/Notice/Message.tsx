import { useEffect, useRef } from 'react';
import { noticeDuration } from '../../constants';
import { useHoverOrFocus } from '../../hooks/useHoverOrFocus';
import { useTranslations } from '../../context/translations';
import { Icon } from '../Icon/Icon';

export interface Props {
  content: { title: string; text?: string };
  kind: 'success' | 'failure';
  /** Called once its time is over, or when it is closed. */
  onDone: () => void;
}

/** What a notice says. Its time does not run while it is hovered or focused. */
export function Message({ content, kind, onDone }: Props) {
  const { t } = useTranslations();
  const frame = useRef<HTMLDivElement>(null);
  const held = useHoverOrFocus(frame);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done.current(), noticeDuration);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div className={`notice notice--${kind}`} ref={frame}>
      <Icon name={kind === 'success' ? 'check' : 'alert'} />
      <p>
        <strong className="notice__title">{content.title}</strong> {content.text}
      </p>
      <button type="button" className="icon-button notice__close" onClick={onDone}>
        <Icon name="close" />
        <span className="visually-hidden">{t('common:form.close')}</span>
      </button>
    </div>
  );
}
