import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

type States = Readonly<Record<string, unknown>>;

const KeptStatesContext = createContext<readonly [States, Dispatch<SetStateAction<States>>] | null>(
  null,
);

/** Keeps the states of `useKeptState`. With the page's route as its `key`, it starts anew on another page. */
export function KeptStates({ children }: { children: ReactNode }) {
  const [states, setStates] = useState<States>({});
  const value = useMemo(() => [states, setStates] as const, [states]);
  return <KeptStatesContext.Provider value={value}>{children}</KeptStatesContext.Provider>;
}

/**
 * `useState` whose state stays when the visitor changes the language, which mounts the page anew.
 *
 * @param name unique on the page
 * @throws outside `KeptStates`
 */
export function useKeptState<State>(
  name: string,
  initial: State,
): [State, Dispatch<SetStateAction<State>>] {
  const context = useContext(KeptStatesContext);
  if (!context) throw new Error('A kept state must be used inside <KeptStates>.');
  const [states, setStates] = context;
  const [first] = useState(initial);
  const stateIn = useCallback(
    (all: States) => (name in all ? (all[name] as State) : first),
    [name, first],
  );
  const setState = useCallback(
    (next: SetStateAction<State>) =>
      setStates((all) => ({
        ...all,
        [name]: next instanceof Function ? next(stateIn(all)) : next,
      })),
    [name, setStates, stateIn],
  );
  return [stateIn(states), setState];
}
