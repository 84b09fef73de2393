import type { Placed, SceneLayout } from '#shared/scene/layout.ts'
import styles from './SceneThumbnail.module.css'

/** A hint of a scene for the list: its ground and its places, half size, without light and motion. The stage is beside it. */
export function SceneThumbnail({ scene }: { scene: SceneLayout | null }) {
  if (!scene) return <span className={styles.none}>no drawing</span>
  const { size, background, elements } = scene
  const pictures = [...(background ? [background] : []), ...elements.map(({ picture }) => picture)]
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {pictures.map((placed, index) => (
        <Picture key={index} placed={placed} />
      ))}
    </svg>
  )
}

/** Of a page only the part that holds the picture. */
function Picture({ placed }: { placed: Placed }) {
  const { box } = placed
  const { url, frame } = placed.small ?? placed.file
  if (!frame) return <image href={url} {...box} preserveAspectRatio="none" />
  return (
    <svg
      {...box}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      overflow="hidden"
    >
      <image href={url} />
    </svg>
  )
}
