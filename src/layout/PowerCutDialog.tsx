import { useTranslation } from 'gatsby-plugin-react-i18next';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { linkElsewhere, useDialog } from '../components/Dialog';
import { Icon } from '../components/Icon';
import { PowerCutContext, type PowerCutMode } from '../components/PowerCutLink';
import { anchors } from '../routes';
import { WalkThrough } from '../sections/WalkThrough';
import './PowerCutDialog.scss';

/** What gets the focus back: the button of the menu that the link closes, or else the link. */
function openerOf(link: HTMLElement): HTMLElement {
  const menu = link.closest('dialog, details');
  if (menu instanceof HTMLDialogElement) {
    menu.close();
    return document.activeElement instanceof HTMLElement ? document.activeElement : link;
  }
  return menu?.querySelector('summary') ?? link;
}

/**
 * Gives every page the dialog with the questions of a power cut. All that it needs is in the page's scripts and data: it
 * opens without a network.
 */
export function PowerCutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const dialog = useDialog({ first: '.walk__title', fallbackId: anchors.powerCut });
  const { open: openDialog, close } = dialog;
  const [isAlarm, setAlarm] = useState(false);
  /** How often it was opened: each time the questions begin anew. */
  const [round, setRound] = useState(0);

  /** The address under the dialog, as long as the history has an entry that Back closes it by. */
  const under = useRef<string>();

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // The page is the same. The router would scroll to the place that its address names.
      if (under.current === window.location.href) event.stopImmediatePropagation();
      under.current = undefined;
      close();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [close]);

  const onClose = () => {
    if (under.current === window.location.href) window.history.back();
  };

  /** A link that leads elsewhere takes the place of the entry: nothing must go back from there. */
  const giveUpEntry = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(linkElsewhere)) under.current = undefined;
  };

  const open = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setRound((count) => count + 1);
      openDialog({ currentTarget: openerOf(event.currentTarget) });
      window.history.pushState(window.history.state, '');
      under.current = window.location.href;
    },
    [openDialog],
  );

  const mode = useMemo<PowerCutMode>(() => ({ open, isAlarm, setAlarm }), [open, isAlarm]);

  return (
    <PowerCutContext.Provider value={mode}>
      {children}
      {dialog.isAsked && (
        <dialog
          {...dialog.attributes}
          className="dialog power-cut-dialog needs-script"
          data-bs-theme="dark"
          aria-label={t('power-cut:title')}
          onClickCapture={giveUpEntry}
          onClose={onClose}
        >
          <WalkThrough
            key={round}
            level="h2"
            close={
              <button
                type="button"
                className="btn btn-outline-primary btn-icon"
                onClick={dialog.close}
              >
                <Icon name="close" />
                <span className="visually-hidden">{t('power-cut:close')}</span>
              </button>
            }
          />
        </dialog>
      )}
    </PowerCutContext.Provider>
  );
}
