import type { ComponentProps } from 'react';

/** The parts of Gatsby that components use, without Gatsby. */

export const graphql = () => null;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;

type LinkProps = ComponentProps<'a'> & { to: string; innerRef?: unknown };

export function Link({ to, innerRef: _, ...attributes }: LinkProps) {
  return <a {...attributes} href={to} />;
}
