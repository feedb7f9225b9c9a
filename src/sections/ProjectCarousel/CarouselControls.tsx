import type { Carousel } from './useCarousel';
import { Icon } from '../../components/Icon/Icon';
import { useTranslations } from '../../context/translations';
import './CarouselControls.scss';

interface Props {
  carousel: Carousel;
  total: number;
  /** Title of the slide in view, announced when the visitor turns to it. */
  title?: string;
}

/** Where the carousel stands, drawn as terminals on the single line, and the buttons that turn and stop it. */
export function CarouselControls({
  carousel: { index, move, turning, setTurning },
  total,
  title,
}: Props) {
  const { t } = useTranslations();
  return (
    <div className="carousel-controls wrap needs-script">
      <div className="carousel-controls__line" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className="carousel-controls__terminal" data-live={place === index} />
        ))}
      </div>
      <p className="carousel-controls__position" aria-live={turning ? 'off' : 'polite'}>
        {t('references:position', { number: index + 1, total })}
        <span className="visually-hidden"> {title}</span>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('references:previous')}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={turning ? t('references:pause') : t('references:play')}
        onClick={() => setTurning(!turning)}
      >
        <Icon name={turning ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('references:next')}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
