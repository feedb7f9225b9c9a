import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import './TypicalRoofs.scss';

/** What nine typical roofs would give: all that there is to see without script. */
export function TypicalRoofs({ typicalRoofs, first }: Queries.TypicalRoofsFragment) {
  const { t } = useTranslations();
  return (
    <>
      <table className="roofs">
        <caption>{t('solar-estimate:table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('solar-estimate:table.roof')}</th>
            <th scope="col">{t('solar-estimate:table.production')}</th>
            <th scope="col">{t('solar-estimate:table.saving')}</th>
            <th scope="col">{t('solar-estimate:table.payback')}</th>
          </tr>
        </thead>
        {typicalRoofs.map(({ size, rows }) => (
          <tbody key={size}>
            <tr>
              <th className="roofs__size" scope="rowgroup" colSpan={4}>
                {size}
              </th>
            </tr>
            {rows.map(({ position, production, saving, payback }) => (
              <tr key={position}>
                <th scope="row">{position}</th>
                <td>{production}</td>
                <td>{saving}</td>
                <td>{payback}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="roofs__note">{t('solar-estimate:table.note', { ...first })}</p>
    </>
  );
}

export const fragment = graphql`
  fragment TypicalRoofs on SolarTranslation {
    typicalRoofs {
      size
      rows {
        position
        production
        saving
        payback
      }
    }
    first {
      consumption
      price
      year
    }
  }
`;
