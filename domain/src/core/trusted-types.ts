/** The name of our Trusted Types policy. The page's Content-Security-Policy allows it by name. */
export const TRUSTED_TYPES_POLICY = 'first-show';
