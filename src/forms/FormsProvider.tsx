import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  type Context,
  type Dispatch,
  type ReactNode,
} from 'react';
import { noticeDuration } from '../constants';
import { emptyDraft, keepDraft, readDraft } from './drafts';
import { formNames, type FormName } from './fields';
import { sentId } from './form-service';
import { emptyForm, formReducer, type FormAction, type FormState } from './form-state';
import type { ToolResult } from './results';

type Forms = Record<FormName, FormState>;

interface ActionInForm {
  form: FormName;
  action: FormAction;
}

const emptyForms = Object.fromEntries(formNames.map((form) => [form, emptyForm])) as Forms;

const formsReducer = (forms: Forms, { form, action }: ActionInForm): Forms => ({
  ...forms,
  [form]: formReducer(forms[form], action),
});

// Two contexts, so that what only dispatches is not rendered at each key.
const FormsStateContext = createContext<Forms | null>(null);
const FormsDispatchContext = createContext<Dispatch<ActionInForm> | null>(null);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('Forms must be used inside <FormsProvider>.');
  return value;
}

const useFormsState = () => useProvided(FormsStateContext);
const useFormsDispatch = () => useProvided(FormsDispatchContext);

/**
 * The state of a form, and how to change it.
 *
 * @throws outside `FormsProvider`
 */
export function useForm(form: FormName): [FormState, Dispatch<FormAction>] {
  const dispatch = useFormsDispatch();
  return [
    useFormsState()[form],
    useCallback((action: FormAction) => dispatch({ form, action }), [dispatch, form]),
  ];
}

/**
 * Returns a function that puts a tool's result into the form on a service's page, where the tools are: a service with
 * the form `notify` has none. It takes the slug of the page's own service, which the form then asks for, and drops
 * the receipt of the last request.
 *
 * @throws outside `FormsProvider`
 */
export function useHandOver(): (result: ToolResult, service: string) => void {
  const dispatch = useFormsDispatch();
  return (result, service) =>
    dispatch({ form: 'service', action: { type: 'handedOver', result, service } });
}

/**
 * Whether a post without script has just returned to this document. A reload of the same address does not count, a
 * bookmark of it does.
 */
function hasJustReturned(form: FormName): boolean {
  if (window.location.hash !== `#${sentId(form)}`) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/** Keeps a form's draft and ends the notice of its outcome, whether the form is mounted or not. */
function FormEffects({ form }: { form: FormName }) {
  const [{ draft, isRestored, status, isNoticeHeld }, dispatch] = useForm(form);

  useEffect(() => {
    dispatch({ type: 'restored', kept: hasJustReturned(form) ? emptyDraft : readDraft(form) });
  }, [form, dispatch]);

  useEffect(() => {
    if (isRestored) keepDraft(form, draft);
  }, [form, draft, isRestored]);

  useEffect(() => {
    if (isNoticeHeld || (status !== 'sent' && status !== 'failed')) return;
    const timer = setTimeout(() => dispatch({ type: 'noticeEnded' }), noticeDuration);
    return () => clearTimeout(timer);
  }, [status, isNoticeHeld, dispatch]);

  return null;
}

/** Provides the state of all forms above the pages, for the lifetime of the document. */
export function FormsProvider({ children }: { children: ReactNode }) {
  const [forms, dispatch] = useReducer(formsReducer, emptyForms);
  return (
    <FormsDispatchContext.Provider value={dispatch}>
      <FormsStateContext.Provider value={forms}>
        {children}
        {formNames.map((form) => (
          <FormEffects key={form} form={form} />
        ))}
      </FormsStateContext.Provider>
    </FormsDispatchContext.Provider>
  );
}
