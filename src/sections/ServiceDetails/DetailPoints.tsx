import { Icon } from '../../components/Icon/Icon';
import './DetailPoints.scss';

/** What a detail includes, or what to expect. */
export function DetailPoints({ points }: { points: readonly string[] | null }) {
  if (!points || points.length === 0) return null;
  return (
    <ul className="detail-points" role="list">
      {points.map((point) => (
        <li key={point} className="detail-points__point">
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
