/** TODO */
export function CompanyValues() {
  return <section className="section" data-section="CompanyValues" />;
}
