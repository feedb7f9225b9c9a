import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Accordion } from '../../components/Accordion';
import { signOf, type EstimateResult, type SolarConstants } from '../../solar/estimate';
import { useEstimateFormats } from './useEstimateFormats';
import { Years } from './Years';
import './Results.scss';

interface ValueProps {
  name: string;
  /** The computed result. */
  value: string;
  note?: ReactNode;
  isMain?: boolean;
}

/** A result with its name. `LiveRegion` announces the main results once they stop changing. */
function Value({ name, value, note, isMain }: ValueProps) {
  return (
    <div className={clsx('value', isMain && 'value--main')}>
      <dt className="align-self-end small lh-sm text-balance">{name}</dt>
      <dd className="value__number tabular-nums">{value}</dd>
      {note && <dd className="value__note small lh-sm">{note}</dd>}
    </div>
  );
}

interface MainNumbersProps {
  result: EstimateResult;
  /** Whether a field is invalid, so that the result does not match the inputs. */
  isStale: boolean;
}

/** The two sticky numbers: production in a year, and price. */
export function MainNumbers({ result, isStale }: MainNumbersProps) {
  const { t } = useTranslation();
  const { ends, price } = useEstimateFormats();
  return (
    <dl className="main-numbers values">
      <Value
        isMain
        name={t('solar-estimate:results.production')}
        value={t('solar-estimate:units.kWhRange', ends(result.production))}
        note={isStale && t('solar-estimate:stale')}
      />
      <Value name={t('solar-estimate:results.price')} value={price(result.price)} />
    </dl>
  );
}

interface SharesProps {
  result: EstimateResult;
  /** Centimes per kWh. */
  priceSold: number;
  /** The year in which the prices were checked. */
  year: string;
}

/** Basis of the production, and the household's share of it. */
export function Shares({ result, priceSold, year }: SharesProps) {
  const { t } = useTranslation();
  const { number, percent } = useEstimateFormats();
  return (
    <>
      <p className="value__note small lh-sm mb-3">
        {t('solar-estimate:results.middle', {
          value: number(result.production.value),
          power: number(result.power, 1),
        })}
      </p>
      <dl className="values">
        <Value
          name={t('solar-estimate:results.covered')}
          value={percent(result.coveredShare)}
          note={t('solar-estimate:results.yearShare', { value: percent(result.yearShare) })}
        />
        <Value
          name={t('solar-estimate:results.ownUse')}
          value={percent(result.ownUseShare)}
          note={t('solar-estimate:results.ownUseNote', { price: number(priceSold, 2), year })}
        />
      </dl>
    </>
  );
}

/** Chart of the balance after each year, with the years and a legend. */
function MoneyYears({ balances, payback }: Pick<EstimateResult, 'balances' | 'payback'>) {
  const { t } = useTranslation();
  const { number } = useEstimateFormats();
  const life = balances.length;
  return (
    <figure>
      <figcaption className="mb-2 small fw-semibold lh-sm">
        {t('solar-estimate:drawing.balance')}
      </figcaption>
      <Years balances={balances} payback={payback} />
      <div className="money__scale tabular-nums mt-1 small" aria-hidden="true">
        {[0, life / 3, (2 * life) / 3].map((year) => (
          <span key={year}>{number(year)}</span>
        ))}
        <span>{t('solar-estimate:units.year', { years: number(life) })}</span>
      </div>
      <p className="d-flex flex-wrap column-gap-4 row-gap-1 mt-2 small lh-sm">
        <span className="money__key money__key--negative">
          {t('solar-estimate:drawing.negative')}
        </span>
        <span className="money__key money__key--uncertain">
          {t('solar-estimate:drawing.uncertain')}
        </span>
        <span className="money__key money__key--positive">
          {t('solar-estimate:drawing.positive')}
        </span>
        {payback.from !== null && (
          <span className="money__key money__key--payback">
            {t('solar-estimate:drawing.payback')}
          </span>
        )}
      </p>
    </figure>
  );
}

interface OutlookProps {
  result: EstimateResult;
  constants: Pick<SolarConstants, 'serviceLife' | 'energyPayback' | 'battery'>;
}

