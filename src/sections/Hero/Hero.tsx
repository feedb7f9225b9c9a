import { Icon } from '../../components/Icon/Icon';
import { Deferred } from '../../components/Page/Deferred';
import { Picture } from '../../components/Picture/Picture';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { QuoteForm } from '../QuoteForm/QuoteForm';
import './Hero.scss';

/** The head of the home page, with a quote form. */
export function Hero({ picture }: { picture: Queries.HeroPictureFragment | null }) {
  const { t } = useTranslations();
  return (
    <section className="hero panel" aria-labelledby="title">
      <div className="wrap hero__columns">
        <div className="hero__words">
          <h1 id="title">{t('home:hero.title')}</h1>
          <p className="hero__lead lead">{t('home:hero.lead')}</p>
          <ScrollLink className="hero__more btn btn--quiet" target={anchors.services}>
            {t('home:hero.more')}
            <Icon name="down" />
          </ScrollLink>
        </div>
        {picture && (
          <div className="hero__picture">
            <Picture picture={picture} first />
          </div>
        )}
        <div className="hero__form">
          <Deferred>
            <QuoteForm form="home" title={t('home:form.title')} text={t('home:form.text')} />
          </Deferred>
        </div>
      </div>
    </section>
  );
}
