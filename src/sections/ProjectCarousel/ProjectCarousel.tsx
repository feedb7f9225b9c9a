import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { FocusEvent } from 'react';
import { Icon, type IconName } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { projectAnchor, routes } from '../../routes';
import { splitByKind, categoriesOf } from '../projects';
import { useCarousel, type Carousel } from './useCarousel';
import './ProjectCarousel.scss';

type Project = Queries.ProjectSlideFragment;

/** Maximum number of projects in the row; the references page has all. */
export const mostSlides = 6;

/**
 * A low row of the first projects with scroll snap, each a link to its row on the references page; nothing if there are
 * none. With script it has buttons and moves automatically.
 */
export function ProjectCarousel({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation();
  const carousel = useCarousel();
  const { containerProps, row, index } = carousel;
  const { kind, shownFirst } = splitByKind(projects);
  const slides = shownFirst.slice(0, mostSlides);
  if (slides.length === 0) return null;
  return (
    <section className="section panel" aria-labelledby="projects-title">
      <div className="container">
        <h2 className="section__head h3" id="projects-title">
          {t(`references:title.${kind}`)}
        </h2>
      </div>
      <div {...containerProps} role="group" aria-label={t('references:carousel')}>
        <ul className="project-carousel" role="list" ref={row}>
          {slides.map((project) => (
            <ProjectSlide key={project.slug} project={project} />
          ))}
        </ul>
        {slides.length > 1 && (
          <CarouselControls
            carousel={carousel}
            total={slides.length}
            title={slides[index]?.translation.title}
          />
        )}
      </div>
    </section>
  );
}

function ProjectSlide({ project }: { project: Project }) {
  const categories = categoriesOf([project]);
  const { slug, translation, image, town, year } = project;
  const place = town && `${town}, ${year}`;
  return (
    <li
      className="project-slide position-relative row align-items-stretch align-content-start g-0 rounded-4 overflow-hidden bg-body-secondary"
      data-category={categories[0]?.slug}
    >
      <div className="project-slide__picture col-4 col-md-3 lit">
        <Picture picture={image} />
      </div>
      <div className="project-slide__words col-8 col-md-9 vstack justify-content-center gap-2">
        <p className="small fw-semibold text-tint">
          {[...categories.map((category) => category.translation.title), place]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h3 className="h4">
          <Link
            className="stretched-link text-reset link-underline-warning"
            to={`${routes.references}#${projectAnchor(slug)}`}
          >
            {translation.title}
          </Link>
        </h3>
        <p className="d-none d-sm-block measure">{translation.task}</p>
      </div>
    </li>
  );
}

interface ControlsProps {
  carousel: Carousel;
  total: number;
  /** Title of the slide in view, for screen readers. */
  title?: string;
}

/** The position in the carousel, and the buttons previous, pause and next. */
function CarouselControls({ carousel, total, title }: ControlsProps) {
  const { index, move, isPlaying, isHeld, setPlaying } = carousel;
  const { t } = useTranslation();
  const control = (icon: IconName, label: string, act: () => void, props = {}) => (
    <button
      type="button"
      className="btn btn-outline-primary btn-icon"
      aria-label={label}
      onClick={act}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel-controls needs-script container d-flex flex-wrap align-items-center gap-2 mt-4">
      <div className="d-none d-sm-flex align-items-center me-2" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            className={clsx(
              'carousel-controls__terminal',
              place === index && 'carousel-controls__terminal--live',
            )}
          />
        ))}
      </div>
      <p
        className="carousel-controls__position tabular-nums me-auto text-body-secondary"
        aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
      >
        <span>{t('references:position', { number: index + 1, total })}</span>
        <span className="visually-hidden">{` ${title}`}</span>
      </p>
      {control('left', t('references:previous'), () => move(-1))}
      {control(
        isPlaying ? 'pause' : 'play',
        isPlaying ? t('references:pause') : t('references:play'),
        () => setPlaying(!isPlaying),
        // The button that starts the carousel must not hold it.
        { onFocus: (event: FocusEvent) => event.stopPropagation() },
      )}
      {control('right', t('references:next'), () => move(1))}
    </div>
  );
}

export const fragment = graphql`
  fragment ProjectSlide on Project {
    slug
    town
    year
    translation(language: $language) {
      title
      task
    }
    services {
      category {
        slug
        translation(language: $language) {
          title
        }
      }
    }
    image {
      ...LargePicture
    }
  }
`;
