import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import { Icon } from '../../components/Icon';
import { usePage } from '../../hooks/usePage';
import './LegalText.scss';

interface Props {
  title: string;
  /** The dates of publication and of the last change. */
  published?: string;
  /** The note that the text is a template and needs legal review. A site that may be indexed does not show it. */
  template: string;
  /** `content` follows the paragraphs. */
  sections: { title: string; paragraphs: string[]; content?: ReactNode }[];
}

/** A legal text with its table of contents. */
export function LegalText({ title, published, template, sections }: Props) {
  const { t } = useTranslation();
  const { indexed } = usePage().company;
  const parts = sections.map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  return (
    <article className="legal-text container" aria-labelledby="title">
      <Breadcrumb />
      <header className="legal-text__head">
        <h1 className="legal-text__title" id="title">
          {title}
        </h1>
        {published && <p className="legal-text__published">{published}</p>}
      </header>
      <div className="columns">
        <nav className="legal-contents" aria-labelledby="contents-title">
          <p className="legal-contents__title" id="contents-title">
            {t('common:contents')}
          </p>
          <ul role="list">
            {parts.map((part) => (
              <li key={part.id} className="legal-contents__item">
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal-text__body">
          {!indexed && (
            <p className="legal-text__template">
              <Icon name="alert" />
              {template}
            </p>
          )}
          {parts.map((part) => (
            <section key={part.id} className="legal-text__part" id={part.id}>
              <h2 className="legal-text__subtitle">{part.title}</h2>
              {part.paragraphs.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
              {part.content}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
