import { filledIn, type Draft } from './drafts';
import { photosField } from './fields';
import type { Photo, PhotoFault, ReadyPhoto } from './photos';
import type { ReceiptData } from './receipts';
import { drafted, type ToolResult } from './results';
import { servicesField, withOwn } from './service-offers';
import type { Outcome } from './submit';

/** State of a form, kept while it is not mounted: a visitor can change page or language. */
export interface FormState {
  /** Whether the draft stored in this tab has been restored. */
  isRestored: boolean;
  /** Input of the visitor, results of the tools, and names of the photographs. */
  draft: Draft;
  /** The photographs themselves, lost on reload. */
  photos: readonly Photo[];
  /** Number of photographs ever chosen. */
  photoCount: number;
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
  draft: {},
  photos: [],
  photoCount: 0,
  photoFaults: [],
  status: 'idle',
  isNoticeHeld: false,
};

export type FormAction =
  /** Draft stored in this tab. */
  | { type: 'restored'; kept: Draft }
  /** Input from before hydration. It overrides the stored draft. */
  | { type: 'found'; draft: Draft }
  /** Current values of all fields. */
  | { type: 'typed'; draft: Draft }
  /** Result of a tool, which replaces an earlier one. It may ask for the page's own service, by its slug. */
  | { type: 'handedOver'; result: ToolResult; service?: string | undefined }
  | { type: 'resultRemoved'; tool: ToolResult['tool'] }
  | { type: 'photosChosen'; photos: readonly Photo[]; faults: readonly PhotoFault[] }
  | { type: 'photoReady'; id: number; ready: ReadyPhoto }
  | { type: 'photoUnreadable'; id: number }
  | { type: 'photoRemoved'; id: number }
  /** The visitor was told that a reload has lost photographs. */
  | { type: 'lossShown' }
  | { type: 'sending' }
  /** With the state in which the form was sent. */
  | { type: 'sent'; sent: FormState; receipt?: ReceiptData | undefined }
  | { type: 'failed' }
  | { type: 'noticeHeld'; isHeld: boolean }
  | { type: 'noticeEnded' }
  | { type: 'receiptDropped' };

const without = (draft: Draft, name: string): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([each]) => each !== name));

/** The state with other photographs. Their names go into the draft. */
function withPhotos(state: FormState, photos: readonly Photo[]): FormState {
  const names = photos.map(({ name, size }) => `${name} (${size})`).join(', ');
  const draft = without(state.draft, photosField);
  return { ...state, photos, draft: names ? { ...draft, [photosField]: names } : draft };
}

/** Reducer of a form's state. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { draft, photos, photoFaults } = state;
  switch (action.type) {
    case 'restored':
      return { ...state, isRestored: true, draft: { ...action.kept, ...draft } };
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
        draft: {
          ...without(draft, result.tool),
          ...(ticks && service && { [servicesField]: withOwn(ticks, service) }),
          [result.tool]: drafted(result),
        },
      };
    }
    case 'resultRemoved':
      return { ...state, draft: without(draft, action.tool) };
    case 'photosChosen':
      return {
        ...withPhotos(state, [...photos, ...action.photos]),
        photoCount: state.photoCount + action.photos.length,
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
    case 'lossShown':
      return { ...withPhotos(state, []), photoFaults: [{ reason: 'lost', names: '' }] };
    case 'sending':
    case 'failed':
      return { ...state, status: action.type, isNoticeHeld: false };
    case 'sent': {
      const { sent, receipt = state.receipt } = action;
      // Keep what the visitor has added since.
      const typed = Object.entries(draft).filter(([name, text]) => text !== sent.draft[name]);
      const added = photos.filter(({ id }) => sent.photos.every((photo) => photo.id !== id));
      const left = withPhotos({ ...state, draft: Object.fromEntries(typed) }, added);
      return { ...left, photoFaults: [], status: 'sent', receipt };
    }
    case 'noticeHeld':
      return { ...state, isNoticeHeld: action.isHeld };
    case 'noticeEnded':
      return state.status === 'sending' ? state : { ...state, status: 'idle' };
    case 'receiptDropped':
      return { ...state, receipt: undefined };
  }
}
