import { filledIn, type Draft } from './drafts';
import { photosField } from './fields';
import type { Photo, PhotoFault, ReadyPhoto } from './photos';
import type { Receipt } from './receipts';
import { draftOfResults, resultsIn, withoutResults, type ToolResult } from './results';
import { servicesField, withOwn } from './services';
import type { Outcome } from './submit';

/** What is known of a form, on the screen or not: a visitor can change page or language. */
export interface FormState {
  /** Whether what the tab has kept of an earlier document is in it. */
  isRestored: boolean;
  /** What the visitor has made of the fields. */
  draft: Draft;
  /** What the tools have handed over. */
  results: readonly ToolResult[];
  photos: readonly Photo[];
  /** How many photographs were ever chosen. */
  photoCount: number;
  /** What went wrong with the last choice. */
  photoFaults: readonly PhotoFault[];
  /** The names of photographs that a reload has lost, until the visitor is told. */
  lostPhotos: string;
  /** `sent` and `failed` last as long as their notice. */
  status: 'idle' | 'sending' | Outcome;
  /** Whether the visitor is reading the notice, so that its time stands still. */
  isNoticeHeld: boolean;
  /** What was sent last, until the visitor wants the form back. */
  receipt?: Receipt | undefined;
}

export const emptyForm: FormState = {
  isRestored: false,
  draft: {},
  results: [],
  photos: [],
  photoCount: 0,
  photoFaults: [],
  lostPhotos: '',
  status: 'idle',
  isNoticeHeld: false,
};

export type FormAction =
  /** What the tab has kept. */
  | { type: 'restored'; kept: Draft }
  /** What stood in the fields before the scripts came: it goes over what the tab has kept. */
  | { type: 'found'; draft: Draft }
  /** What stands in all fields now. */
  | { type: 'typed'; draft: Draft }
  /** A result, in the place of an earlier one of its tool. It may ask for the page's own service, by its slug. */
  | { type: 'handedOver'; result: ToolResult; service?: string | undefined }
  | { type: 'resultRemoved'; tool: ToolResult['tool'] }
  | { type: 'photosChosen'; photos: readonly Photo[]; faults: readonly PhotoFault[] }
  | { type: 'photoReady'; id: number; ready: ReadyPhoto }
  | { type: 'photoUnreadable'; id: number }
  | { type: 'photoRemoved'; id: number }
  /** The visitor is told of the photographs that a reload has lost. */
  | { type: 'lossShown' }
  | { type: 'sending' }
  /** With the state in which the form was sent. */
  | { type: 'sent'; sent: FormState; receipt?: Receipt | undefined }
  | { type: 'failed' }
  | { type: 'noticeHeld'; isHeld: boolean }
  | { type: 'noticeEnded' }
  | { type: 'receiptDropped' };

/** What the tab keeps of a form. */
export function keptOf({ draft, results, photos, lostPhotos }: FormState): Draft {
  const names = photos.map(({ name, size }) => `${name} (${size})`).join(', ') || lostPhotos;
  return { ...draft, ...(names && { [photosField]: names }), ...draftOfResults(results) };
}

function restored(state: FormState, kept: Draft): FormState {
  const { [photosField]: lostPhotos = '', ...draft } = withoutResults(kept);
  return {
    ...state,
    isRestored: true,
    draft: { ...draft, ...state.draft },
    results: resultsIn(kept),
    lostPhotos: state.photos.length > 0 ? '' : lostPhotos,
  };
}

/** Removes what was sent, and keeps what the visitor has added since. */
function cleared(state: FormState, sent: FormState): Partial<FormState> {
  const typedSince = Object.entries(state.draft).filter(
    ([name, text]) => text !== sent.draft[name],
  );
  return {
    draft: Object.fromEntries(typedSince),
    results: state.results.filter((result) => !sent.results.includes(result)),
    photos: state.photos.filter(({ id }) => sent.photos.every((photo) => photo.id !== id)),
    photoFaults: [],
  };
}

/** What becomes of a form's state. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { draft, results, photos, photoFaults } = state;
  switch (action.type) {
    case 'restored':
      return restored(state, action.kept);
    case 'found':
      return { ...state, draft: { ...draft, ...filledIn(action.draft) } };
    case 'typed':
      return { ...state, draft: { ...draft, ...action.draft } };
    case 'handedOver': {
      const { result, service } = action;
      const ticks = draft[servicesField];
      return {
        ...state,
        receipt: undefined,
        results: [...results.filter(({ tool }) => tool !== result.tool), result],
        draft: ticks && service ? { ...draft, [servicesField]: withOwn(ticks, service) } : draft,
      };
    }
    case 'resultRemoved':
      return { ...state, results: results.filter(({ tool }) => tool !== action.tool) };
    case 'photosChosen':
      return {
        ...state,
        photos: [...photos, ...action.photos],
        photoCount: state.photoCount + action.photos.length,
        photoFaults: action.faults,
        lostPhotos: '',
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
      return {
        ...state,
        photos: photos.filter((each) => each !== photo),
        photoFaults: [...photoFaults, { reason: 'unreadable', names: photo.name }],
      };
    }
    case 'photoRemoved':
      return { ...state, photos: photos.filter(({ id }) => id !== action.id), photoFaults: [] };
    case 'lossShown':
      return { ...state, lostPhotos: '', photoFaults: [{ reason: 'lost', names: '' }] };
    case 'sending':
    case 'failed':
      return { ...state, status: action.type, isNoticeHeld: false };
    case 'sent': {
      const receipt = action.receipt ?? state.receipt;
      return { ...state, ...cleared(state, action.sent), status: 'sent', receipt };
    }
    case 'noticeHeld':
      return { ...state, isNoticeHeld: action.isHeld };
    case 'noticeEnded':
      return state.status === 'sending' ? state : { ...state, status: 'idle' };
    case 'receiptDropped':
      return { ...state, receipt: undefined };
  }
}
