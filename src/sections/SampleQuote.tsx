import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Icon } from '../components/Icon';
import { ColumnSection } from '../components/Section';
import { Table } from '../components/Table';
import './SampleQuote.scss';

/** Number of positions shown before the visitor expands the list. Without script and on paper all are shown. */
const firstPositions = 3;

/** A sample quote as a sheet marked as an example; nothing if the data has none. */
export function SampleQuote({ quote }: { quote: Queries.SampleQuoteFragment | null }) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  if (!quote) return null;
  const { title, positions, net, rate, vat, total } = quote.translation;
  return (
    <ColumnSection
      titleId="sample-quote-title"
      title={t('company:sampleQuote.title')}
      text={t('company:sampleQuote.text')}
    >
      <div className="sample-quote card card-raised p-3 p-sm-5">
        <p className="align-self-start mb-3 px-3 py-1 rounded-pill small fw-semibold bg-warning-subtle text-warning-emphasis">
          {t('company:sampleQuote.mark')}
        </p>
        <Table
          className="table-stack tabular-nums mb-0"
          caption={title}
          columns={[
            t('company:sampleQuote.position'),
            t('company:sampleQuote.quantity'),
            t('company:sampleQuote.amount'),
          ]}
        >
          <tbody>
            {positions.slice(0, firstPositions).map((position, index) => (
              <Position key={index} position={position} />
            ))}
          </tbody>
          <tbody
            className={isExpanded ? undefined : 'sample-quote__others'}
            id="sample-quote-others"
          >
            {positions.slice(firstPositions).map((position, index) => (
              <Position key={index} position={position} />
            ))}
          </tbody>
          {positions.length > firstPositions && (
            <tbody className="needs-script">
              <tr>
                <td className="sample-quote__more" colSpan={3}>
                  <button
                    type="button"
                    className="btn btn-outline-primary btn-sm"
                    aria-expanded={isExpanded}
                    aria-controls="sample-quote-others"
                    onClick={() => setExpanded(!isExpanded)}
                  >
                    {t('company:sampleQuote.all')}
                    {!isExpanded && <Icon name="plus" />}
                  </button>
                </td>
              </tr>
            </tbody>
          )}
          <tfoot>
            <Sum text={t('company:sampleQuote.net')} amount={net} />
            <Sum text={t('company:sampleQuote.vat', { rate })} amount={vat} />
            <Sum
              text={t('company:sampleQuote.total')}
              note={t('company:sampleQuote.totalNote')}
              amount={total}
              isLast
            />
          </tfoot>
        </Table>
      </div>
    </ColumnSection>
  );
}

type PositionProps = {
  position: Queries.SampleQuoteFragment['translation']['positions'][number];
};

/** A line of the quote. */
function Position({ position: { text, note, quantity, isOptional, amount } }: PositionProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <LineHead text={text} note={note} />
      <td>
        {isOptional
          ? t('company:sampleQuote.optional')
          : (quantity ?? t('company:sampleQuote.flat'))}
      </td>
      <td>{amount}</td>
    </tr>
  );
}

interface HeadProps {
  text: string;
  note?: string;
  colSpan?: number;
}

/** Header cell of a line: its text and note. */
function LineHead({ text, note, colSpan }: HeadProps) {
  return (
    <th scope="row" colSpan={colSpan}>
      <span className="d-block text-body-emphasis fw-semibold">{text}</span>
      {note && <span className="d-block small text-body-secondary fw-normal">{note}</span>}
    </th>
  );
}

/** A line of the totals. */
function Sum({
  amount,
  isLast = false,
  ...head
}: HeadProps & { amount: string; isLast?: boolean }) {
  return (
    <tr>
      <LineHead {...head} colSpan={2} />
      <td className={isLast ? 'h4' : ''}>{amount}</td>
    </tr>
  );
}

export const fragment = graphql`
  fragment SampleQuote on SampleQuote {
    translation(language: $language) {
      title
      positions {
        text
        note
        quantity
        isOptional
        amount
      }
      net
      rate
      vat
      total
    }
  }
`;
