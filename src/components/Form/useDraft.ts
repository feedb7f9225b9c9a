import { useEffect, type RefObject } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts';
import type { FormName } from '../../forms/fields';
import type { SubmissionStatus } from '../../forms/submissions';
import { draftOf, fillIn } from './controls';
import { sentId } from './HiddenFields';

const returned = new Set<string>();

/**
 * Whether this document was opened by a post without script that came back: what it carried has arrived. Later
 * visits to the same address, by a reload for instance, say nothing of the kind.
 */
function hasJustReturned(form: FormName): boolean {
  if (window.location.hash !== `#${sentId(form)}` || returned.has(form)) return false;
  returned.add(form);
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/** Puts an unsent text back into the form, keeps what is typed, and clears what has been sent. */
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
    if (Object.values(draftOf(element)).some((text) => text !== '')) keep();
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
