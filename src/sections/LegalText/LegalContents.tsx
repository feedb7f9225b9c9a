import { useTranslations } from '../../context/translations';

interface Props {
  parts: readonly { id: string; title: string }[];
}

/** The parts of a legal text as links. */
export function LegalContents({ parts }: Props) {
  const { t } = useTranslations();
  return (
    <nav className="legal-contents" aria-labelledby="contents-title">
      <p className="legal-contents__title" id="contents-title">
        {t('common:contents')}
      </p>
      <ul role="list">
        {parts.map(({ id, title }) => (
          <li key={id} className="legal-contents__item">
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
