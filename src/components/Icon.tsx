import './Icon.scss';

/** Paths on a grid of 24 x 24, drawn as lines in the text colour. */
const shapes = {
  phone:
    'M7 3.5h2.6L11 7.9 8.9 9.6a13 13 0 0 0 5.5 5.5l1.7-2.1 4.4 1.4V17a2.9 2.9 0 0 1-3.1 2.9A15.3 15.3 0 0 1 4.1 6.6 2.9 2.9 0 0 1 7 3.5Z',
  mail: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7.5l8.5 6 8.5-6',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  right: 'M4.5 12h15M13.5 6l6 6-6 6',
  left: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  down: 'M12 4.5v15M6 13.5l6 6 6-6',
  chevron: 'm5 9 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 8.5h16M4 15.5h16',
  check: 'm4.5 12.5 5 5 10-11',
  alert: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7.5v5.5M12 16.4v.1',
  moon: 'M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  electricity: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM6.4 6.4l11.2 11.2M17.6 6.4 6.4 17.6',
  renewable: 'M6.5 5h11l3.5 12H3ZM12 5v12M4.8 11h14.4M12 17v3M9 20h6',
  it: 'M14.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM21 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM10.8 7.7 6.7 15.8M13.2 7.7l4.1 8.1M8 18h8',
} as const;

export type IconName = keyof typeof shapes;

/** Arrows that move while their link or button is hovered (styles/_buttons.scss), or turn as their menu opens. */
const moving: { [name in IconName]?: string } = {
  right: 'bi-right',
  down: 'bi-down',
  chevron: 'bi-chevron',
};

export function isIconName(name: string): name is IconName {
  return name in shapes;
}

/** A decorative icon, always beside a text with the same meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  // Bootstrap's `.icon-link` sizes and moves a `.bi` in it.
  const classes = ['bi', moving[name], className];
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
