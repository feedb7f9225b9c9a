import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pages } from './support/site';

/** Served HTML is checked as the HTML standard has it; how Gatsby and React write it (void tags, inline styles) is their own. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'error',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'tel-non-breaking': 'off',
    'script-type': 'off',
    'input-attributes': 'error',
  },
});

for (const { path } of pages) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const report = await validator.validateString(await (await request.get(path)).text());
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(messages).toEqual([]);
  });
}
