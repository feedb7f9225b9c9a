import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Component, type ReactNode } from 'react';
import { pageFailure } from '../../gatsby-internals/page-failure';
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

/** Shows the error screen when a page fails to render, or when the next page fails to load. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly show = (event: Event) =>
    this.setState({ failure: { error: (event as CustomEvent<unknown>).detail } });

  /** On the way back from a page that failed to load: the page before it is still rendered. */
  private readonly hide = () => this.setState({ failure: undefined });

  override componentDidMount() {
    window.addEventListener(pageFailure, this.show);
    window.addEventListener('popstate', this.hide);
  }

  override componentWillUnmount() {
    window.removeEventListener(pageFailure, this.show);
    window.removeEventListener('popstate', this.hide);
  }

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
