import {
  emptyForm,
  formReducer,
  type FormAction,
  type FormState,
} from '../../src/forms/form-state';
import { drafted, resultsIn, type ToolResult } from '../../src/forms/results';

/** State of a form after some actions. */
const after = (...actions: FormAction[]): FormState => actions.reduce(formReducer, emptyForm);

const estimate: ToolResult = { tool: 'estimate', label: '30 m²', text: 'Roof: 30 m²' };
const larger: ToolResult = { ...estimate, label: '60 m²' };
const powerCut: ToolResult = { tool: 'powerCut', label: 'Power cut', text: 'The power is back.' };

const handedOver = (result: ToolResult, service?: string) =>
  ({ type: 'handedOver', result, service }) as const;

const photo = (id: number) => ({
  id,
  name: `${id}.jpg`,
  size: 1000,
  whenReady: Promise.resolve({ file: new Blob() }),
});
const chosen = (...ids: number[]) =>
  ({ type: 'photosChosen', photos: ids.map(photo), faults: [] }) as const;
const idsOf = ({ photos }: FormState) => photos.map(({ id }) => id);

const receipt = {
  route: '/',
  services: [],
  excerpt: '',
  results: [],
  photos: 0,
  at: new Date(2026, 10, 26),
};

it('comes back as the tab has kept it, and what was typed before goes over that', () => {
  const kept = { name: 'Zoë', email: 'a@b.ch' };
  const restored = { type: 'restored', kept } as const;
  const found = { type: 'found', draft: { name: '', email: 'zoe@b.ch' } } as const;
  for (const state of [after(found, restored), after(restored, found)]) {
    expect(state.isRestored).toBe(true);
    expect(state.draft).toEqual({ ...kept, email: 'zoe@b.ch' });
  }
});

it('has one result of each tool, the last, until it is removed', () => {
  const both = [handedOver(larger), handedOver(powerCut), handedOver(estimate)];
  expect(resultsIn(after(...both).draft)).toEqual([powerCut, estimate]);
  const one = after(...both, { type: 'resultRemoved', tool: 'powerCut' });
  expect(resultsIn(one.draft)).toEqual([estimate]);
});

it('makes room for a result where a receipt stands', () => {
  const sent = { type: 'sent', sent: emptyForm, receipt } as const;
  expect(after(sent).receipt).toBe(receipt);
  expect(after(sent, handedOver(estimate)).receipt).toBeUndefined();
  expect(after(sent, { type: 'receiptDropped' }).receipt).toBeUndefined();
});

it('ticks the service that a result asks for, beside those of the visitor', () => {
  const ticked = { type: 'typed', draft: { service: 'light' } } as const;
  expect(after(ticked, handedOver(estimate, 'solar')).draft.service).toBe('solar light');
  expect(after(ticked, handedOver(estimate)).draft.service).toBe('light');
  expect(after(handedOver(estimate, 'solar')).draft).not.toHaveProperty('service');
});

it('drops what was sent, and keeps what came during the request', () => {
  const sent = after(
    { type: 'typed', draft: { name: 'Zoë', message: 'Hello' } },
    handedOver(estimate),
    handedOver(powerCut),
    chosen(0, 1),
  );
  const during: FormAction[] = [
    { type: 'sending' },
    { type: 'typed', draft: { message: 'Hello again' } },
    handedOver(larger),
    { type: 'photoRemoved', id: 1 },
    chosen(2),
  ];
  const state = [...during, { type: 'sent', sent, receipt } as const].reduce(formReducer, sent);
  expect(state.draft).toEqual({
    message: 'Hello again',
    estimate: drafted(larger),
    attachments: '2.jpg (1000)',
  });
  expect(idsOf(state)).toEqual([2]);
  expect(state.status).toBe('sent');
});

it('a notice ends, a request does not', () => {
  expect(after({ type: 'failed' }, { type: 'noticeEnded' }).status).toBe('idle');
  expect(after({ type: 'sending' }, { type: 'noticeEnded' }).status).toBe('sending');
});

describe('photographs', () => {
  it('are kept by their names, and a reload has lost them', () => {
    const kept = after(chosen(0, 1)).draft;
    expect(kept).toEqual({ attachments: '0.jpg (1000), 1.jpg (1000)' });
    const told = after({ type: 'restored', kept }, { type: 'lossShown' });
    expect(told.photoFaults).toEqual([{ reason: 'lost', names: '' }]);
    expect(told.draft).toEqual({});
  });

  it('are not lost where new ones were chosen before', () => {
    const kept = { attachments: 'old.jpg (1000)' };
    for (const state of [
      after(chosen(0), { type: 'restored', kept }),
      after({ type: 'restored', kept }, chosen(0)),
    ])
      expect(state.draft).toEqual({ attachments: '0.jpg (1000)' });
  });

  it('become ready, or are dropped with a word that they cannot be read', () => {
    const ready = { file: new Blob(), thumbnail: 'data:small' };
    const state = after(
      chosen(0, 1),
      { type: 'photoReady', id: 0, ready },
      { type: 'photoUnreadable', id: 1 },
    );
    expect(state.photos).toEqual([expect.objectContaining({ id: 0, ready })]);
    expect(state.photoFaults).toEqual([{ reason: 'unreadable', names: '1.jpg' }]);
  });

  it('that were removed before they were found unreadable are not spoken of', () => {
    const state = after(
      chosen(0, 1),
      { type: 'photoRemoved', id: 0 },
      { type: 'photoUnreadable', id: 0 },
    );
    expect(idsOf(state)).toEqual([1]);
    expect(state.photoFaults).toEqual([]);
  });

  it('never share an id, and a new choice replaces what was said of the last', () => {
    const state = after(
      chosen(0, 1),
      { type: 'photoUnreadable', id: 1 },
      { type: 'photosChosen', photos: [photo(2)], faults: [{ reason: 'tooMany', names: 'a' }] },
    );
    expect(state.photoCount).toBe(3);
    expect(state.photoFaults).toEqual([{ reason: 'tooMany', names: 'a' }]);
  });
});
