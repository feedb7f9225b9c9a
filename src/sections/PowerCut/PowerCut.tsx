import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { PowerCutLink } from '../../components/PowerCutLink';
import { Section } from '../../components/Section';
import { usePage } from '../../hooks/usePage';
import type { RouterLocation } from '../../browser/scroll-restoration';
import { anchors } from '../../routes';
import { RescueNumbers, type Advice } from './Advice';
import { BoardSheet, PrintSheet } from './BoardSheet';
import { StepList } from './StepList';
import { titleId, useFilledWindow } from './useFilledWindow';
import { Wizard } from './Wizard';
import './PowerCut.scss';

interface Props extends Pick<Advice, 'numbers' | 'callOut' | 'onAsk'> {
  powerCut: Queries.PowerCutFragment | null;
  /** Of the page, as the router gives it. */
  location: RouterLocation;
}

/**
 * Advice in a power cut: one question at a time, and all steps as a list, which is open without script. On a phone and
 * a laptop a card links to the questions, which fill the window. Nothing on the page of a service without that tool.
 */
export function PowerCut({ powerCut, numbers, callOut, onAsk, location }: Props) {
  const { t } = useTranslation();
  const { route } = usePage();
  const { target, visit, enterCard } = useFilledWindow(location);
  if (!powerCut) return null;
  const advice = { ...powerCut, numbers, callOut, onAsk };
  const coverPicture = powerCut.pictures?.levers?.image;
  return (
    <Section
      className="power-cut jump-target"
      id={anchors.powerCut}
      titleId={titleId}
      title={t('power-cut:title')}
      text={t('power-cut:text')}
      data-target={target}
    >
      <Link
        className="power-cut__close btn btn-outline-primary btn-icon"
        data-bs-theme="dark"
        to={`${route}#${titleId}`}
        replace
      >
        <Icon name="close" />
        <span className="visually-hidden">{t('power-cut:close')}</span>
      </Link>
      <div className="power-cut__columns row gy-4">
        <div className="power-cut__tool col-lg-7 needs-script">
          <div className="power-cut__card card card-raised" data-bs-theme="dark">
            <Wizard advice={advice} visit={visit} />
          </div>
          <div
            ref={enterCard}
            className="power-cut__enter card card-body"
            data-bs-theme="dark"
            tabIndex={-1}
          >
            <RescueNumbers numbers={numbers} className="justify-content-between" />
            <PowerCutLink className="btn btn-light">
              {t('power-cut:enter')}
              <Icon name="right" />
            </PowerCutLink>
          </div>
        </div>
        <div className="power-cut__all col-lg-4 offset-lg-1 beside-tool">
          <Accordion
            className="power-cut__list"
            name="power-cut"
            items={[
              {
                title: t('power-cut:list'),
                content: (
                  <>
                    <StepList advice={advice} />
                    <p className="pb-4">{t('power-cut:solar')}</p>
                  </>
                ),
              },
            ]}
          />
          <div className="d-flex gap-3 mt-4">
            {coverPicture && (
              <Picture className="power-cut__closed" picture={coverPicture} isDecorative />
            )}
            <p className="text-body-secondary">{t('power-cut:cover')}</p>
          </div>
          <p className="mt-3">
            <PrintSheet />
          </p>
        </div>
      </div>
      <BoardSheet numbers={numbers} address={powerCut.address} />
    </Section>
  );
}
