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
      <div className="container">
        <div className="row">
          <div className="col-lg-7">
            <div className="hero__words position-relative z-1">
              <h1 id="title">{t('home:hero.title')}</h1>
              <p className="lead">{t('home:hero.lead')}</p>
              <p className="hero__actions d-flex flex-wrap align-items-center column-gap-2 column-gap-sm-4 row-gap-2">
                <ScrollLink
                  className="btn btn-outline-primary px-3 px-sm-4"
                  target={anchors.services}
                >
                  {t('home:hero.more')}
                  <Icon name="down" />
                </ScrollLink>
                <PowerCutLink className="power-cut-row icon-link">
                  {t('home:hero.powerCut')}
                  <Icon name="right" />
                </PowerCutLink>
              </p>
            </div>
            <div className="hero__picture">
              <Picture picture={picture} isEager />
            </div>
          </div>
          <div className="hero__form col-lg-5 position-relative z-2">
            <QuoteForm
              form="home"
              title={t('home:form.title')}
              text={t('home:form.text')}
              className="quote-form--compact"
              isFolded
              isLinked={isFormLinked}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
