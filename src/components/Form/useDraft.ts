import { useEffect, type RefObject } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts';
import type { FormName } from '../../forms/fields';
import type { SubmissionStatus } from '../../forms/submissions';
import { draftOf, fillIn, isEmpty } from './controls';
import { sentId } from './HiddenFields';

const returned = new Set<FormName>();

/** Whether a post without script has just returned to this document. A reload of the same address does not count. */
function hasJustReturned(form: FormName): boolean {
  if (window.location.hash !== `#${sentId(form)}` || returned.has(form)) return false;
  returned.add(form);
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/** Restores the draft of a form, saves it as the visitor types, and clears the form once it was sent. */
export function useDraft(
  form: FormName,
  ref: RefObject<HTMLFormElement>,
  status: SubmissionStatus,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (hasJustReturned(form)) dropDraft(form);
    fillIn(element, readDraft(form));
    const keep = () => keepDraft(form, draftOf(element));
    if (!isEmpty(element)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element || status !== 'sent') return;
    element.reset();
    fillIn(element, readDraft(form));
  }, [form, ref, status]);
}
