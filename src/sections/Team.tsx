import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import './Team.scss';

type Member = Queries.TeamMemberFragment;

/** The first letters of the first and the last name. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .map((part) => part.charAt(0))
    .join('');

function TeamMember({ name, image, translation: { role, diploma } }: Member) {
  return (
    <li className="col d-flex d-sm-block align-items-center gap-3">
      <div className="team__portrait tinted lit rounded-4 overflow-hidden text-body-secondary">
        {image ? (
          <Picture picture={image} />
        ) : (
          <span className="h2" aria-hidden="true">
            {initials(name)}
          </span>
        )}
      </div>
      <div className="pt-sm-3">
        <h3 className="h5 mb-1">{name}</h3>
        <p>{role}</p>
        {diploma && <p className="mt-1 small text-body-secondary">{diploma}</p>}
      </div>
    </li>
  );
}

/** Team members with a photo or their initials; nothing if there are none. */
export function Team({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  if (members.length === 0) return null;
  return (
    <Section titleId="team-title" title={t('company:team')}>
      <ul className="row row-cols-1 row-cols-sm-2 row-cols-lg-4 row-gap-4" role="list">
        {members.map((member) => (
          <TeamMember key={member.id} {...member} />
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment TeamMember on TeamMember {
    id
    name
    translation(language: $language) {
      role
      diploma
    }
    image {
      ...Portrait
    }
  }
`;
