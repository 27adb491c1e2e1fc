import { call } from '../../../../kit/call.ts';
import { viewChildData, type ChildData, type PortalTokens } from '../../contract.ts';
import { isAnswered, keyHeader, withPatience } from './portalCalls.ts';

/** What the page holds of a child: everything after a look at the data, else only the token of one act. */
export type Held = {
  tokens: Partial<PortalTokens>;
  /** Of the tokens, in milliseconds since 1970. */
  end?: number | undefined;
  childData?: ChildData;
  privacySettings?: ChildData['privacySettings'];
};

/** After a look at the data: all of it, and a token for each act. */
export type Viewed = Held & { childData: ChildData; tokens: PortalTokens };

/**
 * Looks at the child's data, which uses the token up and brings one for each further act.
 *
 * @param onLost told of each try that got no answer: it may have used the token up
 * @throws as `call` does
 */
export async function viewedWith(token: string, onLost?: () => void): Promise<Viewed> {
  const view = async () => {
    try {
      return await call(viewChildData, { query: { token }, headers: keyHeader(token) });
    } catch (error) {
      if (!isAnswered(error)) onLost?.();
      throw error;
    }
  };
  const { childData, tokens, expiresAt } = await withPatience(view);
  return { childData, tokens, end: Date.parse(expiresAt), privacySettings: childData.privacySettings };
}
