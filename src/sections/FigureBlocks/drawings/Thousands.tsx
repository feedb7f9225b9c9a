import { Icon, type IconName } from '../../../components/Icon';
import './Thousands.scss';

/** One icon for each thousand. */
export function Thousands({ icon, value }: { icon: IconName; value: number }) {
  return (
    <div className="thousands" aria-hidden="true">
      {Array.from({ length: Math.round(value / 1000) }, (_, index) => (
        <Icon key={index} name={icon} className="thousands__icon" />
      ))}
    </div>
  );
}
