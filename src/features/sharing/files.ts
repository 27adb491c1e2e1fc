import { Refusal } from '../../base/refusal.ts';

/** Which graphic: whose, and the name of its page. */
export type GraphicName = { userId: string; imageId: string };

/** The folder of a user's graphics; deleted with the user. */
export const graphicsOf = (userId: string) => `graphics/${userId}/`;

/** Where a graphic is in the blob store. */
export const graphicKey = ({ userId, imageId }: GraphicName) => `${graphicsOf(userId)}${imageId}.png`;

export const noSuchGraphic = () => new Refusal('not_found', 'We could not find that picture.');
