import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { ScrollLink } from '../../components/ScrollLink';
import { anchors } from '../../routes';
import { QuoteForm } from '../QuoteForm';
import { HeroPointList, type Points } from './HeroPointList';
import './Hero.scss';

interface Props {
  picture: Queries.HeroPictureFragment | null;
  points: Points;
}

/** The head of the home page: a picture whose points lead to services, and a quote form. */
export function Hero({ picture, points }: Props) {
  const { t } = useTranslation();
  return (
    <section className="hero panel" aria-labelledby="title">
      <div className="container hero__columns">
        <div className="hero__words">
          <h1 id="title">{t('home:hero.title')}</h1>
          <p className="hero__lead lead">{t('home:hero.lead')}</p>
          <ScrollLink className="hero__more btn btn-outline-primary" target={anchors.services}>
            {t('home:hero.more')}
            <Icon name="down" />
          </ScrollLink>
        </div>
        {picture && (
          <div className="hero__picture">
            <Picture picture={picture} first />
            <HeroPointList points={points} />
          </div>
        )}
        <div className="hero__form">
          <QuoteForm form="home" title={t('home:form.title')} text={t('home:form.text')} />
        </div>
      </div>
    </section>
  );
}
