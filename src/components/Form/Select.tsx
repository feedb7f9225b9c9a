import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon';

/** A `<select>` with the site's own arrow. A section that shows one imports `Select.scss`. */
export function Select({ className = '', ...attributes }: ComponentPropsWithoutRef<'select'>) {
  return (
    <div className="select">
      <select {...attributes} className={`${className} select__control`} />
      <Icon name="chevron" className="select__sign" />
    </div>
  );
}
