import type { ComponentProps } from 'react';

/** The parts of Gatsby that components use, without Gatsby. */

export const graphql = () => null;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;

type LinkProps = ComponentProps<'a'> & { to: string; innerRef?: unknown; replace?: boolean };

export function Link({ to, innerRef: _, replace: __, ...attributes }: LinkProps) {
  return <a {...attributes} href={to} />;
}
