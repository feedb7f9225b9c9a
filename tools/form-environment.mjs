import { portFrom, receiverPort, sitePort } from './ports.mjs';

/** Whether forms are posted to the local receiver: yes, unless a key of the form service is configured. */
export const usesLocalReceiver = () => !process.env.GATSBY_FORM_KEY;

/**
 * The form settings of a site on this machine.
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
    GATSBY_FORM_ATTACHMENTS: 'true',
  };
}

/**
 * The settings of a site under test: its own ports (`TEST_PORT` and the next one), so that tests can run beside
 * "npm start", and never the real form service.
 *
 * @returns {Record<string, string>}
 */
export function testEnvironment() {
  const site = portFrom('TEST_PORT', 9100);
  return { PORT: String(site), FORM_PORT: String(site + 1), ...localForms(site, site + 1) };
}
