import { graphql } from 'gatsby';
import { FactCards } from '../components/FactCards';
import { Section } from '../components/Section';

/** Call-out prices, also at night and on Sundays, and time of arrival; nothing until they are filled in. */
export function CallOut({ callOut }: { callOut: Queries.CallOutFragment | null | undefined }) {
  if (!callOut) return null;
  const { title, text, rows } = callOut.translation;
  return (
    <Section titleId="call-out-title" title={title} text={text}>
      <FactCards cards={rows.map(({ basis, ...row }) => ({ ...row, note: basis }))} />
    </Section>
  );
}

export const fragment = graphql`
  fragment CallOut on CallOut {
    translation(language: $language) {
      title
      text
      rows {
        name
        value
        basis
      }
    }
  }
`;
