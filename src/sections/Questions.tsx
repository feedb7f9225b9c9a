import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Accordion } from '../components/Accordion';
import { Icon } from '../components/Icon';
import { routes } from '../routes';

interface Props {
  title: string;
  text?: string;
  items: readonly { question: string; answer: string }[];
  /** Contact for further questions. */
  children?: ReactNode;
}

/** Questions with folded answers, beside a heading. */
function QuestionColumns({ title, text, items, children }: Props) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="container">
        <div className="row row-gap-4">
          <div className="col-lg-5 vstack gap-3 align-items-start">
            <h2 id="questions">{title}</h2>
            {text && <p className="d-none d-sm-block text-body-secondary text-balance">{text}</p>}
            {children}
          </div>
          <div className="col-lg-7 ps-lg-5">
            <Accordion
              isClosed
              name="questions"
              items={items.map(({ question, answer }) => ({
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Frequent questions on the home page; nothing if there are none. */
export function Questions({ questions }: { questions: Queries.QuestionsFragment | null }) {
  const { t } = useTranslation();
  const items = questions?.translation.items ?? [];
  if (items.length === 0) return null;
  return (
    <QuestionColumns
      title={t('home:questions.title')}
      text={t('home:questions.text')}
      items={items}
    >
      <Link className="icon-link icon-link-hover" to={routes.contact}>
        {t('home:questions.ask')}
        <Icon name="right" />
      </Link>
    </QuestionColumns>
  );
}

interface ServiceProps {
  questions: readonly Queries.ServiceQuestionFragment[];
}

/** Questions about a service; nothing if there are none. */
export function ServiceQuestions({ questions }: ServiceProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return <QuestionColumns title={t('service:questions')} items={questions} />;
}

export const fragments = graphql`
  fragment Questions on Questions {
    translation(language: $language) {
      items {
        question
        answer
      }
    }
  }

  fragment ServiceQuestion on ServiceQuestion {
    question
    answer
  }
`;
