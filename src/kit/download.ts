import type { z } from 'zod';
import type { Endpoint, Who } from '../base/endpoint.ts';
import { answerOf, type CallParts } from './call.ts';

/** By then every browser has begun to keep the file; some begin late. */
const KEPT_BY_MS = 60_000;

/**
 * The answer to a stated call as a file.
 *
 * @throws as `call` does, and TypeError when the answer breaks off
 */
export async function fetchFile<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  W extends Who,
>(stated: Endpoint<P, Q, B, R, W>, parts: CallParts<P, Q, B>): Promise<Blob> {
  const response = await answerOf(stated, parts);
  return response.blob();
}

/** Hands something to the person as a file of that name. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_BY_MS);
}
