import { Component, type ReactNode } from 'react';
import { pageFailure } from '../../gatsby-internals/page-failure';
import { ErrorScreen } from './ErrorScreen';
import { errorWords } from './error-words';

interface Props {
  /** The page's address: an error is over when the visitor goes elsewhere. */
  address: string;
  /** The page's data, for its words. */
  data: Parameters<typeof errorWords>[0];
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
}

/** Stands around every page and shows the error screen in its place when it fails to render, or the next one to load. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly show = (event: Event) =>
    this.setState({ failure: { error: (event as CustomEvent<unknown>).detail } });

  /** The visitor goes back from a page that could not be loaded to the one before, which is still here. */
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
    if (this.state.failure && address !== this.props.address) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorScreen error={failure.error} words={errorWords(this.props.data)} />;
  }
}
