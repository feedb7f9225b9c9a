import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section/Section';
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
    <li className="team__member">
      <div className="team__portrait">
        {image ? <Picture picture={image} /> : <span aria-hidden="true">{initials(name)}</span>}
      </div>
      <div>
        <h3 className="team__name">{name}</h3>
        <p>{role}</p>
        {diploma && <p className="team__diploma small text-body-secondary">{diploma}</p>}
      </div>
    </li>
  );
}

/** The people whom customers meet, with a photograph or their initials; nothing without anybody. */
export function Team({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  if (members.length === 0) return null;
  return (
    <Section className="section" titleId="team-title" title={t('company:team')}>
      <ul className="team" role="list">
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
