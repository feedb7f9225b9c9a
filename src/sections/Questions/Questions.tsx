import { Accordion } from '../../components/Accordion/Accordion';
import { useWords } from '../../language/words';
import './Questions.scss';

/** Answers to what visitors ask most. */
export function Questions() {
  const { t, list } = useWords();
  const items = list('home:questions.items').map(({ question, answer }) => ({
    title: question,
    content: <p>{answer}</p>,
  }));
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap columns">
        <div className="questions__head">
          <h2 id="questions">{t('home:questions.title')}</h2>
          <p className="questions__text">{t('home:questions.text')}</p>
        </div>
        <div className="questions__answers">
          <Accordion name="questions" items={items} />
        </div>
      </div>
    </section>
  );
}
