import { Icon, type IconName } from '../../../components/Icon/Icon';
import './Thousands.scss';

interface Props {
  icon: IconName;
  of?: Queries.FigureBlockFragment;
}

const thousand = 1000;

/** One icon for each thousand of a figure. */
export function Thousands({ icon, of }: Props) {
  return (
    <div className="thousands" aria-hidden="true">
      {Array.from({ length: Math.round((of?.value ?? 0) / thousand) }, (_, index) => (
        <Icon key={index} name={icon} className="thousands__icon" />
      ))}
    </div>
  );
}
