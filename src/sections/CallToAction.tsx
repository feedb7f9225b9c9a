import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useId, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { PhoneLink } from '../components/ContactLinks';
import { Picture } from '../components/Picture';
import { routes } from '../routes';
import './CallToAction.scss';

interface Props {
  picture: Queries.LargePictureFragment;
}

interface PanelProps extends Props {
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
}

/** The dark panel before the footer. Not printed, as it only leads to its button. */
function ClosingPanel({ title, text, picture, children }: PanelProps) {
  const id = useId();
  return (
    <section className="call-to-action panel d-print-none bg-primary" aria-labelledby={id}>
      <div className="container">
        <div className="row align-items-center">
          <div className="col-sm-7 text-body" data-bs-theme="dark">
            <h2 id={id}>{title}</h2>
            <p className="lead mt-3">{text}</p>
            <p className="call-to-action__line">
              <span className="call-to-action__wire" />
              {children}
            </p>
          </div>
          <div className="col-sm-5 d-none d-sm-block">
            <div className="call-to-action__picture">
              <Picture picture={picture} />
            </div>
          </div>
        </div>
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
      <Link className="btn btn-action" to={routes.contact}>
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
