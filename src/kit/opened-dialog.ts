import { useLocation, useNavigate } from 'react-router';
import { DIALOGS, type DialogName } from '../paths.ts';

type OpenedDialog = {
  /** The dialog that the address names. */
  name: DialogName | undefined;
  open(name: DialogName): void;
  close(): void;
};

/** The dialog over the present page, as the address has it. A page can so open one that belongs to a later feature. */
export function useOpenedDialog(): OpenedDialog {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const query = new URLSearchParams(search);
  const named = query.get('dialog');
  const isOurs = wasOpenedHere(state);

  const to = (name: DialogName | undefined) => {
    const next = new URLSearchParams(search);
    if (name) next.set('dialog', name);
    else next.delete('dialog');
    return { search: next.toString(), hash };
  };
  return {
    name: DIALOGS.find((name) => name === named),
    open(name) {
      // One that follows another takes its place: Back leads out of both.
      void navigate(to(name), {
        replace: named !== null,
        state: { dialogOpenedHere: named === null || isOurs },
        preventScrollReset: true,
      });
    },
    close() {
      if (named === null) return;
      if (isOurs) void navigate(-1);
      else void navigate(to(undefined), { replace: true, preventScrollReset: true });
    },
  };
}

function wasOpenedHere(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'dialogOpenedHere' in state &&
    state.dialogOpenedHere === true
  );
}
