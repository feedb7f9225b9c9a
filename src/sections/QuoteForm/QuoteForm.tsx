interface Props {
  /** Which of the site's forms: it decides on the fields. */
  form: 'home' | 'contact' | 'service';
  title: string;
  text: string;
  /** Slug of the service that is chosen at first. */
  service?: string;
}

/** The card with which a visitor asks for a quote. */
export function QuoteForm({ form, title, text }: Props) {
  return (
    <form className="quote-form card" data-form={form}>
      <h2 className="quote-form__title">{title}</h2>
      <p>{text}</p>
    </form>
  );
}
