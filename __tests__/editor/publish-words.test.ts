import { describeChanges, type DescribedChange } from '../../editor/publish/describe';
import { changeSentence, commitMessage } from '../../editor/publish/sentences';

const names: Record<string, string> = {
  'data/company.json': 'Coordonnées',
  'data/company.json phone': 'Téléphone',
  'data/references.json': 'Projets',
  'data/references.json farm': 'Projets (ferme)',
  'data/references.json farm image': 'Photo',
  'locales/fr/home.json': 'Accueil',
  'locales/fr/home.json title': 'Titre',
};
const nameOf = (file: string, path: string[]) =>
  names[[file, ...path].join(' ')] ?? path.at(-1) ?? file;

const compare = (file: string, before: unknown, after: unknown) =>
  describeChanges({ [file]: JSON.stringify(before) }, { [file]: JSON.stringify(after) }, nameOf);

const brief = (changes: DescribedChange[]) => changes.map(({ kind, path }) => [kind, ...path]);

describe('changes', () => {
  it('are the values that differ, with names', () => {
    const before = { phone: '022', address: { street: 'A', town: 'B' }, area: [1, 2] };
    const after = { phone: '0227', address: { street: 'A' }, area: [1], email: 'x' };
    const changes = compare('data/company.json', before, after);
    expect(brief(changes)).toEqual([
      ['changed', 'phone'],
      ['removed', 'address', 'town'],
      ['changed', 'area'],
      ['added', 'email'],
    ]);
    expect(changes[0]).toEqual({
      kind: 'changed',
      file: 'data/company.json',
      path: ['phone'],
      name: 'Téléphone',
      topic: 'Coordonnées',
      before: '022',
      after: '0227',
    });
  });

  it('do not depend on how a file is formatted', () => {
    const texts = [{ 'data/a.json': '{"a":[1]}' }, { 'data/a.json': '{\r\n  "a": [ 1 ]\r\n}\n' }];
    expect(describeChanges(texts[0] ?? {}, texts[1] ?? {}, nameOf)).toEqual([]);
  });

  it('follow the items of a list to other places', () => {
    const [farm, shop, office] = [{ slug: 'farm', image: 'a' }, { slug: 'shop' }, { slug: 'o' }];
    const list = (...items: object[]) => items;
    const file = 'data/references.json';
    const changed = compare(file, list(farm, shop), list(office, { ...farm, image: 'b' }));
    expect(brief(changed)).toEqual([
      ['changed', 'farm', 'image'],
      ['removed', 'shop'],
      ['added', 'o'],
    ]);
    expect(changed[0]).toMatchObject({ name: 'Photo', topic: 'Projets (ferme)' });
    expect(brief(compare(file, list(farm, shop), list(shop, farm)))).toEqual([['moved']]);
  });

  it('go by position where items have no name', () => {
    const changes = compare('data/a.json', [{ text: 'a' }, { text: 'b' }], [{ text: 'c' }]);
    expect(brief(changes)).toEqual([
      ['changed', '0', 'text'],
      ['removed', '1'],
    ]);
  });

  it('are whole files for pictures, new files and files that are no JSON', () => {
    const changes = describeChanges(
      { 'data/images/a.webp': 'a', 'data/images/b.webp': 'b', 'data/c.json': '{' },
      { 'data/images/a.webp': 'A', 'data/images/d.webp': 'd', 'data/c.json': '{}' },
      nameOf,
    );
    expect(changes.map(({ kind, file }) => [kind, file])).toEqual([
      ['changed', 'data/c.json'],
      ['changed', 'data/images/a.webp'],
      ['removed', 'data/images/b.webp'],
      ['added', 'data/images/d.webp'],
    ]);
  });
});

describe('a commit message', () => {
  it('says what changed', () => {
    const changes = [
      ...compare('data/company.json', { phone: '022' }, { phone: '' }),
      ...compare('locales/fr/home.json', { title: 'Un\n mot' }, { title: 'x'.repeat(80) }),
      ...compare('data/references.json', [], [{ slug: 'farm' }]),
    ];
    expect(commitMessage(changes, 'fr'))
      .toBe(`Site modifié\u00a0: Coordonnées, Accueil, Projets (ferme)

- Coordonnées, Téléphone\u00a0: «\u00a0022\u00a0» → (vide)
- Accueil, Titre (français)\u00a0: «\u00a0Un mot\u00a0» → «\u00a0${'x'.repeat(59)}…\u00a0»
- Ajouté\u00a0: Projets (ferme)
`);
    expect(commitMessage(changes.slice(0, 1), 'en')).toBe(
      'Site changed: Coordonnées\n\n- Coordonnées, Téléphone: “022” → (empty)\n',
    );
  });

  it('has a first line of at most 72 characters', () => {
    const topics = ['é'.repeat(20), 'b'.repeat(20), 'c'.repeat(20), 'd'.repeat(90)];
    const changes = topics.flatMap((topic) => compare('data/a.json', {}, { [topic]: 1 }));
    const named = changes.map((change) => ({ ...change, topic: change.name }));
    const first = (from: number, language: 'fr' | 'en') =>
      commitMessage(named.slice(from), language).split('\n')[0];
    expect(first(0, 'en')).toBe(`Site changed: ${topics[0]}, ${topics[1]} and 2 more`);
    expect(first(3, 'en')).toBe(`Site changed: ${'d'.repeat(57)}…`);
    expect([...(first(0, 'fr') ?? '')].length).toBeLessThanOrEqual(72);
  });

  it('calls another order, true and numbers by their names', () => {
    const [moved] = compare(
      'data/a.json',
      [{ slug: 'b' }, { slug: 'c' }],
      [{ slug: 'c' }, { slug: 'b' }],
    );
    const [shown] = compare('data/a.json', { menu: 4 }, { menu: true });
    expect(moved && changeSentence(moved, 'en')).toBe('Order changed: data/a.json');
    expect(shown && changeSentence(shown, 'fr')).toBe('data/a.json, menu\u00a0: 4 → true');
  });
});
