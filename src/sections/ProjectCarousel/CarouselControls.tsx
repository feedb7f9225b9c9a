import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon, type IconName } from '../../components/Icon';
import type { Carousel } from './useCarousel';
import './CarouselControls.scss';

interface Props {
  carousel: Carousel;
  total: number;
  /** Title of the slide in view, for screen readers. */
  title?: string;
}

function Control({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-outline-primary btn-icon"
      aria-label={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The position in the carousel, and the buttons previous, pause and next. */
export function CarouselControls({ carousel, total, title }: Props) {
  const { index, move, turning, setTurning } = carousel;
  const { t } = useTranslation();
  return (
    <div className="carousel-controls container needs-script">
      <div className="carousel-controls__line" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className="carousel-controls__terminal" data-live={place === index} />
        ))}
      </div>
      <p className="carousel-controls__position" aria-live={turning ? 'off' : 'polite'}>
        {t('references:position', { number: index + 1, total })}
        <span className="visually-hidden"> {title}</span>
      </p>
      <Control icon="left" label={t('references:previous')} act={() => move(-1)} />
      <Control
        icon={turning ? 'pause' : 'play'}
        label={turning ? t('references:pause') : t('references:play')}
        act={() => setTurning(!turning)}
      />
      <Control icon="right" label={t('references:next')} act={() => move(1)} />
    </div>
  );
}
