import { notFoundPaths } from '../../src/behaviours/not-found-paths';

it.each(['/', '/en', '/contact', '/it/service-Web', ''])(
  'is empty where the page %p was served',
  (page) => expect(notFoundPaths(page, page)).toEqual([]),
);

it.each(['/en/404', '/en/404.html'])('knows the address that %s was served at', (page) => {
  expect(notFoundPaths(page, '/en/no/such')).toEqual(
    expect.arrayContaining([
      { path: '/en/404', matchPath: '/en/no/such' },
      { path: '/404.html', matchPath: '/no/such' },
      { path: '/it/404', matchPath: '/it/no/such' },
    ]),
  );
});

it('knows the French not-found page too', () => {
  expect(notFoundPaths('/404.html', '/rien')).toContainEqual({
    path: '/404.html',
    matchPath: '/rien',
  });
});
