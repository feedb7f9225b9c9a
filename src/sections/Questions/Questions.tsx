import { Accordion } from '../../components/Accordion/Accordion';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';
import './Questions.scss';

export function Questions() {
  const { t, list } = useTranslations();
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap columns">
        <div className="questions__head">
          <h2 id="questions">{t('home:questions.title')}</h2>
          <p className="questions__text">{t('home:questions.text')}</p>
          <Link className="questions__ask arrow-link" to={routes.contact}>
            {t('home:questions.ask')}
            <Icon name="right" />
          </Link>
        </div>
        <div className="questions__answers">
          <Accordion
            name="questions"
            items={list('home:questions.items').map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
