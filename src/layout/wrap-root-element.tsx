import type { ReactNode } from 'react';
import { RootErrorBoundary } from '../components/ErrorScreen';

/** Shows the error screen for errors outside the page. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <RootErrorBoundary>{element}</RootErrorBoundary>
);
