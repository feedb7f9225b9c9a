import { useWords } from '../../language/words';
import { routes } from '../../routes';
import type { Crumb } from '../Page/structured-data';

/**
 * The way from the home page to a page.
 *
 * @param beyond what comes after the home page, the page itself last
 */
export function useCrumbs(...beyond: Crumb[]): Crumb[] {
  const { t } = useWords();
  return [{ title: t('common:nav.home'), route: routes.home }, ...beyond];
}
