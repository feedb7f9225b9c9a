import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Distance from the window at which the component is loaded, px. */
const nearby = 600;

interface Props<ComponentProps extends object> {
  /** Must be stable between renders. */
  importComponent: () => Promise<ComponentType<ComponentProps>>;
  props: ComponentProps;
  className?: string;
  /** Rendered until then; without script, permanently. */
  children?: ReactNode;
}

/**
 * Replaces its children with a component that is loaded when they come near the window. If the import fails, the
 * children stay, and it is retried when they come near again.
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
        (error: unknown) => console.error(error),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: `${nearby}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [importComponent, isLoaded]);

  return (
    <div ref={place} className={className}>
      {Component ? <Component {...props} /> : children}
    </div>
  );
}
