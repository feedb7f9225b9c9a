/** TODO */
export function Footer() {
  return <section className="section" data-section="Footer" />;
}
