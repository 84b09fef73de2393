import { queryOptions } from '@tanstack/react-query'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'

/**
 * Where the pictures stand of a mission whose tree brings no compiled art. Loaded with the code that looks at them, which
 * our own adventures never need.
 */
export const looseLayoutQuery = (node: MissionNode | undefined, adventure: Adventure, isPhone: boolean) => {
  const wantsMobile = adventure.isGraphicsForMobile && isPhone
  const children = node?.childIds.flatMap((id) => adventure.missions.get(id) ?? []) ?? []
  // By its pictures: a tree that is read anew may name others.
  const pictures = [node?.backgrounds, children.map(({ id, images }) => [id, images])]
  return queryOptions({
    queryKey: ['layout', node?.id, node?.kind, wantsMobile, pictures],
    queryFn: async ({ signal }): Promise<SceneLayout | null> => {
      if (!node) return null
      const [{ layOut }, { measurePicture }] = await Promise.all([
        import('./parts/loose-layout.ts'),
        import('./parts/measure-picture.ts'),
      ])
      return layOut({ node, children, wantsMobile }, (url) => measurePicture(url, signal))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether pictures have to be looked at before the mission can be laid out. */
export function isLoose({ scene, childIds, backgrounds }: MissionNode): boolean {
  return scene === null && (childIds.length > 0 || backgrounds.length > 0)
}
