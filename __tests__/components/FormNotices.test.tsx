import { fireEvent, screen, within } from '@testing-library/react';
import { FormNotices } from '../../src/components/Form/FormNotices';
import { useForm } from '../../src/forms/FormsProvider';
import { emptyForm } from '../../src/forms/form-state';
import { receiptNow } from '../../src/forms/receipts';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const outline = { route: '/contact', services: [], excerpt: '', results: [], photos: 0 };

/** Stands for a form of the contact page, whose answer comes while a page is on the screen. */
function Answers() {
  const [, dispatch] = useForm('contact');
  const sent = { type: 'sent', form: emptyForm, receipt: receiptNow(outline) } as const;
  return (
    <>
      <button onClick={() => dispatch(sent)}>Accept</button>
      <button onClick={() => dispatch({ type: 'failed' })}>Refuse</button>
    </>
  );
}

const word = (key: string) => textOf('en', `common:form.${key}`);
const sent = `${word('success.title')} ${word('success.text')}`;
const failed = `${word('failure.title')}`;

it.each([
  ['Accept', '/', false, sent, 'shows'],
  ['Accept', '/contact', false, sent, 'only announces'], // its receipt shows it
  ['Refuse', '/', false, '', 'only announces'],
  ['Refuse', '/contact', true, failed, 'shows'],
])(
  'after “%s” on %s, with showSendFailure %s: “%s”, which it %s',
  (answer, route, showSendFailure, said, how) => {
    renderInPage(
      <>
        <Answers />
        <FormNotices />
      </>,
      { language: 'en', page: { route, company: { ...contactPage.company, showSendFailure } } },
    );
    const notices = screen.getByRole('status');
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(notices.textContent).toContain(said);
    const close = within(notices).queryByRole('button', { name: word('close') });
    expect(close !== null).toBe(how === 'shows');
  },
);
