import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment, useEffect, useRef } from 'react';
import { Accordion } from '../../components/Accordion';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { PowerCutLink } from '../../components/PowerCutLink';
import { Section } from '../../components/Section';
import { useInBrowser } from '../../hooks/useInBrowser';
import { usePage } from '../../hooks/usePage';
import { keepsScroll, type RouterLocation } from '../../browser/scroll-restoration';
import { anchors } from '../../routes';
import { RescueNumbers, StepActions, StepCalls, type Advice } from './Advice';
import { BoardSheet, PrintSheet } from './BoardSheet';
import { isAlarm, stepNames, type Step } from './steps';
import { Wizard } from './Wizard';
import './PowerCut.scss';

interface ItemProps {
  step: Step;
  advice: Advice;
}

/** A step's advice in the list. A danger to life looks like an alarm, with the call before the explanation. */
function StepAdvice({ step, advice: { translation: words, numbers } }: ItemProps) {
  const { t } = useTranslation();
  const title = (
    <p className="fw-semibold">
      <span className="d-block small">{t('power-cut:ifSo')}</span>{' '}
      {t(`power-cut:steps.${step}.title`)}
    </p>
  );
  if (!isAlarm(step))
    return (
      <div className="vstack gap-3 align-items-start">
        {title}
        <StepActions step={step} words={words} />
        <StepCalls step={step} numbers={numbers} look="btn btn-primary" />
      </div>
    );
  return (
    <div className="alert alert-danger border-2 border-danger vstack gap-3 align-items-start mb-0">
      {title}
      <StepCalls step={step} numbers={numbers} look="btn btn-danger" />
      <StepActions step={step} words={words} />
    </div>
  );
}

/** Steps whose question needs no hint. */
const withoutHint = ['danger', 'injured', 'call'] as const;

const hasHint = (step: Step): step is Exclude<Step, (typeof withoutHint)[number]> =>
  !withoutHint.some((each) => each === step);

/** Introduction to the steps at the board: how it looks, and when to leave it alone. */
function BoardItem() {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t('power-cut:steps.board.question')}</p>
        <p>{t('power-cut:steps.board.hint')}</p>
      </div>
    </li>
  );
}

/** A step in the list: question and advice. */
export function StepItem({ step, advice }: ItemProps) {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t(`power-cut:steps.${step}.question`)}</p>
        {hasHint(step) && (
          <p className="small text-body-secondary">{t(`power-cut:steps.${step}.hint`)}</p>
        )}
        <StepAdvice step={step} advice={advice} />
      </div>
    </li>
  );
}

interface Props extends Pick<Advice, 'numbers' | 'callOut'> {
  powerCut: Queries.PowerCutFragment | null;
  /** Of the page, as the router gives it. */
  location: RouterLocation;
}

const firstAtBoard: Step = 'circuit';

const titleId = 'power-cut-title';

/**
 * Advice in a power cut: one question at a time, and all steps as a list, which is open without script. On a phone and
 * a laptop a card links to the questions, which fill the window while the address has their hash
 * (PowerCut.scss): matched by `:target` until the page is hydrated, then by `data-target`, as router links do not
 * update `:target`. Nothing on the page of a service without that tool.
 */
export function PowerCut({ powerCut, numbers, callOut, location }: Props) {
  const { t } = useTranslation();
  const { route } = usePage();
  const isHydrated = useInBrowser(() => true, false);
  const isTarget = location.hash === `#${anchors.powerCut}`;
  const isFollowed = location.action === 'PUSH' && !keepsScroll(location);
  const isLeft = isFollowed && location.hash === `#${titleId}`;
  const entry = useRef<HTMLDivElement>(null);

  // As after a dialog. The router has scrolled to the title.
  useEffect(() => {
    if (isLeft) entry.current?.focus({ preventScroll: true });
  }, [isLeft]);

  if (!powerCut) return null;
  const advice = { ...powerCut, numbers, callOut };
  const coverPicture = powerCut.pictures?.levers?.image;
  return (
    <Section
      className="power-cut jump-target"
      id={anchors.powerCut}
      titleId={titleId}
      title={t('power-cut:title')}
      text={t('power-cut:text')}
      data-target={isHydrated ? isTarget : undefined}
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
            <Wizard advice={advice} entry={isTarget && isFollowed ? location.key : undefined} />
          </div>
          <div
            ref={entry}
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
                    <ol className="vstack gap-4 mb-0 ps-4">
                      {stepNames.map((step) => (
                        <Fragment key={step}>
                          {step === firstAtBoard && <BoardItem />}
                          <StepItem step={step} advice={advice} />
                        </Fragment>
                      ))}
                      <li>
                        <p>
                          <strong className="text-body-emphasis">
                            {t('power-cut:after.question')}
                          </strong>{' '}
                          {powerCut.translation.after.join(' ')}
                        </p>
                      </li>
                    </ol>
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
