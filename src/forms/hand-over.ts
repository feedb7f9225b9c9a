import { usePage } from '../hooks/usePage';
import { routes } from '../routes';
import type { FormName } from './fields';
import { useFormsDispatch } from './FormsProvider';
import type { ToolResult } from './results';

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

/**
 * Gives the function that puts a tool's result into the form that the page leads to. A receipt that stands in its place
 * makes room. The result may ask for the page's own service, by its slug.
 */
export function useHandOver(): (result: ToolResult, service?: string) => void {
  const dispatch = useFormsDispatch();
  const form = formOf(usePage());
  return (result, service) => dispatch({ form, action: { type: 'handedOver', result, service } });
}
