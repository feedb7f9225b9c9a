import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { Icon } from '../../components/Icon/Icon';
import { LegalContents } from './LegalContents';
import './LegalText.scss';

interface Props {
  title: string;
  /** When the text was published, as a sentence. */
  published?: string;
  /** Says that the text is a template which the business has to have checked. */
  template: string;
  sections: { title: string; paragraphs: string[] }[];
}

/** A legal text, with its contents beside it. */
export function LegalText({ title, published, template, sections }: Props) {
  const parts = sections.map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  return (
    <article className="legal-text wrap" aria-labelledby="title">
      <Breadcrumb />
      <header className="legal-text__head">
        <h1 className="legal-text__title" id="title">
          {title}
        </h1>
        {published && <p className="legal-text__published">{published}</p>}
      </header>
      <div className="columns">
        <LegalContents parts={parts} />
        <div className="legal-text__body">
          <p className="legal-text__template">
            <Icon name="alert" />
            {template}
          </p>
          {parts.map((part) => (
            <section key={part.id} className="legal-text__part" id={part.id}>
              <h2 className="legal-text__subtitle">{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
