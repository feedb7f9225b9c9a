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
  small?: boolean;
}

/** Facts side by side, each with its name, its value in large type and a note. */
export function FactCards({ cards, small = false }: Props) {
  return (
    <dl className={small ? 'fact-cards fact-cards--small' : 'fact-cards'}>
      {cards.map(({ name, value, note }) => (
        <div key={name} className="fact-cards__card">
          <dt className="fact-cards__name">{name}</dt>
          <dd className="fact-cards__value">{value}</dd>
          <dd className="fact-cards__note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
