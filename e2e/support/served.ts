import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';

/** A page as the host serves it, before any script runs. */
export async function served(
  request: APIRequestContext,
  path: string,
): Promise<{ status: number; $: CheerioAPI }> {
  const response = await request.get(path);
  return { status: response.status(), $: load(await response.text()) };
}
