import type Carousel from 'bootstrap/js/dist/carousel';
import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { projectAnchor, routes } from '../routes';
import { splitByKind } from './projects';
import './ProjectCarousel.scss';

type Project = Queries.ProjectSlideFragment;

/** Maximum number of slides; the references page has all projects. */
export const mostSlides = 6;

/**
 * Bootstrap's carousel of the first projects, each a link to its row on the references page; nothing if there are none.
 * It never moves by itself. Without script all slides stand below each other.
 */
export function ProjectCarousel({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation();
  const carousel = useRef<HTMLElement>(null);
  const { kind, shownFirst } = splitByKind(projects);
  const slides = shownFirst.slice(0, mostSlides);

  // Never disposed of: Bootstrap's `dispose` throws if a slide still moves. Bootstrap changes classes that React leaves.
  const withBootstrap = (act?: (bootstrap: Carousel) => void) =>
    import('bootstrap/js/dist/carousel').then(
      ({ default: Bootstrap }) => {
        if (!carousel.current) return;
        const bootstrap = Bootstrap.getOrCreateInstance(carousel.current, { ride: false });
        act?.(bootstrap);
      },
      () => undefined, // no network: the first slide stays
    );

  // A finger swipes without a button.
  useEffect(() => void withBootstrap(), []);

  if (slides.length === 0) return null;
  const hasMore = slides.length > 1;
  const turn = (to: 'prev' | 'next', icon: 'left' | 'right', label: string) => (
    <button
      type="button"
      className="btn btn-outline-primary btn-icon"
      aria-label={label}
      onClick={() => void withBootstrap((bootstrap) => bootstrap[to]())}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section
      ref={carousel}
      className="project-carousel section panel carousel slide"
      aria-labelledby="projects-title"
    >
      <div className="container">
        <div className="section__head d-flex justify-content-between align-items-end gap-3">
          <h2 className="h3" id="projects-title">
            {t(`references:title.${kind}`)}
          </h2>
          {hasMore && (
            <div className="needs-script d-flex gap-2">
              {turn('prev', 'left', t('references:previous'))}
              {turn('next', 'right', t('references:next'))}
            </div>
          )}
        </div>
        <ul className="carousel-inner list-unstyled" role="list" aria-live="polite">
          {slides.map((project, index) => (
            <li key={project.slug} className={clsx('carousel-item', index === 0 && 'active')}>
              <Slide project={project} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <div className="carousel-indicators needs-script position-static m-0 mt-3">
            {slides.map(({ slug, translation }, index) => (
              <button
                key={slug}
                type="button"
                className={clsx(index === 0 && 'active')}
                aria-label={translation.title}
                aria-current={index === 0 || undefined}
                data-bs-target="" // Bootstrap's styles ask for it
                data-bs-slide-to={index}
                onClick={() => void withBootstrap((bootstrap) => bootstrap.to(index))}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Slide({ project }: { project: Project }) {
  const { slug, translation, services, image, town, year } = project;
  const categories = new Set(services.map(({ category }) => category.translation.title));
  const place = town && `${town}, ${year}`;
  return (
    <div
      className="project-slide position-relative row align-items-stretch align-content-start g-0 rounded-4 overflow-hidden bg-body-secondary"
      data-category={services[0]?.category.slug}
    >
      <div className="project-slide__picture col-4 lit">
        <Picture picture={image} />
      </div>
      <div className="project-slide__words col-8 vstack justify-content-center gap-2">
        <p className="small fw-semibold text-tint">
          {[...categories, place].filter(Boolean).join(' · ')}
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
