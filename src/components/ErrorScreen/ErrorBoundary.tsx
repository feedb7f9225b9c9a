import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Component, type ReactNode } from 'react';
import { ErrorScreen, type PageData } from './ErrorScreen';

interface Props {
  /** Path of the page: the error screen goes when it changes. */
  address: string;
  data: PageData;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
}

/** Shows the error screen when a page fails to render. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly hide = () => this.setState({ failure: undefined });

  override componentDidUpdate({ address }: Props) {
    if (this.state.failure && address !== this.props.address) this.hide();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorScreen error={failure.error} data={this.props.data} />;
  }
}

/** Gatsby's `wrapPageElement`, for the browser and the static HTML. */
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
