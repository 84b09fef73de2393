import { useSyncExternalStore } from 'react'

/** Where in the console one is: the address behind the `#`. */
export type Place =
  | { page: 'tenants' }
  | { page: 'tenant'; id: string }
  | { page: 'new' }
  | { page: 'log' }
  | { page: 'link'; token: string }

export const hrefOf = (place: Exclude<Place, { page: 'link' }>): string => {
  if (place.page === 'tenant') return `#/tenants/${place.id}`
  return place.page === 'tenants' ? '#/' : `#/${place.page}`
}

export function placeIn(hash: string): Place {
  const [, page, name = ''] = hash.split('/')
  if (page === 'tenants' && name !== '') return { page: 'tenant', id: name }
  if (page === 'link' && name !== '') return { page: 'link', token: name }
  return page === 'new' || page === 'log' ? { page } : { page: 'tenants' }
}

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

export function usePlace(): Place {
  return placeIn(useSyncExternalStore(follow, () => location.hash))
}
