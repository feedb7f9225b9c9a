import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import { QuestionColumns } from './QuestionColumns';

interface Props {
  questions: readonly Queries.ServiceQuestionFragment[];
}

/** What customers ask about a service; nothing without any question. */
export function ServiceQuestions({ questions }: Props) {
  const { t } = useTranslations();
  if (questions.length === 0) return null;
  return <QuestionColumns isClosed title={t('service:questions')} items={questions} />;
}

export const fragment = graphql`
  fragment ServiceQuestion on ServiceQuestion {
    question
    answer
  }
`;
