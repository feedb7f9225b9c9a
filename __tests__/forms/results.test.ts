import { formOf, handOver } from '../../src/forms/hand-over';
import { toolResults, withResults, type ToolResult } from '../../src/forms/results';

const estimate: ToolResult = {
  tool: 'estimate',
  label: 'Estimate: 30 m²',
  text: 'Roof: 30 m²\n/en',
};
const powerCut: ToolResult = { tool: 'powerCut', label: 'Power cut', text: 'The power is back.' };

afterEach(() =>
  (['service', 'contact'] as const).forEach((form) =>
    toolResults.of(form).forEach(({ tool }) => toolResults.remove(form, tool)),
  ),
);

it('holds one result of each tool, the last, for its own form', () => {
  toolResults.add('service', { ...estimate, label: 'Estimate: 60 m²' });
  toolResults.add('service', powerCut);
  toolResults.add('service', estimate);
  expect(toolResults.of('service')).toEqual([powerCut, estimate]);
  expect(toolResults.of('contact')).toEqual([]);
  toolResults.remove('service', 'powerCut');
  expect(toolResults.of('service')).toEqual([estimate]);
});

it('comes back from a draft, but not over what was handed over since', () => {
  toolResults.add('service', estimate);
  const draft = toolResults.draftOf('service');
  toolResults.restore('contact', draft);
  expect(toolResults.of('contact')).toEqual([estimate]);
  const newer = { ...estimate, label: 'Estimate: 60 m²' };
  toolResults.add('contact', newer);
  toolResults.restore('contact', draft);
  expect(toolResults.of('contact')).toEqual([newer]);
});

it.each(['', 'null', '{', '["one"]', '["two", 2]', '{"label":"a","text":"b"}'])(
  'takes nothing from the damaged draft %j',
  (estimateDraft) => {
    toolResults.restore('service', { estimate: estimateDraft });
    expect(toolResults.of('service')).toEqual([]);
  },
);

it('drops what was sent, and keeps what came during the request', () => {
  toolResults.add('service', estimate);
  toolResults.add('service', powerCut);
  const sent = toolResults.draftOf('service');
  const newer = { ...estimate, label: 'Estimate: 60 m²' };
  toolResults.add('service', newer);
  toolResults.dropSent('service', sent);
  expect(toolResults.of('service')).toEqual([newer]);
});

it('stands below the visitor’s own words, which may be none', () => {
  expect(withResults('Call me.', [estimate, powerCut])).toBe(
    'Call me.\n\nRoof: 30 m²\n/en\n\nThe power is back.',
  );
  expect(withResults('', [powerCut])).toBe('The power is back.');
});

it('goes to the form of the page, or else to that of the contact page', () => {
  expect(formOf({ route: '/', hasQuoteForm: true })).toBe('home');
  expect(formOf({ route: '/service-Web', hasQuoteForm: true })).toBe('service');
  expect(formOf({ route: '/contact', hasQuoteForm: true })).toBe('contact');
  expect(formOf({ route: '/lentreprise', hasQuoteForm: false })).toBe('contact');
  handOver('contact', estimate);
  expect(toolResults.of('contact')).toEqual([estimate]);
});
