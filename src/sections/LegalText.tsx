import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../components/Breadcrumb';
import { Icon } from '../components/Icon';
import { usePage } from '../hooks/usePage';
import './LegalText.scss';

interface Props {
  title: string;
  /** The dates of publication and of the last change. */
  published?: string;
  /** Note that the text is a template and needs legal review. Not shown on an indexed site. */
  templateNote: string;
  text: Queries.LegalTextFragment;
  /** List of the data stored on the device, below the section about it. */
  storage?: ReactNode;
}

/** A legal text with its table of contents, which is folded unless it is beside the text. */
export function LegalText({ title, published, templateNote, text, storage }: Props) {
  const { t } = useTranslation();
  const { indexed } = usePage().company;
  const parts = text.sections.map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  return (
    <article className="legal-text container" aria-labelledby="title">
      <Breadcrumb />
      <header className="my-4 my-lg-5">
        <h1 id="title">{title}</h1>
        {published && <p className="mt-3 text-body-secondary text-balance">{published}</p>}
      </header>
      <div className="row align-items-start row-gap-4">
        <nav className="legal-text__contents col-lg-3" aria-labelledby="contents-title">
          <p
            className="d-none d-lg-block pb-2 small fw-semibold text-body-secondary"
            id="contents-title"
          >
            {t('common:contents')}
          </p>
          <details className="legal-text__fold">
            <summary className="d-flex align-items-center border-top border-bottom h6">
              {t('common:contents')}
              <Icon name="plus" className="accordion-sign" />
            </summary>
            <ul className="border-bottom" role="list">
              {parts.map((part) => (
                <li key={part.id} className="border-top">
                  <a
                    className="d-block py-2 text-body link-underline-warning link-underline-opacity-0 link-underline-opacity-100-hover"
                    href={`#${part.id}`}
                  >
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className="col-lg-8 offset-lg-1">
          <div className="legal-text__parts vstack gap-5">
            {!indexed && (
              <p className="alert alert-warning d-flex gap-2 text-balance">
                <Icon name="alert" />
                {templateNote}
              </p>
            )}
            {parts.map((part) => (
              <section key={part.id} className="jump-target vstack gap-3" id={part.id}>
                <h2 className="h4">{part.title}</h2>
                {part.paragraphs.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
                {part.showsStorage && storage}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment LegalText on LegalTranslation {
    sections {
      title
      paragraphs
      showsStorage
    }
  }
`;
