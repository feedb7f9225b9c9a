import { portFrom, receiverPort, sitePort } from './ports.mjs';

/** Whether the site posts to the local receiver: as long as no key of the real service is configured. */
export const usesLocalReceiver = () => !process.env.GATSBY_FORM_KEY;

/**
 * The form settings for a site that runs on this machine.
 *
 * @returns {Record<string, string>}
 */
export function formEnvironment() {
  if (!usesLocalReceiver()) return {};
  return localForms(sitePort(), receiverPort());
}

/** @param {number} site @param {number} receiver their ports */
function localForms(site, receiver) {
  return {
    GATSBY_FORM_ENDPOINT: `http://localhost:${receiver}/submit`,
    GATSBY_FORM_KEY: 'local',
    GATSBY_FORM_RETURN_ORIGIN: `http://localhost:${site}`,
  };
}

/**
 * The settings of a site under test: ports of its own (`TEST_PORT` and the next one), so that tests run beside
 * "npm start", and no real service.
 *
 * @returns {Record<string, string>}
 */
export function testEnvironment() {
  const site = portFrom('TEST_PORT', 9100);
  return { PORT: String(site), FORM_PORT: String(site + 1), ...localForms(site, site + 1) };
}
