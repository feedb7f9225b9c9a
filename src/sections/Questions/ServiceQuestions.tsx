import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QuestionColumns } from './QuestionColumns';

interface Props {
  questions: readonly Queries.ServiceQuestionFragment[];
}

/** What customers ask about a service; nothing without any question. */
export function ServiceQuestions({ questions }: Props) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return <QuestionColumns isClosed title={t('service:questions')} items={questions} />;
}

export const fragment = graphql`
  fragment ServiceQuestion on ServiceQuestion {
    question
    answer
  }
`;
