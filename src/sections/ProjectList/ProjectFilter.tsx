import { useTranslation } from 'gatsby-plugin-react-i18next';
import { categoriesOf } from './categories-of';

interface Props {
  projects: readonly Queries.ProjectFragment[];
  /** How many of them show. */
  shown: number;
  /** Slug of a category; null for all. */
  chosen: string | null;
  choose: (slug: string | null) => void;
  titleId: string;
}

/** Buttons that filter projects by category. Without script, CSS hides them. */
export function ProjectFilter({ projects, shown, chosen, choose, titleId }: Props) {
  const { t } = useTranslation();
  const all = { slug: null, translation: { title: t('references:all') } };
  return (
    <div
      className="project-filter d-flex flex-wrap gap-2 needs-script"
      role="group"
      aria-label={t('references:filter')}
      aria-describedby={titleId}
    >
      {[all, ...categoriesOf(projects)].map(({ slug, translation }) => (
        <button
          key={slug}
          type="button"
          className="btn btn-outline-primary btn-sm"
          aria-pressed={slug === chosen}
          onClick={() => choose(slug)}
        >
          {translation.title}
        </button>
      ))}
      <p className="project-filter__count" role="status">
        {t('references:position', { number: shown, total: projects.length })}
      </p>
    </div>
  );
}
