import type { ComponentProps } from 'react';

/** The parts of Gatsby that components use, without Gatsby. */

export const graphql = () => null;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;

export function Link({ to, ...attributes }: ComponentProps<'a'> & { to: string }) {
  return <a {...attributes} href={to} />;
}
