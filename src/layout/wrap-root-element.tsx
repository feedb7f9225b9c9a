import type { ReactNode } from 'react';
import { RootErrorBoundary } from '../components/ErrorScreen';
import { FormsProvider } from '../forms/FormsProvider';

/** Shows the error screen for errors outside the page. The forms' state persists across pages. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <RootErrorBoundary>
    <FormsProvider>{element}</FormsProvider>
  </RootErrorBoundary>
);
