import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { moved } from './moved';

/*
 * Leans on: gatsby-plugin-sharp calls sharp's method `avif` with a quality and no effort.
 * Gains: a build from nothing takes 47 s instead of 101 s.
 */

/**
 * How hard the encoder tries, from 0 to 9. At 2 our pictures are as small as at sharp's default of 4, and look the same
 * (about 1.2 dB of some 42).
 */
const effort = 2;

const { prototype } = sharp as unknown as { prototype: Partial<Sharp> };

let calls = 0;

/**
 * Makes each AVIF of this build at our effort.
 *
 * @throws if sharp has no such method
 */
export function makeAvifQuickly(): void {
  if (!prototype.avif) throw moved('avif-effort.ts', 'sharp has no method "avif"');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    calls += 1;
    return this.heif({ effort, ...options, compression: 'av1' });
  };
}

/**
 * Checks after a build that its AVIFs were made at our effort.
 *
 * @param hasNewAvifs whether the build made any
 * @throws if it did so without the method
 */
export function checkAvifEffort(hasNewAvifs: boolean): void {
  if (hasNewAvifs && calls === 0)
    throw moved('avif-effort.ts', 'gatsby-plugin-sharp made AVIFs without calling "avif" of sharp');
}
