import { DESK_HEARTBEAT_MS } from '@first-show/domain/core/limits';
import { useEffect, useMemo, useState } from 'react';
import { useStaff } from './session.ts';
import { staffFetch } from './staff-api.ts';
import { useLiveQueryState } from './use-live-state.ts';

type Presence = { id: string; uid: string; displayName: string; target: string | null; at: string };

const SETTLE_MS = 400;
/** A person counts as gone after two missed heartbeats and a margin. */
const GONE_MS = 75_000;

let announced: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last heartbeat. The next one waits for it, so that the server gets them in order. */
let sent: Promise<unknown> = Promise.resolve();

function send(): void {
  if (document.hidden) return;
  sent = sent
    // `callStaffApi` would count the heartbeat as a change of data (`secondsSinceOwnChange`).
    .then(() =>
      staffFetch('/api/admin/presence', { method: 'POST', body: { target: announced }, timeoutMs: DESK_HEARTBEAT_MS }),
    )
    // Ignore a failure: presence is optional, and the next heartbeat tries again.
    .catch(() => undefined);
}

function announce(target: string | null): void {
  if (target === announced) return;
  announced = target;
  clearTimeout(timer);
  timer = setTimeout(send, SETTLE_MS);
}

/** Tells colleagues what this person is looking at: 'comment:{id}', 'article:{id}' or nothing. */
export function useAnnounce(target: string | null): void {
  useEffect(() => {
    if (target === null) return undefined;
    announce(target);
    return () => announce(null);
  }, [target]);
}

/** Sends the presence heartbeats while the window is visible. Use once per desk. */
export function useHeartbeat(): void {
  useEffect(() => {
    send();
    const beat = setInterval(send, DESK_HEARTBEAT_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', send);
    };
  }, []);
}

/** Live: the names of colleagues, by the target that they are looking at. */
export function useOthersAt(): ReadonlyMap<string, readonly string[]> {
  const { uid } = useStaff();
  const { docs } = useLiveQueryState<Presence>(NEWEST);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNowMs(Date.now()), 15_000);
    return () => clearInterval(clock);
  }, []);
  return useMemo(() => othersAt(docs, { uid, nowMs }), [docs, uid, nowMs]);
}
const NEWEST = { collection: 'deskPresence', where: [], orderBy: [['at', 'desc']], limit: 50 } as const;

/** Names of other people with a recent heartbeat, by target. Pure. */
export function othersAt(docs: readonly Presence[], me: { uid: string; nowMs: number }): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { uid, target, displayName, at } of docs) {
    if (uid === me.uid || target === null || me.nowMs - Date.parse(at) > GONE_MS) continue;
    found.set(target, [...(found.get(target) ?? []), displayName]);
  }
  return found;
}
