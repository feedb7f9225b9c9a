import {
  Suspense,
  lazy,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** How far below the window a place is when its component is loaded, px. */
const margin = 600;

/** Tells React to leave the HTML that the build has rendered, for which the page has no code yet. */
const keepHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

interface Props<ComponentProps extends object> {
  /** Must be stable between renders. */
  importComponent: () => Promise<ComponentType<ComponentProps>>;
  props: ComponentProps;
  className?: string;
  /**
   * Rendered until then, and for good without script. If left out, the build renders the component itself, and the
   * page's first script has nothing of it.
   */
  children?: ReactNode;
}

/** A component that the build waits for, to render it. */
function InHtml<ComponentProps extends object>({ importComponent, props }: Props<ComponentProps>) {
  const [Rendered] = useState(() =>
    lazy(async () => {
      const Component = await importComponent();
      return { default: () => <Component {...props} /> };
    }),
  );
  return (
    <Suspense>
      <Rendered />
    </Suspense>
  );
}

/**
 * Loads a component when its place comes near the screen. If the import fails, what was served stays, and it tries again
 * when the place comes near once more.
 */
export function LoadNear<ComponentProps extends object>({
  importComponent,
  props,
  className,
  children,
}: Props<ComponentProps>) {
  const place = useRef<HTMLDivElement>(null);
  const [Component, setComponent] = useState<ComponentType<ComponentProps>>();
  const isLoaded = Component !== undefined;

  useEffect(() => {
    if (isLoaded || !place.current) return;
    const load = () =>
      importComponent().then(
        (component) => startTransition(() => setComponent(() => component)),
        () => undefined,
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [importComponent, isLoaded]);

  const attributes = { ref: place, className };
  if (Component)
    return (
      <div {...attributes}>
        <Component {...props} />
      </div>
    );
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  if (typeof window !== 'undefined') return <div {...attributes} {...keepHtml} />;
  return (
    <div {...attributes}>
      <InHtml importComponent={importComponent} props={props} />
    </div>
  );
}
