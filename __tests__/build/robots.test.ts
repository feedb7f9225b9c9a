/** @jest-environment node */
import { robotsTxt } from '../../src/build/robots';

const company = { siteUrl: 'https://www.brightwire.example' };

it('lets everything be read, and names the sitemap of a live site', () => {
  expect(robotsTxt(company, 'placeholder')).toBe('User-agent: *\nAllow: /\n');
  expect(robotsTxt(company, 'preview')).toBe('User-agent: *\nAllow: /\n');
  expect(robotsTxt(company, 'live')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.brightwire.example/sitemap.xml\n',
  );
});
