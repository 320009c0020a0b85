/**
 * Calls again, as a reader does, if the answer is 503: on a busy machine a crowd's calls can take
 * longer than the deadline of a call. A late call may have been carried out; `ifDone` is the status
 * with which its repetition is then refused, and stands for 200.
 */
export async function untilAnswered<Reply extends { status: number }>(
  call: () => Promise<Reply>,
  ifDone?: number,
): Promise<Reply> {
  let reply = await call();
  for (let again = 1; again <= REPEATS_MAX && reply.status === 503; again += 1) {
    reply = await call();
    if (reply.status === ifDone) return { ...reply, status: 200 };
  }
  return reply;
}

const REPEATS_MAX = 5;
