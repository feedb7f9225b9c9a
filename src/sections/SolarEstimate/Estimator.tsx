import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useMemo, useState } from 'react';
import { LiveRegion } from '../../components/LiveRegion';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';
import { anchors } from '../../routes';
import { estimate, type SolarConstants } from '../../solar/estimate';
import { defaultInputs, inputsQuery, parseInputs, type SolarInputs } from '../../solar/inputs';
import { Actions } from './Actions';
import { HouseholdControls, hasInvalidText, type TypedTexts } from './HouseholdControls';
import { Assumptions, MainNumbers, Money, Shares } from './Results';
import { RoofControls } from './RoofControls';
import { Scene } from './Scene';
import { useEstimateTexts } from './useEstimateTexts';
import './Estimator.scss';

/** Delay between the last change and the update of the address, ms: Safari refuses more than 100 updates in 30 s. */
const addressDelay = 400;

/**
 * Inputs and their estimate. The inputs come from the address and, after each change, go back into it, so that a reload
 * and another language keep them.
 */
function useEstimate(defaults: SolarInputs, constants: SolarConstants) {
  const [inputs, setInputs] = useState(() =>
    parseInputs(new URLSearchParams(window.location.search), defaults),
  );
  // After each render, as Back and links within the page change the address, too.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = inputsQuery(inputs, defaults, search);
      if (query === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }, addressDelay);
    return () => clearTimeout(timer);
  });
  const result = useMemo(() => estimate(inputs, constants), [inputs, constants]);
  const change = (changed: Partial<SolarInputs>) =>
    setInputs((before) => ({ ...before, ...changed }));
  return { inputs, change, result };
}

/** Delay after the last change before a result is announced, ms. */
const announcementDelay = 1000;

interface Props {
  solar: Queries.SolarEstimateFragment;
  /** Hands the estimate over to the page's form. */
  onAsk: (text: string) => void;
}

/** The interactive estimate for a roof, with its drawings. */
export function Estimator({ solar, onAsk }: Props) {
  const { estimateConstants: constants, first, pricesYear: year, translation } = solar;
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const defaults = defaultInputs(first);
  const { inputs, change, result } = useEstimate(defaults, constants);
  const { tiltText, orientationText, summary, given, forForm } = useEstimateTexts();

  const [typed, setTyped] = useState<TypedTexts>({});
  const isStale = hasInvalidText(typed);

  const page = `${window.location.origin}${localisedPath(route, language)}`;
  const link = `${page}${inputsQuery(inputs, defaults)}#${anchors.solarEstimate}`;

  return (
    <div className="estimator">
      <p className="d-none d-print-block">{given(inputs).join(' ')}</p>
      <div className={clsx('estimator__parts', isStale && 'estimator__parts--stale')}>
        <div className="estimator__controls vstack justify-content-lg-between d-print-none">
          <h3 className="estimator__step h6">{t('solar-estimate:steps.roof')}</h3>
          <RoofControls
            inputs={inputs}
            tiltText={tiltText}
            orientationText={orientationText}
            onChange={change}
          />
          <h3 className="estimator__step h6">{t('solar-estimate:steps.household')}</h3>
          <HouseholdControls
            inputs={inputs}
            typed={typed}
            profiles={translation.profiles}
            onChange={change}
            onType={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          />
        </div>
        <div className="estimator__stage rounded-4" data-category="renewable">
          <div className="estimator__sight">
            <MainNumbers result={result} isStale={isStale} />
            <Scene {...inputs} latitude={company.base.latitude} />
          </div>
          <div className="estimator__shares">
            <h3 className="estimator__step h6 mb-2 d-print-none">
              {t('solar-estimate:steps.result')}
            </h3>
            <Shares result={result} priceSold={constants.priceSold} year={year} />
          </div>
        </div>
      </div>
      <div className="estimator__more vstack gap-4 mt-4">
        <Money
          result={result}
          constants={constants}
          aids={translation.aids}
          year={year}
          isStale={isStale}
        />
        <Actions link={link} onAsk={() => onAsk(forForm(inputs, result, link))} />
        <p className="small text-body-secondary">{t('solar-estimate:hint')}</p>
        <Assumptions {...translation} />
      </div>
      <LiveRegion text={summary(result)} delay={announcementDelay} />
    </div>
  );
}
