import { useSyncExternalStore } from 'react';
import type { FormName } from '../../forms/fields';
import { submissions, type SubmissionStatus } from '../../forms/submissions';

/** Where a form's submission stands; the component follows it. */
export function useSubmission(form: FormName): SubmissionStatus {
  return useSyncExternalStore(
    submissions.subscribe,
    () => submissions.statusOf(form),
    () => 'idle',
  );
}
