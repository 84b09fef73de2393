import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'
import type { ViewsOfFiles } from '#kinds/define/server.ts'

/** Every file, in the order in which they were added. */
export function handedIn(
  _: PlayableOf<'upload'>,
  { files }: StateOf<'upload'>,
  views: ViewsOfFiles,
): HandedIn[] {
  return files.map(({ id, name, sort, bytes }) => {
    const { picture = null, download = null } = views.get(id) ?? {}
    return { sort: 'file', name, kind: sort, bytes, picture, download }
  })
}