/** What the payback counts, and the balance at the end of the service life, in sentences. */
function useOutlook({ result, constants }: OutlookProps): string {
  const { t } = useTranslation();
  const { number, hundreds } = useEstimateFormats();
  const end = result.balances.at(-1)!;
  const values = {
    life: number(constants.serviceLife),
    from: hundreds(end.from),
    to: hundreds(end.to),
    costs: result.battery
      ? t('solar-estimate:outlook.costsBattery', { battery: number(constants.battery.life) })
      : t('solar-estimate:outlook.costs'),
  };
  return {
    positive: t('solar-estimate:outlook.within', values),
    uncertain: t('solar-estimate:outlook.uncertain', values),
    negative: t('solar-estimate:outlook.beyond', values),
  }[signOf(end)];
}

/** Names of the aids in the sum, as a list. */
function useAidNames({ grant, aids }: EstimateResult, names: readonly string[]) {
  const { t } = useTranslation();
  const { list } = useEstimateFormats();
  const paid = [
    ...(grant > 0 ? [t('solar-estimate:results.grant')] : []),
    ...names.filter((_, index) => (aids[index] ?? 0) > 0),
  ];
  return list(paid);
}

interface MoneyProps extends OutlookProps {
  /** The names of the aids besides the federal grant, in the order of the constants. */
  aids: readonly string[];
  /** The year in which the prices were checked. */
  year: string;
  /** Whether a field is invalid. */
  isStale: boolean;
}

/** Price, aid, savings, and the balance of each year. */
export function Money({ result, constants, aids, year, isStale }: MoneyProps) {
  const { t } = useTranslation();
  const { number, hundreds, price, saving, payback } = useEstimateFormats();
  const { serviceLife: life } = constants;
  const { battery } = result;
  const outlook = useOutlook({ result, constants });
  const aidNames = useAidNames(result, aids);
  return (
    <div
      className={clsx('money', isStale && 'money--stale', 'card p-3 p-sm-4 p-lg-5')}
      data-bs-theme="dark"
    >
      <p className="money__stale fw-semibold" role="status">
        {isStale && t('solar-estimate:stale')}
      </p>
      <div className="row gy-3 gx-lg-5">
        <dl className="col-lg-5">
          <Value
            isMain
            name={t('solar-estimate:results.payback', { year })}
            value={payback(result.payback, life)}
            note={outlook}
          />
        </dl>
        <div className="col-lg-7">
          <MoneyYears balances={result.balances} payback={result.payback} />
        </div>
      </div>
      <dl className="values values--facts border-top mt-3 mt-lg-4 pt-3 pt-lg-4">
        <Value
          name={t('solar-estimate:results.price')}
          value={price(result.price)}
          note={
            battery
              ? t('solar-estimate:results.withBattery', {
                  price: hundreds(battery.price),
                  size: number(battery.capacity, 1),
                })
              : t('solar-estimate:results.priceNote')
          }
        />
        <Value name={t('solar-estimate:results.aid')} value={price(result.aid)} note={aidNames} />
        <Value
          name={t('solar-estimate:results.saving')}
          value={saving(result.saving)}
          note={t('solar-estimate:results.savingNote')}
        />
        <Value
          name={t('solar-estimate:results.life')}
          value={t('solar-estimate:units.year', { years: number(life) })}
          note={t('solar-estimate:results.energy', { years: number(constants.energyPayback, 1) })}
        />
      </dl>
    </div>
  );
}

type AssumptionsProps = Pick<
  Queries.SolarEstimateFragment['translation'],
  'assumptions' | 'leftOut'
>;

/** Assumptions of the estimate with their sources, and what it leaves out. */
export function Assumptions({ assumptions, leftOut }: AssumptionsProps) {
  const { t } = useTranslation();
  const content = (
    <div className="assumptions vstack gap-3 mw-100">
      <p>{t('solar-estimate:how.text')}</p>
      <dl className="border-top">
        {assumptions.map(({ label, value, source, url }) => (
          <div key={label} className="assumptions__item row gx-0 py-2 border-bottom small lh-sm">
            <dt className="col-sm-4 pe-sm-3 text-body-emphasis">{label}</dt>
            <dd className="tabular-nums col-sm-3 pe-sm-3 text-body-emphasis">{value}</dd>
            <dd className="col-sm-5 text-body-secondary">
              {url ? <a href={url}>{source}</a> : source}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="h5">{t('solar-estimate:how.without')}</h3>
      <ul className="assumptions__without ps-4">
        {leftOut.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <Accordion name="assumptions" items={[{ title: t('solar-estimate:how.title'), content }]} />
  );
}
