// The package documents the base class for custom stores, but does not export it from its index.
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { RateLimiterStoreAbstract } from 'rate-limiter-flexible';

  export default abstract class extends RateLimiterStoreAbstract {
    /** How long this process refuses the key without asking the store, in ms; 0 if it does not. */
    getInMemoryBlockMsBeforeExpire(limitKey: string): number;
  }
}
