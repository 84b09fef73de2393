import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import styles from './Ground.module.css'

/** Address of the background of a mission's scene, the small one; of a tree that brings whole pictures the nearest. */
export function backgroundOf(node: MissionNode | undefined): string | null {
  const background = node?.scene?.background
  const file = background?.small ?? background?.file
  if (file && file.frame === null) return file.url
  return node?.backgrounds.at(-1) ?? null
}

/** The background of a mission or, where it has none of its own, of the nearest one that leads to it. */
export function groundOf(
  node: MissionNode | undefined,
  { missions }: Pick<Adventure, 'missions'>,
): string | null {
  if (!node) return null
  return backgroundOf(node) ?? groundOf(missions.get(node.parentId ?? ''), { missions })
}

/** The place itself behind a page, dim enough for paper to lie on it. */
export function Ground({ picture }: { picture: string | null }) {
  return picture !== null && <img className={styles.ground} src={picture} alt="" />
}
