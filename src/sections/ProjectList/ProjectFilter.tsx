import { useTranslations } from '../../context/translations';
import '../../styles/chip.scss';

interface Props {
  categories: readonly {
    readonly slug: string;
    readonly translation: { readonly title: string };
  }[];
  /** Slug of the chosen category, null for all. */
  chosen: string | null;
  onChoose: (slug: string | null) => void;
  /** How many projects the choice leaves, and of how many. */
  shown: number;
  total: number;
}

/** One button for each trade. Without script they do nothing, so they are not there. */
export function ProjectFilter({ categories, chosen, onChoose, shown, total }: Props) {
  const { t } = useTranslations();
  const options = [
    { slug: null, title: t('references:all') },
    ...categories.map(({ slug, translation }) => ({ slug, title: translation.title })),
  ];
  return (
    <div
      className="project-filter chips needs-script"
      role="group"
      aria-label={t('references:filter')}
    >
      {options.map(({ slug, title }) => (
        <button
          key={title}
          type="button"
          className="chip"
          aria-pressed={slug === chosen}
          onClick={() => onChoose(slug)}
        >
          {title}
        </button>
      ))}
      <p className="project-filter__count" role="status">
        {t('references:position', { number: shown, total })}
      </p>
    </div>
  );
}
