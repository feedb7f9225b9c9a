/** TODO */
export function Header() {
  return <section className="section" data-section="Header" />;
}
