import { graphql } from 'gatsby';
import { useCarousel } from '../../behaviours/useCarousel';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import type { Crumb } from '../../components/Page/structured-data';
import { useWords } from '../../language/words';
import { CarouselControls } from './CarouselControls';
import { ProjectSlide } from './ProjectSlide';
import './ProjectCarousel.scss';

interface Props {
  projects: readonly Queries.ProjectSlideFragment[];
  crumbs: Crumb[];
}

/** The head of the references page, and the projects in pictures: a row that scrolls, also without script. */
export function ProjectCarousel({ projects, crumbs }: Props) {
  const { t } = useWords();
  const carousel = useCarousel();
  const { frame, row, index } = carousel;
  return (
    <section className="project-carousel panel" aria-labelledby="title">
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className="project-carousel__head">
          <h1 id="title">{t('references:title')}</h1>
          <p className="project-carousel__lead lead">{t('references:lead')}</p>
        </div>
      </div>
      <div ref={frame} role="group" aria-label={t('references:carousel')}>
        <ul className="project-carousel__row" role="list" ref={row}>
          {projects.map((project, place) => (
            <ProjectSlide key={project.slug} project={project} first={place === 0} />
          ))}
        </ul>
        <CarouselControls
          carousel={carousel}
          total={projects.length}
          title={projects[index]?.words.title}
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectSlide on Reference {
    slug
    words(language: $language) {
      title
      task
    }
    services {
      category {
        slug
        words(language: $language) {
          title
        }
      }
    }
    image {
      ...DetailPicture
    }
  }
`;
