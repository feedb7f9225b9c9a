/** TODO */
export function HowWeWork() {
  return <section className="section" data-section="HowWeWork" />;
}
