/**
 * The path of the API where this document plays apart from the account that is signed in (server/modules/platform/start-document.ts):
 * nothing that the browser stores is shared with the player's own pages. Undefined elsewhere.
 */
export const apartFrom =
  // the service worker has none
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['api']
export const isApart = apartFrom !== undefined

/** Begins every key of what such documents store, for as long as their tab is open. */
export const APART_KEYS = 'apart '
/** The same in such a document; empty elsewhere. */
export const APART = isApart ? APART_KEYS : ''
