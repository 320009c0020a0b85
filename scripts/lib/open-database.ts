import { connect } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import { CommandError } from './console.ts';
import { host } from './ports.ts';

/**
 * Opens the Firestore of the running site, or of a real project, which must be named and confirmed
 * with `isProduction`. Throws `CommandError` without the confirmation, and if no emulator answers.
 * `consequence` completes the sentence that asks for the confirmation: 'its readers are to see what
 * is imported'.
 */
export async function openDatabase(target: {
  project: string | undefined;
  isProduction: boolean;
  consequence: string;
}): Promise<Firestore> {
  const { project, isProduction, consequence } = target;
  if (isProduction && project === undefined)
    throw new CommandError('--production needs --project <id>: the id of the project.');
  if (project !== undefined && !project.startsWith('demo-') && !isProduction) {
    throw new CommandError(`'${project}' is a real project: add --production if ${consequence}.`);
  }
  process.env.GCLOUD_PROJECT = project ?? 'demo-first-show';
  // Set both variables, because the SDK reads GOOGLE_CLOUD_PROJECT first.
  process.env.GOOGLE_CLOUD_PROJECT = process.env.GCLOUD_PROJECT;
  if (isProduction) delete process.env.FIRESTORE_EMULATOR_HOST;
  else {
    process.env.FIRESTORE_EMULATOR_HOST ??= `${host}:${process.env.FIRESTORE_PORT || 8080}`;
    // Without this variable the SDK first looks for Google's metadata server, which delays the
    // start or prints a warning.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    await expectRunning(process.env.FIRESTORE_EMULATOR_HOST);
  }
  const { db } = await import('../../functions/src/platform/firestore/firestore.ts');
  return db();
}

function expectRunning(address: string): Promise<void> {
  const colon = address.lastIndexOf(':');
  return new Promise((done, refuse) => {
    const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)), timeout: 3000 });
    const giveUp = () => {
      socket.destroy();
      refuse(
        new CommandError(
          `Nothing answers at ${address}: run 'npm start' in another terminal and wait until it is ready, then run this again.`,
        ),
      );
    };
    socket.once('error', giveUp).once('timeout', giveUp);
    socket.once('connect', () => {
      socket.destroy();
      done();
    });
  });
}
