import { graphql } from 'gatsby';
import { LoadNear } from '../../components/LoadNear/LoadNear';
import { anchors } from '../../routes';
import '../../components/Sources/Sources.scss';
import './Inspection.scss';

const importContent = async () => (await import('./InspectionContent')).InspectionContent;

/** When the next inspection of an installation is due, who makes it, and what the business does. */
export function Inspection({ facts }: { facts: Queries.InspectionFragment }) {
  return (
    <section
      className="inspection section"
      id={anchors.inspection}
      aria-labelledby="inspection-title"
    >
      <LoadNear
        className="inspection__place wrap"
        importComponent={importContent}
        props={{ facts }}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment Inspection on Inspection {
    kinds {
      slug
      years
      translation(language: $language) {
        name
        period
      }
    }
    ownerChange {
      fromYears
      afterYears
    }
    url
    checked
  }
`;
