import { useRef, useState } from 'react';
import { dayIn } from '../../../../base/day.ts';
import { call, sentenceOf, ownTimeZone } from '../../../../kit/call.ts';
import { fetchFile, saveFile } from '../../../../kit/download.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { refreshSession } from '../../../accounts/screens/session.ts';
import { deleteChildAccount, exportChildData, updatePrivacy, type PortalTokens } from '../../contract.ts';
import { wipeDeleted } from '../deleted/wipe-deleted.ts';
import { exportFileName, firstNameIn } from './exportFile.ts';
import { isTokenRefused, keyHeader, withPatience } from './portalCalls.ts';
import { viewedWith, type Held } from './viewing.ts';

export type PrivacyChange = { setting: 'socialSharingEnabled' | 'dataRetentionConsent'; isOn: boolean };

/** What is going on at the moment: one thing at a time, so that no token is used twice. */
export type PortalAct = { kind: 'export' } | { kind: 'delete' } | ({ kind: 'privacy' } & PrivacyChange);

export type Portal = Held & {
  act: PortalAct | undefined;
  /** The server takes the tokens no more. */
  isSpent: boolean;
  /** Whether this page has handed out the file. */
  hasExported: boolean;
  /** The latest act, when it failed, and why. */
  failed: { kind: PortalAct['kind']; error: unknown } | undefined;
  exportData: () => Promise<void>;
  changePrivacy: (change: PrivacyChange) => Promise<void>;
  deleteAccount: () => Promise<void>;
};

/** The acts of the portal, each with its own token, which the parent never hears of. */
export function usePortal(first: Held, onDeleted: (message: string) => void): Portal {
  const [held, setHeld] = useState(first);
  const [act, setAct] = useState<PortalAct>();
  const [isSpent, setIsSpent] = useState(false);
  const [hasExported, setHasExported] = useState(false);
  const [failed, setFailed] = useState<Portal['failed']>();
  // An act goes over several answers, each with new tokens, and does not wait for the screen in between.
  const newest = useRef(first);
  const isActing = useRef(false);

  const keep = (change: Partial<Held>) => {
    newest.current = { ...newest.current, ...change };
    setHeld(newest.current);
  };

  /** Looks again, where there is a token for it. */
  const look = async () => {
    const token = newest.current.tokens.view_data;
    if (token) keep(await viewedWith(token));
    return Boolean(token);
  };

  /** A token may have been used by a call whose answer was lost: a look at the data brings another one. */
  const using = async <T>(action: keyof PortalTokens, make: (token: string) => Promise<T>): Promise<T> => {
    const once = () => withPatience(() => make(newest.current.tokens[action] ?? ''));
    try {
      return await once();
    } catch (error) {
      if (isTokenRefused(error) && (await look())) return once();
      throw error;
    }
  };

  const doing = async (next: PortalAct, [title, fallback]: [string, string], work: () => Promise<void>) => {
    if (isActing.current) return;
    isActing.current = true;
    setAct(next);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      setIsSpent(isTokenRefused(error));
      setFailed({ kind: next.kind, error });
      toast(title, sentenceOf(error) ?? fallback, 'problem');
    } finally {
      isActing.current = false;
      setAct(undefined);
    }
  };

  /** What was done stays done when this fails; the next act looks again. */
  const lookQuietly = () => look().catch(() => false);

  return {
    ...held,
    act,
    isSpent,
    hasExported,
    failed,
    exportData: () =>
      doing({ kind: 'export' }, ['Secure Export Failed', 'Export failed'], async () => {
        const content = await using('export_data', (token) =>
          fetchFile(exportChildData, { query: { token }, headers: keyHeader(token) }),
        );
        // A link for the export alone shows no data, and the file is the first to tell whose it is.
        const file = exportFileName(await firstNameIn(content), dayIn(new Date(), ownTimeZone()));
        saveFile(content, file);
        setHasExported(true);
        toast('Export Complete', `${file} is in your downloads.`);
        await lookQuietly();
      }),
    changePrivacy: (change) =>
      doing({ kind: 'privacy', ...change }, ['Secure Update Failed', 'Update failed'], async () => {
        const { message, expiresAt, privacySettings, tokens } = await using('update_privacy', (token) =>
          call(updatePrivacy, { query: { token }, body: bodyOf(change), headers: keyHeader(token, change) }),
        );
        keep({ tokens, privacySettings, end: Date.parse(expiresAt) });
        toast('Settings Updated', message);
        if (newest.current.childData) await lookQuietly();
      }),
    deleteAccount: () =>
      doing({ kind: 'delete' }, ['Secure Deletion Failed', 'Deletion failed'], async () => {
        const { message } = await using('delete_account', (token) =>
          call(deleteChildAccount, { query: { token }, headers: keyHeader(token) }),
        );
        // A family's tablet may keep something of that child, and somebody else may have it open in another tab.
        await Promise.allSettled([refreshSession(), wipeDeleted()]);
        onDeleted(message);
      }),
  };
}

function bodyOf({ setting, isOn }: PrivacyChange) {
  return setting === 'socialSharingEnabled' ? { socialSharingEnabled: isOn } : { dataRetentionConsent: isOn };
}
