import { readFileSync } from 'node:fs';

it('the list at the top of the recipes has every recipe, in order, and leads to it', () => {
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  const listed = [...recipes.matchAll(/^- \[(.+)\]\(#(.+)\)$/gm)].map(([, ...parts]) => parts);
  const titles = [...recipes.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  expect(listed).toEqual(titles.map((title) => [title, anchor(title)]));
});
