import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { NetworkPoints } from '../limits/limits.ts';
import type { StaffMember } from './staff.ts';

export type ApiEnv = {
  Variables: {
    requestId: string;
    /** The caller of a staff route. */
    staff: StaffMember;
    /** The caller is at fault for this answer, so a reader's network is charged for it. */
    isRefused?: boolean;
    /** The points that a reader's action took from its network (`points.ts`). */
    points?: NetworkPoints;
    /** For the desks' log: the item's name, if the answer does not contain it. */
    subject?: string;
    /** For the desks' log: the details, if the body does not tell them. */
    details?: string[];
    /** A call that changed nothing is not logged. */
    changedNothing?: boolean;
  };
};
export type ApiApp = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;
