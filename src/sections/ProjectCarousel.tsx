import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Breadcrumb } from '../components/Breadcrumb';
import { Icon, type IconName } from '../components/Icon';
import { Picture } from '../components/Picture';
import { projectAnchor } from '../routes';
import { categoriesOf, ProjectWords } from './ProjectList';
import { useCarousel, type Carousel } from './useCarousel';
import './ProjectCarousel.scss';

type Project = Queries.ProjectFragment;

interface Props {
  projects: readonly Project[];
  /** What the projects are, and what the page is about. */
  kind: 'real' | 'typical';
}

/** The head of the references page: a carousel of projects with all that there is to say. Without script, it is a scrollable row. */
export function ProjectCarousel({ projects, kind }: Props) {
  const { t } = useTranslation();
  const carousel = useCarousel();
  const { container, row, index, furthest } = carousel;
  return (
    <section className="section section--band panel pt-3 pt-lg-4" aria-labelledby="title">
      <div className="container">
        <Breadcrumb />
        <div className="row align-items-end row-gap-4 my-4 my-lg-5">
          <h1 className="col-lg-7" id="title">
            {t(`references:title.${kind}`)}
          </h1>
          <div className="col-lg-5 ps-lg-5">
            <p className="lead">{t(`references:lead.${kind}`)}</p>
          </div>
        </div>
      </div>
      <div ref={container} role="group" aria-label={t('references:carousel')}>
        <ul className="project-carousel" role="list" ref={row}>
          {projects.map((project, place) => (
            <ProjectSlide
              key={project.slug}
              project={project}
              first={place === 0}
              near={place <= furthest + 1}
            />
          ))}
        </ul>
        {projects.length > 1 && (
          <CarouselControls
            carousel={carousel}
            total={projects.length}
            title={projects[index]?.translation.title}
          />
        )}
      </div>
    </section>
  );
}

interface SlideProps {
  project: Project;
  first: boolean;
  /** In view, next to it, or seen before: only then its picture may load. */
  near: boolean;
}

function ProjectSlide({ project, first, near }: SlideProps) {
  const categories = categoriesOf([project]);
  const { slug, translation, image, town, year } = project;
  const place = town && `${town}, ${year}`;
  return (
    <li
      className="project-slide row align-items-center align-content-start align-content-lg-stretch g-0 rounded-4 overflow-hidden bg-body-secondary"
      id={projectAnchor(slug)}
      data-category={categories[0]?.slug}
      data-near={near}
    >
      <div className="project-slide__picture col-lg-7 align-self-stretch lit">
        <Picture picture={image} first={first} />
      </div>
      <div className="project-slide__words col-lg-5 vstack gap-3">
        <div>
          <p className="mb-2 small fw-semibold text-tint">
            {[...categories.map((category) => category.translation.title), place]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h2 className="h3">{translation.title}</h2>
        </div>
        <ProjectWords project={project} />
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
  const { index, move, turning, held, setTurning } = carousel;
  const { t } = useTranslation();
  const control = (icon: IconName, label: string, act: () => void) => (
    <button
      type="button"
      className="btn btn-outline-primary btn-icon"
      aria-label={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel-controls needs-script container d-flex align-items-center gap-2 mt-4">
      <div className="d-none d-sm-flex align-items-center me-2" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className="carousel-controls__terminal" data-live={place === index} />
        ))}
      </div>
      <p
        className="carousel-controls__position me-auto text-body-secondary"
        aria-live={turning && !held ? 'off' : 'polite'}
      >
        <span>{t('references:position', { number: index + 1, total })}</span>
        <span className="visually-hidden">{` ${title}`}</span>
      </p>
      {control('left', t('references:previous'), () => move(-1))}
      {control(
        turning ? 'pause' : 'play',
        turning ? t('references:pause') : t('references:play'),
        () => setTurning(!turning),
      )}
      {control('right', t('references:next'), () => move(1))}
    </div>
  );
}
