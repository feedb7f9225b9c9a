/** TODO */
export function OtherServices() {
  return <section className="section" data-section="OtherServices" />;
}
