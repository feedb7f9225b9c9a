import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';

/** Puts the error screen behind a page, the same in the browser and in its served HTML. */
export function withErrorScreen({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <ErrorBoundary address={props.location.pathname} data={props.data}>
      {element}
    </ErrorBoundary>
  );
}
