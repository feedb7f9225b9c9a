import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { Sources } from '../../components/Sources/Sources';
import { anchors } from '../../routes';

/** The sources of a detail's figures, and the way to the quote form. */
export function DetailFoot({ figures }: { figures: readonly Queries.FigureSourceFragment[] }) {
  const { t } = useTranslation();
  return (
    <div className="service-detail__foot">
      <Sources figures={figures} />
      <ScrollLink className="service-detail__quote arrow-link" target={anchors.quote}>
        {t('service:quote')}
        <Icon name="right" />
      </ScrollLink>
    </div>
  );
}
