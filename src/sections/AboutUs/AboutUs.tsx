import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PictureRow } from '../../components/PictureRow';
import './AboutUs.scss';

export function AboutUs({ picture }: { picture: Queries.DetailPictureFragment | null }) {
  const { t } = useTranslation();
  return (
    <section className="about-us section" aria-labelledby="about-title">
      <div className="container">
        <PictureRow picture={picture} first>
          <h2 id="about-title">{t('company:about.title')}</h2>
          <div className="about-us__text">
            {t('company:about.paragraphs', { returnObjects: true }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </PictureRow>
      </div>
    </section>
  );
}
