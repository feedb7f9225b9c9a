import { emptyDraft, type Draft, type FormInput } from './drafts';
import type { Photo, PhotoFault, ReadyPhoto } from './photos';
import type { ReceiptData } from './receipts';
import type { ToolResult } from './results';
import { withOwn } from './service-offers';
import type { Outcome } from './submit';

/** State of a form, kept while it is not mounted: a visitor can change page or language. */
export interface FormState {
  /** Whether the draft stored in this tab has been restored. */
  isRestored: boolean;
  draft: Draft;
  /** The photos themselves, lost on reload. */
  photos: readonly Photo[];
  /** Id of the next photo. Counts on after a removal. */
  nextPhotoId: number;
  /** Errors of the last choice. */
  photoFaults: readonly PhotoFault[];
  /** `sent` and `failed` last as long as their notice. */
  status: 'idle' | 'sending' | Outcome;
  /** Whether the visitor is reading the notice, which pauses its timer. */
  isNoticeHeld: boolean;
  /** The last request sent, until the visitor asks for the form again. */
  receipt?: ReceiptData | undefined;
}

export const emptyForm: FormState = {
  isRestored: false,
  draft: emptyDraft,
  photos: [],
  nextPhotoId: 0,
  photoFaults: [],
  status: 'idle',
  isNoticeHeld: false,
};

/** What happens to a form. `restored` and `found` come in either order: what is in a field wins. */
export type FormAction =
  /** Draft stored in this tab. */
  | { type: 'restored'; kept: Draft }
  /** Input in the fields as a form mounts: typed before hydration, else none. Overrides the stored draft. */
  | { type: 'found'; input: FormInput }
  /** Current input of all fields. */
  | { type: 'typed'; input: FormInput }
  /** Result of a tool, which replaces an earlier one. It asks for the page's own service, by its slug. */
  | { type: 'handedOver'; result: ToolResult; service: string }
  | { type: 'resultRemoved'; tool: ToolResult['tool'] }
  | { type: 'photosChosen'; photos: readonly Photo[]; faults: readonly PhotoFault[] }
  | { type: 'photoReady'; id: number; ready: ReadyPhoto }
  | { type: 'photoUnreadable'; id: number }
  | { type: 'photoRemoved'; id: number }
  /** A reload has lost the draft's photos. */
  | { type: 'photosLost' }
  | { type: 'sending' }
  /** With the state in which the form was sent. */
  | { type: 'sent'; form: FormState; receipt?: ReceiptData | undefined }
  | { type: 'failed' }
  /** Not sent, because a photo could not be read. */
  | { type: 'withheld' }
  | { type: 'noticeHeld'; isHeld: boolean }
  /** With a receipt, which has just left the page, only its own notice ends: another may have been sent since. */
  | { type: 'noticeEnded'; receipt?: ReceiptData }
  | { type: 'receiptDropped' };

/** The results of other tools than those of `others`. */
const withoutTools = (results: readonly ToolResult[], others: readonly ToolResult[]) =>
  results.filter(({ tool }) => others.every((other) => other.tool !== tool));

/** A draft over an older one. */
const mergedDraft = (older: Draft, { texts, ticks, results, hasPhotos }: Draft): Draft => ({
  texts: { ...older.texts, ...texts },
  ticks: ticks ?? older.ticks,
  results: [...withoutTools(older.results, results), ...results],
  hasPhotos: hasPhotos || older.hasPhotos,
});

/** The filled-in texts. */
const filledIn = (texts: FormInput['texts']): FormInput['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** What a draft has beyond the one that was sent, but for photos. */
function addedSince(sent: Draft, { texts, ticks, results }: Draft): Draft {
  const typed = Object.entries(texts).filter(([name, text]) => text !== sent.texts[name]);
  const isSent = ({ tool, text }: ToolResult) =>
    sent.results.some((each) => each.tool === tool && each.text === text);
  return {
    ...emptyDraft,
    texts: Object.fromEntries(typed),
    ticks: ticks?.join() === sent.ticks?.join() ? undefined : ticks,
    results: results.filter((result) => !isSent(result)),
  };
}

/** The state with other photos. */
function withPhotos(state: FormState, photos: readonly Photo[]): FormState {
  return { ...state, photos, draft: { ...state.draft, hasPhotos: photos.length > 0 } };
}

const withoutNotice = (state: FormState): FormState =>
  state.status === 'sending' ? state : { ...state, status: 'idle' };

/** The state without its receipt and, unless something is being sent, without a notice. */
const withoutReceipt = (state: FormState): FormState =>
  state.receipt ? { ...withoutNotice(state), receipt: undefined } : state;

/** Reducer of a form's state. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { draft, photos, photoFaults } = state;
  switch (action.type) {
    case 'restored':
      return { ...state, isRestored: true, draft: mergedDraft(action.kept, draft) };
    case 'found': {
      const { texts, ticks } = action.input;
      return {
        ...state,
        draft: mergedDraft(draft, { ...emptyDraft, texts: filledIn(texts), ticks }),
      };
    }
    case 'typed': {
      const { texts, ticks } = action.input;
      return { ...state, draft: { ...draft, texts: { ...draft.texts, ...texts }, ticks } };
    }
    case 'handedOver': {
      const { result, service } = action;
      const ticks = withOwn(draft.ticks, service);
      const results = [...withoutTools(draft.results, [result]), result];
      return { ...withoutReceipt(state), draft: { ...draft, ticks, results } };
    }
    case 'resultRemoved': {
      const results = draft.results.filter(({ tool }) => tool !== action.tool);
      return { ...state, draft: { ...draft, results } };
    }
    case 'photosChosen':
      return {
        ...withPhotos(state, [...photos, ...action.photos]),
        nextPhotoId: state.nextPhotoId + action.photos.length,
        photoFaults: action.faults,
      };
    case 'photoReady': {
      const { id, ready } = action;
      return {
        ...state,
        photos: photos.map((each) => (each.id === id ? { ...each, ready } : each)),
      };
    }
    case 'photoUnreadable': {
      const photo = photos.find(({ id }) => id === action.id);
      if (!photo) return state;
      const others = photos.filter((each) => each !== photo);
      const fault = { reason: 'unreadable', names: photo.name } as const;
      return { ...withPhotos(state, others), photoFaults: [...photoFaults, fault] };
    }
    case 'photoRemoved': {
      const others = photos.filter(({ id }) => id !== action.id);
      return { ...withPhotos(state, others), photoFaults: [] };
    }
    case 'photosLost':
      return { ...withPhotos(state, []), photoFaults: [{ reason: 'lost', names: '' }] };
    case 'sending':
    case 'failed':
      return { ...state, status: action.type, isNoticeHeld: false };
    case 'sent': {
      const { form, receipt = state.receipt } = action;
      // Keep what the visitor has added since.
      const added = photos.filter(({ id }) => form.photos.every((photo) => photo.id !== id));
      const left = withPhotos({ ...state, draft: addedSince(form.draft, draft) }, added);
      return { ...left, photoFaults: [], status: 'sent', receipt };
    }
    case 'withheld':
      return { ...state, status: 'idle' };
    case 'noticeHeld':
      return { ...state, isNoticeHeld: action.isHeld };
    case 'noticeEnded':
      return action.receipt && action.receipt !== state.receipt ? state : withoutNotice(state);
    case 'receiptDropped':
      return withoutReceipt(state);
  }
}
