import './FactCards.scss';

interface FactCard {
  name: string;
  value: string;
  /** What the value refers to, or how it can be checked. */
  note: string;
}

interface Props {
  cards: readonly FactCard[];
  /** For values of several words. */
  isSmall?: boolean;
}

/** Facts side by side, each with its name, its value in large type and a note. */
export function FactCards({ cards, isSmall = false }: Props) {
  return (
    <dl className="fact-cards row-gap-3 column-gap-4">
      {cards.map(({ name, value, note }, index) => (
        <div key={index} className="fact-cards__card card card-body gap-2">
          <dt className="h5">{name}</dt>
          <dd className={isSmall ? 'h4 align-self-end' : 'h3 align-self-end'}>{value}</dd>
          <dd className="text-body-secondary">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
