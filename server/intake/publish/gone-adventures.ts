import { readFile } from 'node:fs/promises'
import {
  artOf,
  isPublishedBuild,
  type PublishedAdventure,
  type PublishedBuild,
} from '#shared/scene/published.ts'

/**
 * What earlier builds made and this one did not find: a folder that was renamed or deleted. Its players go on seeing it,
 * so its art stays. Null where an earlier build left something that cannot be read, and nobody knows what to keep.
 */
export async function goneAdventures(
  publishedFile: string,
  built: readonly PublishedAdventure[],
): Promise<PublishedBuild['gone'] | null> {
  const text = await readFile(publishedFile, 'utf8').catch(() => null)
  if (text === null) return {}
  const before = parse(text)
  if (!before) return null
  const known = {
    ...before.gone,
    ...Object.fromEntries(before.adventures.map((one) => [one.id, artOf(one)])),
  }
  return Object.fromEntries(Object.entries(known).filter(([id]) => !built.some((one) => one.id === id)))
}

function parse(text: string): PublishedBuild | null {
  try {
    const value: unknown = JSON.parse(text)
    return isPublishedBuild(value) ? value : null
  } catch {
    return null
  }
}
