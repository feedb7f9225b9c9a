import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useMemo, useState } from 'react';
import { Announcement } from '../../components/Announcement';
import { PhoneLink } from '../../components/ContactLinks';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';
import { anchors } from '../../routes';
import { estimate, type SolarConstants } from '../../solar/estimate';
import { firstInputs, inputsQuery, parseInputs, type SolarInputs } from '../../solar/inputs';
import { Actions, handOverEstimate } from './Actions';
import { HouseholdControls } from './HouseholdControls';
import { Assumptions, Money, Production } from './Results';
import { RoofControls } from './RoofControls';
import { Scene } from './Scene';
import { useTexts } from './useTexts';
import './Estimator.scss';

/** What was last set in this document, and the query it began with: kept over a change of language. */
let kept: { query: string; inputs: SolarInputs } | undefined;

/** The inputs of the address, or what the visitor has set since, with the estimate for them. */
function useEstimate(defaults: SolarInputs, constants: SolarConstants) {
  const [inputs, setInputs] = useState(() => {
    const query = window.location.search;
    return kept?.query === query ? kept.inputs : parseInputs(new URLSearchParams(query), defaults);
  });
  useEffect(() => {
    kept = { query: window.location.search, inputs };
  }, [inputs]);
  const result = useMemo(() => estimate(inputs, constants), [inputs, constants]);
  const change = (changed: Partial<SolarInputs>) =>
    setInputs((before) => ({ ...before, ...changed }));
  return { inputs, change, result };
}

/** How long a result has to stay the same before it is announced, ms. */
const rest = 1000;

/** The estimate that a visitor makes for a roof, with its drawings. */
export function Estimator({ solar }: { solar: Queries.SolarEstimateFragment }) {
  const { estimateConstants: constants, first, translation } = solar;
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const { street, postalCode, locality } = company.address;
  const defaults = firstInputs(first);
  const { inputs, change, result } = useEstimate(defaults, constants);
  const { tiltText, orientationText, summary, given, forForm } = useTexts(constants.serviceLife);

  const query = inputsQuery(inputs, defaults).toString();
  const page = `${window.location.origin}${localisedPath(route, language)}`;
  const link = `${page}${query && `?${query}`}#${anchors.solarEstimate}`;

  return (
    <div className="estimator">
      <p className="estimator__paper d-none d-print-block">
        {/* An element of its own: in a page that the browser translates no other text can be changed. */}
        <span>{given(inputs).join(' ')}</span> {company.name}, {street}, {postalCode}&nbsp;
        {locality}, <PhoneLink />
      </p>
      <div className="row gy-4 gx-lg-5">
        <div className="col-lg-5 d-print-none">
          <div className="vstack gap-3 gap-lg-4 justify-content-between h-100">
            <RoofControls
              inputs={inputs}
              tiltText={tiltText}
              orientationText={orientationText}
              onChange={change}
            />
            <HouseholdControls inputs={inputs} profiles={translation.profiles} onChange={change} />
          </div>
        </div>
        <div className="col-lg-7 order-first">
          <div className="estimator__stage h-100 rounded-4" data-category="renewable">
            <Scene {...inputs} latitude={company.base.latitude} />
            <Production result={result} priceSold={constants.priceSold} />
          </div>
        </div>
        <div className="col-12 vstack gap-4">
          <Money result={result} constants={constants} />
          <Actions link={link} onAsk={() => handOverEstimate(forForm(inputs, result, link))} />
          <p className="small text-body-secondary">{t('solar-estimate:hint')}</p>
          <Assumptions assumptions={translation.assumptions} />
        </div>
      </div>
      <Announcement text={summary(result)} rest={rest} />
    </div>
  );
}
