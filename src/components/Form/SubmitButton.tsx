import { useTranslation } from 'gatsby-plugin-react-i18next';
import { forms, type FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';

interface Props {
  form: FormName;
  className: string;
}

/** Submit button; its text changes while the form is being sent. */
export function SubmitButton({ form, className }: Props) {
  const { t } = useTranslation();
  const [{ status }] = useForm(form);
  const isSending = status === 'sending';
  return (
    <button className={`btn ${className}`} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? t('common:form.sending') : t(forms[form].submit)}
    </button>
  );
}
