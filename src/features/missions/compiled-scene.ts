import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'

/** The compiled art of a mission for this screen: that of phones where the adventure has graphics for them (STAGE-3). */
export function compiledScene(
  node: MissionNode | undefined,
  { isGraphicsForMobile }: Pick<Adventure, 'isGraphicsForMobile'>,
  isPhone: boolean,
): SceneLayout | null {
  const mobile = isGraphicsForMobile && isPhone ? node?.mobileScene : null
  return mobile ?? node?.scene ?? null
}
