/** TODO */
export function Questions() {
  return <section className="section" data-section="Questions" />;
}
