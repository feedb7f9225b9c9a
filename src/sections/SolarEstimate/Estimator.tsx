import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../../components/ContactLinks';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';
import { estimate } from '../../solar/estimate';
import { firstInputs, inputsQuery, parseInputs, type SolarInputs } from '../../solar/inputs';
import { Actions } from './Actions';
import { Announcement } from './Announcement';
import { Assumptions } from './Assumptions';
import { HouseholdControls } from './controls/HouseholdControls';
import { RoofControls } from './controls/RoofControls';
import { Scene } from './drawings/Scene';
import { fillForm } from './fill-form';
import { linkTo } from './message';
import { Money } from './Money';
import { Production } from './Production';
import { useEstimate } from './useEstimate';
import { useTexts } from './useTexts';
import './Estimator.scss';
import './Print.scss';
import './Value.scss';

/** The estimate that a visitor makes for a roof, with its drawings. */
export function Estimator({ solar }: { solar: Queries.SolarEstimateFragment }) {
  const { estimateConstants: constants, first, translation } = solar;
  const { t } = useTranslation();
  const { language, company } = usePage();
  const { street, postalCode, locality } = company.address;
  const { route } = usePage();
  const defaults = firstInputs(first);
  const { inputs, change, result } = useEstimate(defaults, constants);
  const { tiltText, orientationText, summary, given, message } = useTexts(constants.serviceLife);

  const page = `${window.location.origin}${localisedPath(route, language)}`;
  const linkOf = (of: SolarInputs) => linkTo(page, inputsQuery(of, defaults));
  const messageOf = (of: SolarInputs) => message(of, estimate(of, constants), linkOf(of));
  const ask = () => fillForm(messageOf(inputs), (query) => messageOf(parseInputs(query, defaults)));

  return (
    <div className="estimator">
      <p className="estimator__paper">
        {given(inputs).join(' ')} {company.name}, {street}, {postalCode}&nbsp;{locality},{' '}
        <PhoneLink />
      </p>
      <div className="estimator__inputs">
        <RoofControls
          inputs={inputs}
          tiltText={tiltText}
          orientationText={orientationText}
          onChange={change}
        />
        <HouseholdControls inputs={inputs} profiles={translation.profiles} onChange={change} />
      </div>
      <div className="estimator__stage" data-category="renewable">
        <Scene {...inputs} latitude={company.base.latitude} />
        <Production result={result} priceSold={constants.priceSold} />
      </div>
      <div className="estimator__below">
        <Money result={result} constants={constants} />
        <Actions link={linkOf(inputs)} onAsk={ask} />
        <p className="small text-body-secondary">{t('solar-estimate:hint')}</p>
        <Assumptions assumptions={translation.assumptions} />
      </div>
      <Announcement text={summary(result)} />
    </div>
  );
}
