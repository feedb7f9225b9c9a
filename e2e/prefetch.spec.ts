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
    await page.clock.install();
    await openPage(page, '/contact');
    expect(asked).not.toContain(data);
    await footerLink.scrollIntoViewIfNeeded();
    /** Passes the pause that Gatsby makes after every fourth page. */
    const nextPages = async () => {
      await page.clock.fastForward(3_000);
      await page.waitForLoadState('networkidle');
    };
    if (saveData) {
      for (let batch = 0; batch < 4; batch += 1) await nextPages();
      expect(asked).not.toContain(data);
      await footerLink.hover();
    }
    await expect(async () => {
      await nextPages();
      expect(asked).toContain(data);
    }).toPass();
  });
