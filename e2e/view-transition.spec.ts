import { expect, test } from './support/console';
import { whenReady } from './support/ready';

test("a service's picture moves from its tile into the banner; all else changes at once", async ({
  page,
}) => {
  await page.goto('/service-details/Eletricite');
  await whenReady(page);
  const tile = page.locator('.service-tile', { hasText: 'Courant faible' });
  const { width } = (await tile.locator('picture').boundingBox())!;
  const moved = page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        document.addEventListener('animationstart', () => {
          const groups = document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect)) return [];
            const [, name] = /-group\((.+)\)/.exec(effect.pseudoElement ?? '') ?? [];
            return name ? [[name, effect.getKeyframes()[0]?.width]] : [];
          });
          if (groups.length > 0) resolve(Object.fromEntries(groups) as Record<string, unknown>);
        });
      }),
  );
  await tile.getByRole('link').click();
  expect(await moved).toEqual({ picture: `${width}px` });
});
