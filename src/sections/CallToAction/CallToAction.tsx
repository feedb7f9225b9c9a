import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { PhoneLink } from '../../components/ContactLinks';
import { Picture } from '../../components/Picture';
import { routes } from '../../routes';
import './CallToAction.scss';

interface Props {
  picture: Queries.LargePictureFragment | null;
}

interface PanelProps extends Props {
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
}

/** The dark panel before the footer. */
function ClosingPanel({ title, text, picture, children }: PanelProps) {
  const id = useId();
  return (
    <section className="closing-panel panel" aria-labelledby={id}>
      <div className="container closing-panel__columns">
        <div className="closing-panel__words">
          <h2 id={id} className="closing-panel__title">
            {title}
          </h2>
          <p className="closing-panel__text lead">{text}</p>
          <p className="closing-panel__line">{children}</p>
        </div>
        {picture && (
          <div className="closing-panel__picture">
            <Picture picture={picture} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The call to action at the end of most pages: ask for a quote. */
export function CallToAction({ picture }: Props) {
  const { t } = useTranslation();
  return (
    <ClosingPanel
      title={t('common:closing.title')}
      text={t('common:closing.text')}
      picture={picture}
    >
      <Link className="btn btn-warning" to={routes.contact}>
        {t('common:closing.action')}
        <Icon name="right" />
      </Link>
    </ClosingPanel>
  );
}

/** The call to action for a breakdown: call now. */
export function CallNow({ picture }: Props) {
  const { t } = useTranslation();
  return (
    <ClosingPanel
      title={t('contact:urgent.title')}
      text={t('contact:urgent.text')}
      picture={picture}
    >
      <PhoneLink className="btn btn-light">{t('common:call.action')}</PhoneLink>
    </ClosingPanel>
  );
}
