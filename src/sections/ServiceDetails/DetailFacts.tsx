import './DetailFacts.scss';

type Facts = NonNullable<Queries.ServiceDetailsFragment['details'][number]['translation']['facts']>;

/** Facts of a detail in two columns: what it is about, and what holds. */
export function DetailFacts({ facts }: { facts: Facts }) {
  return (
    <dl className="fact-table">
      {facts.map(({ label, value }) => (
        <div key={label} className="fact-table__row">
          <dt className="fact-table__label">{label}</dt>
          <dd className="fact-table__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
