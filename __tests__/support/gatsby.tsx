import type { ComponentProps } from 'react';

/** Stub of the parts of Gatsby that components use. */

export const graphql = () => null;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;

type LinkProps = ComponentProps<'a'> & { to: string; innerRef?: unknown; replace?: boolean };

export function Link({ to, innerRef: _, replace: __, ...attributes }: LinkProps) {
  return <a {...attributes} href={to} />;
}
