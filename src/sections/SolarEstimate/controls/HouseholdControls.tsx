import { useTranslation } from 'gatsby-plugin-react-i18next';
import { batteryCapacity, ranges, type SolarInputs } from '../../../solar/inputs';
import { useFormats } from '../useFormats';
import { NumberField } from './NumberField';
import './HouseholdControls.scss';

interface Props {
  inputs: SolarInputs;
  /** Typical households, with kWh per year. */
  profiles: readonly { slug: string; consumption: number; label: string }[];
  onChange: (changed: Partial<SolarInputs>) => void;
}

/** What the household uses and pays, and whether it has a battery. */
export function HouseholdControls({ inputs, profiles, onChange }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { consumption, battery, price } = inputs;
  const isTypical = profiles.some((profile) => profile.consumption === consumption);
  const limits = ({ min, max }: { min: number; max: number }) => ({
    min: number(min, 2),
    max: number(max),
  });
  return (
    <div className="household">
      <div>
        <label className="form-label" htmlFor="solar-household">
          {t('solar-estimate:household.title')}
        </label>
        <select
          className="form-select"
          id="solar-household"
          value={isTypical ? consumption : ''}
          onChange={({ target }) => onChange({ consumption: Number(target.value) })}
        >
          {profiles.map((profile) => (
            <option key={profile.slug} value={profile.consumption}>
              {profile.label}
            </option>
          ))}
          {!isTypical && <option value="">{t('solar-estimate:household.own')}</option>}
        </select>
      </div>
      <NumberField
        id="solar-use"
        label={t('solar-estimate:use')}
        unit={t('solar-estimate:units.kWh')}
        value={consumption}
        format={number}
        range={ranges.consumption}
        isWhole
        errorText={t('solar-estimate:wrong', limits(ranges.consumption))}
        onChange={(value) => onChange({ consumption: Math.round(value) })}
      />
      <NumberField
        id="solar-price"
        label={t('solar-estimate:price')}
        unit={t('solar-estimate:units.perKWh')}
        value={price}
        format={(value) => number(value, 4)}
        range={ranges.price}
        isWhole={false}
        errorText={t('solar-estimate:wrong', limits(ranges.price))}
        onChange={(value) => onChange({ price: value })}
      />
      <label className="household__battery">
        <input
          className="household__check"
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its state itself.
          role="switch"
          checked={battery}
          onChange={({ target }) => onChange({ battery: target.checked })}
        />
        <span>
          {t('solar-estimate:battery.title')}
          <span className="household__hint">
            {t('solar-estimate:battery.size', { value: number(batteryCapacity(consumption), 1) })}
          </span>
        </span>
      </label>
    </div>
  );
}
