import { PictureRow } from '../../components/PictureRow/PictureRow';
import { detailAnchor } from '../../routes';
import { DetailFacts } from './DetailFacts';
import { DetailFoot } from './DetailFoot';
import { DetailPanel } from './DetailPanel';
import { DetailPoints } from './DetailPoints';
import './DetailRow.scss';

export type Detail = Queries.ServiceDetailsFragment['details'][number];

function Words({ slug, translation }: Detail) {
  return (
    <>
      <h3 className="service-detail__title" id={`${detailAnchor(slug)}-title`}>
        {translation.title}
      </h3>
      <p className="service-detail__text">{translation.text}</p>
    </>
  );
}

/** A picture beside its words. */
function PictureLayout({ detail, reversed }: { detail: Detail; reversed: boolean }) {
  return (
    <PictureRow picture={detail.image} reversed={reversed}>
      <Words {...detail} />
      <DetailPoints points={detail.translation.points} />
      <DetailFoot figures={detail.figures} />
    </PictureRow>
  );
}

/** One wide scene with the words in it, and the points in columns below. */
function SceneLayout({ detail }: { detail: Detail }) {
  return (
    <>
      <DetailPanel className="detail-scene" picture={detail.image}>
        <div>
          <Words {...detail} />
          <DetailFoot figures={detail.figures} />
        </div>
      </DetailPanel>
      <DetailPoints points={detail.translation.points} />
    </>
  );
}

/** A table of facts beside the picture, below the words. */
function FactsLayout({ detail }: { detail: Detail }) {
  return (
    <>
      <div className="detail-facts__head">
        <Words {...detail} />
      </div>
      <DetailPanel className="detail-facts" picture={detail.image}>
        <DetailFacts facts={detail.translation.facts ?? []} />
      </DetailPanel>
      <DetailFoot figures={detail.figures} />
    </>
  );
}

interface Props {
  detail: Detail;
  /** Puts the picture of a row with a picture beside its words on the right. */
  reversed: boolean;
}

/** A row of a service's details, in the layout that the data has chosen. */
export function DetailRow({ detail, reversed }: Props) {
  const { slug, layout } = detail;
  return (
    <article
      className="service-detail"
      id={detailAnchor(slug)}
      aria-labelledby={`${detailAnchor(slug)}-title`}
    >
      {layout === 'scene' && <SceneLayout detail={detail} />}
      {layout === 'facts' && <FactsLayout detail={detail} />}
      {layout === 'picture' && <PictureLayout detail={detail} reversed={reversed} />}
    </article>
  );
}
