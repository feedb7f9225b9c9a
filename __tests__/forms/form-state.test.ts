import { emptyDraft, type FormInput } from '../../src/forms/drafts';
import {
  emptyForm,
  formReducer,
  type FormAction,
  type FormState,
} from '../../src/forms/form-state';
import type { ToolResult } from '../../src/forms/results';

/** State of a form after some actions. */
const after = (...actions: FormAction[]): FormState => actions.reduce(formReducer, emptyForm);

const estimate: ToolResult = { tool: 'solar-estimate', label: '30 m²', text: 'Roof: 30 m²' };
const larger: ToolResult = { ...estimate, label: '60 m²', text: 'Roof: 60 m²' };
const powerCut: ToolResult = { tool: 'power-cut', label: 'Power cut', text: 'The power is back.' };

const typed = (input: Partial<FormInput>) =>
  ({ type: 'typed', input: { texts: {}, ...input } }) as const;

const handedOver = (result: ToolResult, service = 'solar') =>
  ({ type: 'handedOver', result, service }) as const;

const photo = (id: number) => ({
  id,
  name: `${id}.jpg`,
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
  const kept = {
    texts: { name: 'Zoë', email: 'a@b.ch' },
    ticks: ['light'],
    results: [powerCut],
    hasPhotos: false,
  };
  const restored = { type: 'restored', kept } as const;
  const found = { type: 'found', input: { texts: { name: '', email: 'zoe@b.ch' } } } as const;
  for (const state of [after(found, restored), after(restored, found)]) {
    expect(state.isRestored).toBe(true);
    expect(state.draft).toEqual({ ...kept, texts: { name: 'Zoë', email: 'zoe@b.ch' } });
  }
});

it('has one result of each tool, the last, until it is removed', () => {
  const both = [handedOver(larger), handedOver(powerCut), handedOver(estimate)];
  expect(after(...both).draft.results).toEqual([powerCut, estimate]);
  const one = after(...both, { type: 'resultRemoved', tool: 'power-cut' });
  expect(one.draft.results).toEqual([estimate]);
});

it('makes room for a result where a receipt stands', () => {
  const sent = { type: 'sent', form: emptyForm, receipt } as const;
  expect(after(sent).receipt).toBe(receipt);
  expect(after(sent, handedOver(estimate)).receipt).toBeUndefined();
  expect(after(sent, { type: 'receiptDropped' }).receipt).toBeUndefined();
});

it('ticks the service of a result, beside those of the visitor', () => {
  const ticked = typed({ ticks: ['light'] });
  expect(after(ticked, handedOver(estimate, 'solar')).draft.ticks).toEqual(['solar', 'light']);
  expect(after(handedOver(estimate, 'solar')).draft.ticks).toBeUndefined();
});

it('drops what was sent, and keeps what came during the request', () => {
  const sent = after(
    typed({ texts: { name: 'Zoë', message: 'Hello' }, ticks: ['web', 'light'] }),
    handedOver(estimate),
    handedOver(powerCut),
    chosen(0, 1),
  );
  const during: FormAction[] = [
    { type: 'sending' },
    typed({ texts: { message: 'Hello again' }, ticks: ['web', 'light'] }),
    handedOver(larger),
    { type: 'photoRemoved', id: 1 },
    chosen(2),
  ];
  const state = [...during, { type: 'sent', form: sent, receipt } as const].reduce(
    formReducer,
    sent,
  );
  expect(state.draft).toEqual({
    texts: { message: 'Hello again' },
    results: [larger],
    hasPhotos: true,
  });
  expect(idsOf(state)).toEqual([2]);
  expect(state.status).toBe('sent');
});

it('a notice ends, a request does not', () => {
  expect(after({ type: 'failed' }, { type: 'noticeEnded' }).status).toBe('idle');
  expect(after({ type: 'sending' }, { type: 'noticeEnded' }).status).toBe('sending');
});

it('a notice ends with its own receipt, not with an earlier one', () => {
  const sent = { type: 'sent', form: emptyForm, receipt } as const;
  expect(after(sent, { type: 'noticeEnded', receipt }).status).toBe('idle');
  expect(after(sent, { type: 'noticeEnded', receipt: { ...receipt } }).status).toBe('sent');
  expect(after(sent, { type: 'receiptDropped' }).status).toBe('idle');
  expect(after(sent, handedOver(estimate)).status).toBe('idle');
});

describe('photos', () => {
  it('are lost by a reload, which tells of it', () => {
    const kept = after(chosen(0, 1)).draft;
    expect(kept).toEqual({ ...emptyDraft, hasPhotos: true });
    const told = after({ type: 'restored', kept }, { type: 'photosLost' });
    expect(told.photoFaults).toEqual([{ reason: 'lost', names: '' }]);
    expect(told.draft).toEqual({ ...emptyDraft, hasPhotos: false });
  });

  it('are not lost where new ones were chosen before', () => {
    const kept = { ...emptyDraft, hasPhotos: true };
    for (const state of [
      after(chosen(0), { type: 'restored', kept }),
      after({ type: 'restored', kept }, chosen(0)),
    ])
      expect(state.photos).toHaveLength(1);
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
    expect(state.nextPhotoId).toBe(3);
    expect(state.photoFaults).toEqual([{ reason: 'tooMany', names: 'a' }]);
  });
});
