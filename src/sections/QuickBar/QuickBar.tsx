/** TODO */
export function QuickBar() {
  return <section className="section" data-section="QuickBar" />;
}
