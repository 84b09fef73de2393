import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { SortingContent } from '../shared/schemas.ts'

export type Group = SortingContent['groups'][number]
export type Item = SortingContent['items'][number]

/** Groups and items as far as they can be read. */
export function readSorting(content: Json | undefined): { groups: Group[]; items: Item[] } {
  const withPicture = (id: string, picture: Json | undefined) => ({
    id,
    ...(typeof picture === 'string' && { picture }),
  })
  return {
    groups: partsIn(content, 'groups').map(({ id, picture }) => withPicture(id, picture)),
    items: partsIn(content, 'items').map(({ id, group, picture }) => ({
      ...withPicture(id, picture),
      group: typeof group === 'string' ? group : '',
    })),
  }
}

/** As they stand in the file. */
export function writeGroups(groups: readonly Group[]): Json {
  return groups.map(({ id, picture }) => ({ id, ...(picture !== undefined && { picture }) }))
}

export function writeItems(items: readonly Item[]): Json {
  return items.map(({ id, group, picture }) => ({ id, group, ...(picture !== undefined && { picture }) }))
}
