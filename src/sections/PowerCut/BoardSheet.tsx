import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LogoPicture } from '../../components/Logo';
import { usePage } from '../../hooks/usePage';
import { rescueCalls, type Advice } from './Advice';

/** Prints the page as the sheet alone: static/print.css hides the rest while the body has the attribute. */
function printSheet(): void {
  document.body.dataset.print = 'board-sheet';
  window.addEventListener('afterprint', () => delete document.body.dataset.print, { once: true });
  window.print();
}

/** Prints the sheet for the board's door. */
export function PrintSheet() {
  const { t } = useTranslation();
  return (
    <button className="needs-script btn btn-outline-primary" type="button" onClick={printSheet}>
      {t('power-cut:sheet.print')}
    </button>
  );
}

/** A6 sheet for the door of the board: phone numbers, what to do, and the address of the questions. Print only. */
export function BoardSheet({ numbers, address }: Pick<Advice, 'numbers' | 'address'>) {
  const { t } = useTranslation();
  const { company } = usePage();
  return (
    <div className="board-sheet">
      <p className="logo">
        <LogoPicture name={company.name} />
      </p>
      <p className="board-sheet__title">{t('power-cut:title')}</p>
      <ul className="board-sheet__numbers" role="list">
        {rescueCalls(numbers, t).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
        <li>{t('power-cut:sheet.repairs', { number: company.phone.display })}</li>
      </ul>
      <ul className="board-sheet__lines">
        <li>{t('power-cut:sheet.smoke')}</li>
        <li>{t('power-cut:sheet.shock')}</li>
        <li>{t('power-cut:sheet.wet')}</li>
        <li>{t('power-cut:sheet.once')}</li>
        <li>{t('power-cut:sheet.cover')}</li>
      </ul>
      <div className="board-sheet__way">
        <svg viewBox={`0 0 ${address.code.size} ${address.code.size}`} aria-hidden="true">
          <path d={address.code.path} />
        </svg>
        <div>
          <p>{t('power-cut:sheet.steps')}</p>
          <p className="text-break">{address.url}</p>
        </div>
      </div>
    </div>
  );
}
