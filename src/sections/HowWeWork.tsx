import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SectionFrame } from '../components/Section';
import { quoteSteps } from '../components/quote-steps';
import { takesPhotos } from '../forms/form-service';
import { AreaMap } from './AreaServed';
import './HowWeWork.scss';

/** The three steps from request to result, beside the area served. */
export function HowWeWork({ area }: { area: Queries.AreaFragment | null }) {
  const { t } = useTranslation();
  return (
    <SectionFrame isPanel titleId="how-we-work-title">
      <div className="section__columns row row-gap-5">
        <div className="col-md-6 col-lg-5">
          <h2 id="how-we-work-title">{t('common:steps.title')}</h2>
          <ol className="how-we-work timeline mt-4 mt-lg-5" role="list">
            {quoteSteps.map((step) => (
              <li key={step}>
                <h3 className="h4">{t(`common:steps.${step}.title`)}</h3>
                <p className="mt-2 text-balance">
                  {step === 'ask' && !takesPhotos
                    ? t('common:steps.ask.textByEmail')
                    : t(`common:steps.${step}.text`)}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <section
          className="col-md-6 col-lg-7 ps-lg-5 vstack gap-3"
          aria-labelledby="area-served-title"
        >
          <h2 id="area-served-title">{t('common:area.title')}</h2>
          <p>{t('common:area.text')}</p>
          {area && (
            <div data-line="map">
              <AreaMap area={area} />
            </div>
          )}
        </section>
      </div>
    </SectionFrame>
  );
}
