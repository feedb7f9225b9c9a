import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { Icon } from '../components/Icon';
import { ColumnSection } from '../components/Section';
import { routes } from '../routes';

interface Props {
  items: readonly { question: string; answer: string }[];
}

/** Questions with folded answers. */
const QuestionList = ({ items }: Props) => (
  <Accordion
    name="questions"
    items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
  />
);

/** Frequent questions on the home page; nothing if there are none. */
export function Questions({ questions }: { questions: Queries.QuestionsFragment | null }) {
  const { t } = useTranslation();
  const items = questions?.translation.items ?? [];
  if (items.length === 0) return null;
  return (
    <ColumnSection
      titleId="questions-title"
      title={t('home:questions.title')}
      text={t('home:questions.text')}
      aside={
        <Link className="icon-link icon-link-hover" to={routes.contact}>
          {t('home:questions.ask')}
          <Icon name="right" />
        </Link>
      }
    >
      <QuestionList items={items} />
    </ColumnSection>
  );
}

interface ServiceProps {
  questions: readonly Queries.ServiceQuestionFragment[];
}

/** Questions about a service; nothing if there are none. */
export function ServiceQuestions({ questions }: ServiceProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <ColumnSection titleId="questions-title" title={t('service:questions')}>
      <QuestionList items={questions} />
    </ColumnSection>
  );
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
