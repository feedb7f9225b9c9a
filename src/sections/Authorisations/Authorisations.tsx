/** TODO */
export function Authorisations() {
  return <section className="section" data-section="Authorisations" />;
}
