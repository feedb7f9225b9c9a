import { useWords } from '../../language/words';

/** The field in the footer with which a visitor subscribes to the letter. */
export function Newsletter() {
  const { t } = useWords();
  return (
    <form className="newsletter">
      <h2 className="newsletter__title">{t('common:footer.newsletter.title')}</h2>
    </form>
  );
}
