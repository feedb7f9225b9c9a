import { expect, test } from './support/console';
import { openPage } from './support/ready';

for (const saveData of [false, true])
  test(`visible links are ${saveData ? 'loaded when pointed at' : 'prefetched'}, saveData ${saveData}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const data = '/page-data/service-details/Eletricite/page-data.json';
    const footerLink = page.locator('.footer a[href="/service-details/Eletricite"]');
    await openPage(page, '/contact');
    expect(asked).not.toContain(data);
    await footerLink.scrollIntoViewIfNeeded();
    if (saveData) {
      await page.waitForLoadState('networkidle');
      expect(asked).not.toContain(data);
      await footerLink.hover();
    }
    await expect.poll(() => asked).toContain(data);
  });
