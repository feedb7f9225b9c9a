import { routes } from '../routes';
import type { FormName } from './fields';
import { toolResults, type ToolResult } from './results';
import { submissions } from './submissions';

/** The form that a page leads to: its own, or else that of the contact page. */
export function formOf({
  route,
  hasQuoteForm,
}: {
  route: string;
  hasQuoteForm: boolean;
}): Exclude<FormName, 'newsletter'> {
  if (!hasQuoteForm || route === routes.contact) return 'contact';
  return route === routes.home ? 'home' : 'service';
}

/** Puts a tool's result into a form. A receipt that stands in its place makes room. */
export function handOver(form: FormName, result: ToolResult): void {
  submissions.dropReceipt(form);
  toolResults.add(form, result);
}
