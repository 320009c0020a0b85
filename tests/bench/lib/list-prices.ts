/**
 * Google's public list prices in US dollars, beyond the free quotas. Firestore's prices are those
 * of a multi-region. They are higher than those of a single region such as asia-south1, so the
 * figures are upper bounds. Sources: cloud.google.com/firestore/pricing,
 * cloud.google.com/run/pricing (tier 1, request-based billing), firebase.google.com/pricing.
 */
const listPrices = {
  firestoreRead: 0.06 / 100_000,
  firestoreWrite: 0.18 / 100_000,
  firestoreDelete: 0.02 / 100_000,
  firestoreEgressGb: 0.12,
  functionCall: 0.4 / 1_000_000,
  vcpuSecond: 0.000024,
  gibSecond: 0.0000025,
  hostingEgressGb: 0.15,
} as const;

/** Average use of one call. */
export type Usage = {
  reads: number;
  writes: number;
  deletes: number;
  calls: number;
  cpuSeconds: number;
  hostingBytes: number;
  firestoreBytes: number;
};

export const noUsage: Usage = {
  reads: 0,
  writes: 0,
  deletes: 0,
  calls: 0,
  cpuSeconds: 0,
  hostingBytes: 0,
  firestoreBytes: 0,
};

/** Memory of an instance of `api`, in GiB. */
const INSTANCE_GIB = 0.5;
const GB = 1e9;

export const dollarsOf = (use: Usage): number =>
  use.reads * listPrices.firestoreRead +
  use.writes * listPrices.firestoreWrite +
  use.deletes * listPrices.firestoreDelete +
  use.calls * listPrices.functionCall +
  use.cpuSeconds * (listPrices.vcpuSecond + INSTANCE_GIB * listPrices.gibSecond) +
  (use.hostingBytes / GB) * listPrices.hostingEgressGb +
  (use.firestoreBytes / GB) * listPrices.firestoreEgressGb;

/** Cost in dollars of a million calls: `admitted` of them are executed, the others are refused. */
export const dollarsOfMillion = (input: { admitted: number; worked: Usage; refused: Usage }): number => {
  const admitted = Math.min(1_000_000, input.admitted);
  return admitted * dollarsOf(input.worked) + (1_000_000 - admitted) * dollarsOf(input.refused);
};
