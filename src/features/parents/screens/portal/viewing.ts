import { call } from '../../../../kit/call.ts';
import { viewChildData, type ChildData, type PortalTokens } from '../../contract.ts';
import { keyHeader, withPatience } from './portalCalls.ts';

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
 * @throws as `call` does
 */
export async function viewedWith(token: string): Promise<Viewed> {
  const view = () => call(viewChildData, { query: { token }, headers: keyHeader(token) });
  const { childData, tokens, expiresAt } = await withPatience(view);
  return { childData, tokens, end: Date.parse(expiresAt), privacySettings: childData.privacySettings };
}
