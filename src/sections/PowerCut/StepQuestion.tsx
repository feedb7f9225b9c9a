import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { RefObject } from 'react';
import type { Question } from './decision';

interface Props {
  question: Question;
  /** Its place on the visitor's way, from 1. */
  number: number;
  /** The heading, which gets the focus. */
  heading?: RefObject<HTMLHeadingElement>;
}

/** A question with its number and a hint. */
export function StepQuestion({ question, number, heading }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="power-cut__title" tabIndex={-1} ref={heading}>
        <span className="power-cut__progress">{t('power-cut:progress', { number })}</span>{' '}
        {t(`power-cut:steps.${question}.question`)}
      </h3>
      <p>{t(`power-cut:steps.${question}.hint`)}</p>
    </>
  );
}
