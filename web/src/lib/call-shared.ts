import { callApi } from './call-api.ts';

const underWay = new Map<string, Promise<unknown>>();

/** Reads a path with the reader's cookie; who asks while it is on its way gets the same answer. */
export function callShared<Answer>(path: string): Promise<Answer> {
  const running = underWay.get(path);
  if (running !== undefined) return running as Promise<Answer>;
  const call = callApi<Answer>(path).finally(() => underWay.delete(path));
  underWay.set(path, call);
  return call;
}
