import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb';
import { CarouselControls } from './CarouselControls';
import { ProjectSlide } from './ProjectSlide';
import { useCarousel } from './useCarousel';
import './ProjectCarousel.scss';

interface Props {
  projects: readonly Queries.ProjectFragment[];
  /** What the projects are, and what the page is about. */
  kind: 'real' | 'typical';
}

/** The head of the references page: a carousel of projects with all that there is to say. Without script, it is a scrollable row. */
export function ProjectCarousel({ projects, kind }: Props) {
  const { t } = useTranslation();
  const carousel = useCarousel();
  const { container, row, index, furthest } = carousel;
  return (
    <section className="project-carousel panel" aria-labelledby="title">
      <div className="container">
        <Breadcrumb />
        <div className="project-carousel__head">
          <h1 id="title">{t(`references:title.${kind}`)}</h1>
          <p className="project-carousel__lead lead">{t(`references:lead.${kind}`)}</p>
        </div>
      </div>
      <div ref={container} role="group" aria-label={t('references:carousel')}>
        <ul className="project-carousel__row" role="list" ref={row}>
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
