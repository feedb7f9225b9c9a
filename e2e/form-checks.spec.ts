import { words } from './support/form-words';
import { button, fieldOf, fill, notice, openForm } from './support/forms';
import { expect, test } from './support/test';

test(
  'a form names what is missing, malformed or too long, keeps it, and is sent once it is corrected',
  { tag: '@engines' },
  async ({ page }) => {
    const form = await openForm(page, 'contact');
    const text = 'é'.repeat(20_001);
    await fieldOf(form, 'message').focus();
    await page.keyboard.insertText(text);
    await fill(form, { email: 'zoe@', phone: 'call me' });
    await button(form).click();
    await expect(fieldOf(form, 'name')).toBeFocused();
    await expect(fieldOf(form, 'name')).toHaveAccessibleDescription(words.en.faults.fullName);
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words.en.faults.email);
    await expect(fieldOf(form, 'phone')).toHaveAccessibleDescription(words.en.faults.phone);
    await expect(fieldOf(form, 'message')).toHaveAccessibleDescription(
      'This text is too long: 20000 characters at most.',
    );
    await expect(fieldOf(form, 'message')).toHaveValue(text);
    await fill(form, { name: 'Zoë', email: 'zoe@example.ch', phone: '0041 22.000-00/00' });
    await button(form).click();
    await expect(form.locator('[aria-invalid]')).toHaveAttribute('name', 'message');
    await expect(notice(form)).toHaveText('');
    await fill(form, { message: text.slice(1) });
    await button(form).click();
    await expect(notice(form)).toContainText(words.en.sent);
    await expect(form.locator('[aria-invalid], .invalid-feedback')).toHaveCount(0);
  },
);
