import { artOf, type PublishedAdventure, type PublishedBuild } from '#shared/scene/published.ts'
import type { EarlierBuild } from './earlier-build.ts'

/**
 * What earlier builds made and this one did not find: a folder that was renamed or deleted. Its players go on seeing it,
 * so its art stays. Null where an earlier build left something that cannot be read, and nobody knows what to keep.
 */
export function goneAdventures(
  earlier: EarlierBuild,
  built: readonly PublishedAdventure[],
): PublishedBuild['gone'] | null {
  if (earlier === 'none') return {}
  if (earlier === 'unreadable') return null
  const known = {
    ...earlier.gone,
    ...Object.fromEntries(earlier.adventures.map((one) => [one.id, artOf(one)])),
  }
  return Object.fromEntries(Object.entries(known).filter(([id]) => !built.some((one) => one.id === id)))
}
