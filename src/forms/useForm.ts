import { useEffect, useRef, useState, type FormEvent } from 'react';
import { scrollSmoothlyTo } from '../browser/smooth-scroll';
import { noticeDuration } from '../constants';
import { anchors } from '../routes';
import { dropDraft, keepDraft, restoreDraft } from './draft';
import { fieldsOf, type FormName } from './fields';
import { shrinkPhotos, sortPhotos } from './photos';
import { requestOf, submit, type Outcome } from './submit';
import { withToolText, type ToolText } from './tool-text';
import { clean, controlOf, errorsIn, type FieldErrors } from './validate';

/** A request that was sent. */
export interface SentRequest {
  at: Date;
  body: FormData;
}

interface Options {
  form: FormName;
  /** Names the draft: that of a service is its own. */
  place?: string;
  /** What a tool of the page has handed over. */
  toolText?: ToolText | undefined;
}

/**
 * Everything that happens to an HTML form: its draft, checks, sending. Its fields are uncontrolled, and their
 * `FormData` is the only truth.
 */
export function useForm({ form, place = form, toolText }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  /** What a tool has written into the message. */
  const written = useRef('');
  const [hasDraft, setHasDraft] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unreadable, setUnreadable] = useState<readonly File[]>([]);
  /** `sent` and `failed` last as long as their notice. */
  const [status, setStatus] = useState<'idle' | 'sending' | Outcome>('idle');
  const [receipt, setReceipt] = useState<SentRequest & { toolText: ToolText | undefined }>();

  const onInput = () => {
    const element = ref.current!;
    setHasDraft(keepDraft(form, place, element, written.current));
    // A corrected field loses its error; a new one comes only with the next try.
    if (Object.keys(errors).length === 0) return;
    const found = Object.entries(errorsIn(form, element));
    setErrors(Object.fromEntries(found.filter(([name]) => name in errors)));
  };

  useEffect(() => {
    if (!ref.current) return;
    written.current = restoreDraft(form, place, ref.current);
    setHasDraft(keepDraft(form, place, ref.current, written.current));
  }, [form, place]);

  useEffect(() => {
    const element = ref.current;
    if (!toolText || !element) return;
    const message = controlOf(element, 'message');
    message.value = withToolText(message.value, toolText.text, written.current);
    written.current = toolText.text;
    // The result is for the service of the page.
    const own = element.querySelector<HTMLOptionElement>('option[selected]');
    if (own) own.selected = true;
    setHasDraft(keepDraft(form, place, element, written.current));
    setErrors({});
    const controls = fieldsOf(form).map(({ name }) => controlOf(element, name));
    const empty = controls.find(({ required, value }) => required && value.trim() === '');
    // The link of a tool that fills the window ends that first.
    requestAnimationFrame(() =>
      scrollSmoothlyTo(document.getElementById(anchors.quote) ?? element, empty ?? message),
    );
  }, [form, place, toolText]);

  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return;
    const timer = setTimeout(setStatus, noticeDuration, 'idle');
    return () => clearTimeout(timer);
  }, [status]);

  const send = async (element: HTMLFormElement) => {
    const body = new FormData(element);
    const photoField = element.querySelector<HTMLInputElement>('[type=file]');
    const { taken } = sortPhotos([...(photoField?.files ?? [])], unreadable);
    setStatus('sending');
    const { photos, unreadable: failed } = await shrinkPhotos(taken);
    if (failed.length > 0) {
      // The visitor decides: the photo field names them, and the next try goes without them.
      setUnreadable([...unreadable, ...failed]);
      setStatus('idle');
      return photoField?.focus();
    }
    const request = requestOf(body, photos);
    const outcome = await submit(request);
    setStatus(outcome);
    if (outcome === 'failed') return;
    dropDraft(place);
    element.reset();
    written.current = '';
    setUnreadable([]);
    setReceipt({ at: new Date(), body: request, toolText });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // A double press comes while it is sending or, in the newsletter, just after it was cleared.
    if (status === 'sending' || (status === 'sent' && !controlOf(element, 'email').value)) return;
    clean(form, element);
    const found = errorsIn(form, element);
    setErrors(found);
    const first = fieldsOf(form).find(({ name }) => found[name]);
    if (first) return controlOf(element, first.name).focus();
    void send(element);
  };

  const state = {
    form,
    hasDraft,
    errors,
    unreadable,
    status,
    /** The last request, until the visitor wants the form again or a tool hands something over. */
    receipt: receipt?.toolText === toolText ? receipt : undefined,
    onInput,
    onSubmit,
    endNotice: () => setStatus('idle'),
    showAgain: () => {
      setStatus('idle');
      setReceipt(undefined);
    },
  };
  return [state, ref] as const;
}

export type FormState = ReturnType<typeof useForm>[0];
