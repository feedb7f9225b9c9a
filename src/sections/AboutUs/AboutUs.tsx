import { PictureRow } from '../../components/PictureRow/PictureRow';
import { useTranslations } from '../../context/translations';
import './AboutUs.scss';

export function AboutUs({ picture }: { picture: Queries.DetailPictureFragment | null }) {
  const { list, t } = useTranslations();
  return (
    <section className="about-us section" aria-labelledby="about-title">
      <div className="wrap">
        <PictureRow picture={picture} first>
          <h2 id="about-title">{t('company:about.title')}</h2>
          <div className="about-us__text">
            {list('company:about.paragraphs').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </PictureRow>
      </div>
    </section>
  );
}
