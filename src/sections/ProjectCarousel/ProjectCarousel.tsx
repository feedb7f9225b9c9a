import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { useTranslations } from '../../context/translations';
import { CarouselControls } from './CarouselControls';
import { ProjectSlide } from './ProjectSlide';
import { useCarousel } from './useCarousel';
import './ProjectCarousel.scss';

/** The head of the references page: a carousel of projects. Without script, it is a scrollable row. */
export function ProjectCarousel({ projects }: { projects: readonly Queries.ProjectFragment[] }) {
  const { t } = useTranslations();
  const carousel = useCarousel();
  const { container, row, index } = carousel;
  return (
    <section className="project-carousel panel" aria-labelledby="title">
      <div className="wrap">
        <Breadcrumb />
        <div className="project-carousel__head">
          <h1 id="title">{t('references:title')}</h1>
          <p className="project-carousel__lead lead">{t('references:lead')}</p>
        </div>
      </div>
      <div ref={container} role="group" aria-label={t('references:carousel')}>
        <ul className="project-carousel__row" role="list" ref={row}>
          {projects.map((project, place) => (
            <ProjectSlide key={project.slug} project={project} first={place === 0} />
          ))}
        </ul>
        <CarouselControls
          carousel={carousel}
          total={projects.length}
          title={projects[index]?.translation.title}
        />
      </div>
    </section>
  );
}
