import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import { bodyOf, errorsIn, fieldsOf, type FieldErrors } from '../../forms/request';
import type { ServiceOffers } from '../../forms/service-offers';
import { inputIn, showInput, tickedIn } from './form-element';

/**
 * Keeps the fields of an HTML form and its draft the same, and checks them. The first effect reads the fields as the
 * form mounts, and `onInput` at each later input, also one that keep-input gives back. The second effect writes the
 * draft into them, once the one of this tab is restored.
 *
 * @param services options of the field `service`. Must be stable: for new ones the form reads its fields anew.
 * @returns `ref` and `onInput` for the form; its fields and their errors; `check`, which returns the form's body and
 *   the slugs of the ticked services, or shows the errors and focuses the first wrong field
 */
export function useFormFields(form: FormName, services: ServiceOffers | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ isRestored, draft }, dispatch] = useForm(form);
  const fields = fieldsOf(form, draft.results);

  useEffect(() => {
    if (ref.current) dispatch({ type: 'found', input: inputIn(form, ref.current, services) });
  }, [form, services, dispatch]);

  useEffect(() => {
    if (ref.current && isRestored) showInput(form, ref.current, services, draft);
  }, [form, services, draft, isRestored]);

  // A corrected field loses its error, and so does a message that a handed-over result has made optional.
  useEffect(() => {
    if (!ref.current) return;
    const body = bodyOf(form, ref.current);
    setErrors((earlier) => {
      const wrong = fieldsOf(form, draft.results).filter(({ name }) => earlier[name]);
      return wrong.length > 0 ? errorsIn(wrong, body) : earlier;
    });
  }, [form, draft]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    dispatch({ type: 'typed', input: inputIn(form, currentTarget, services) });

  const check = (element: HTMLFormElement) => {
    const body = bodyOf(form, element);
    const found = errorsIn(fields, body);
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    if (!first) return { body, ticked: tickedIn(element, services) };
    element.querySelector<HTMLElement>(`[name=${first.name}]:enabled`)?.focus();
  };

  return { ref, fields, errors, onInput, check };
}
