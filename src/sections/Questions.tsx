import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { Icon } from '../components/Icon';
import { ColumnSection } from '../components/Section';
import { routes } from '../routes';

interface Props {
  questions: readonly Queries.QuestionFragment[];
}

/** Questions with folded answers. An address with the slug of one as its hash opens it. */
const QuestionList = ({ questions }: Props) => (
  <Accordion
    name="questions"
    items={questions.map(({ slug, question, answer }) => ({
      id: slug,
      title: question,
      content: <p>{answer}</p>,
    }))}
  />
);

/** Frequent questions on the home page; nothing if there are none. */
export function Questions({ questions }: { questions: Queries.QuestionsFragment | null }) {
  const { t } = useTranslation();
  const items = questions?.items ?? [];
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
      <QuestionList questions={items} />
    </ColumnSection>
  );
}

/** Questions about a service; nothing if there are none. */
export function ServiceQuestions({ questions }: Props) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <ColumnSection titleId="questions-title" title={t('service:questions')}>
      <QuestionList questions={questions} />
    </ColumnSection>
  );
}

export const fragments = graphql`
  fragment Questions on Questions {
    items(language: $language) {
      ...Question
    }
  }

  fragment Question on Question {
    slug
    question
    answer
  }
`;
