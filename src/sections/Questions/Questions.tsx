import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import { routes } from '../../routes';
import { QuestionColumns } from './QuestionColumns';

/** What customers often ask, on the home page. */
export function Questions() {
  const { t } = useTranslation();
  return (
    <QuestionColumns
      title={t('home:questions.title')}
      text={t('home:questions.text')}
      items={t('home:questions.items', { returnObjects: true })}
    >
      <Link className="questions__ask icon-link icon-link-hover" to={routes.contact}>
        {t('home:questions.ask')}
        <Icon name="right" />
      </Link>
    </QuestionColumns>
  );
}
