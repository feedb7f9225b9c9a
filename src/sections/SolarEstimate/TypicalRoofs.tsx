import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Table } from '../../components/Table';
import './TypicalRoofs.scss';

/** What nine typical roofs would give: all that there is to see without script. */
export function TypicalRoofs({ typicalRoofs, first }: Queries.TypicalRoofsFragment) {
  const { t } = useTranslation();
  return (
    <>
      <Table
        className="roofs"
        caption={t('solar-estimate:table.caption')}
        columns={[
          t('solar-estimate:table.roof'),
          t('solar-estimate:table.production'),
          t('solar-estimate:table.saving'),
          t('solar-estimate:table.payback'),
        ]}
      >
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
      </Table>
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
