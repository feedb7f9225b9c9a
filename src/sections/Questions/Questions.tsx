import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';
import { QuestionColumns } from './QuestionColumns';

/** What customers often ask, on the home page. */
export function Questions() {
  const { t, list } = useTranslations();
  return (
    <QuestionColumns
      title={t('home:questions.title')}
      text={t('home:questions.text')}
      items={list('home:questions.items')}
    >
      <Link className="questions__ask arrow-link" to={routes.contact}>
        {t('home:questions.ask')}
        <Icon name="right" />
      </Link>
    </QuestionColumns>
  );
}
