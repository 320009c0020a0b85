export const MEDIA_PATH = '/api/admin/media';
/** A change of a picture invalidates all queries whose key starts like this. */
export const MEDIA_KEY = ['media'] as const;
