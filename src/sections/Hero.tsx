import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QuoteForm } from '../forms/QuoteForm';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { PowerCutLink } from '../components/PowerCutLink';
import { ScrollLink } from '../components/ScrollLink';
import { anchors } from '../routes';
import './Hero.scss';

interface Props {
  picture: Queries.HeroPictureFragment;
  /** Whether the address has the form's hash. */
  isFormLinked: boolean;
}

/** The head of the home page: a picture and a quote form. */
export function Hero({ picture, isFormLinked }: Props) {
  const { t } = useTranslation();
  return (
    <section className="hero panel bg-body-tertiary" aria-labelledby="title">
      <div className="hero__columns container">
        <div className="hero__words">
          <h1 id="title">{t('home:hero.title')}</h1>
          <p className="lead mt-3">{t('home:hero.lead')}</p>
          <p className="mt-3 d-flex flex-wrap align-items-center column-gap-3 column-gap-sm-4">
            <PowerCutLink className="hero__power-cut btn btn-outline-primary text-nowrap">
              {t('common:nav.powerCut')}
              <Icon name="right" className="d-none d-sm-block" />
            </PowerCutLink>
            <ScrollLink className="icon-link icon-link-hover py-2" target={anchors.services}>
              {t('home:hero.more')}
              <Icon name="down" />
            </ScrollLink>
          </p>
        </div>
        <div className="hero__form">
          <QuoteForm
            form="home"
            title={t('home:form.title')}
            text={t('home:form.text')}
            className="quote-form--compact"
            isFolded
            isLinked={isFormLinked}
          />
        </div>
        <div className="hero__picture">
          <Picture picture={picture} isEager />
        </div>
      </div>
    </section>
  );
}
