import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { moved } from './moved';

/*
 * Depends on: gatsby-plugin-sharp calls sharp's method `avif` with a quality and no effort.
 * Saves: half the time of a build from scratch, 47 s instead of 101 s.
 */

/** Effort of the encoder, 0 to 9. Our pictures are as small at 2 as at 4, sharp's default, and look alike. */
const effort = 2;

const { prototype } = sharp as unknown as { prototype: Partial<Sharp> };

let calls = 0;

/** Makes each AVIF of this build at our effort. Throws if sharp has no such method. */
export function makeAvifQuickly(): void {
  if (!prototype.avif) throw moved('src/gatsby/avif-effort.ts', 'sharp has no method "avif"');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    calls += 1;
    return this.heif({ effort, ...options, compression: 'av1' });
  };
}

/** Throws after a build that made AVIFs without our effort. */
export function checkAvifEffort(hasNewAvifs: boolean): void {
  if (hasNewAvifs && calls === 0)
    throw moved(
      'src/gatsby/avif-effort.ts',
      'gatsby-plugin-sharp made AVIFs without calling "avif" of sharp',
    );
}
