import { elementsOf } from '../describe.ts'
import type { Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useMission } from '../use-editor.ts'

/** The picture of a thing, small: of a page of pictures only its part. */
export function ThingPicture({ thing }: { thing: Thing }) {
  const mission = useMission()
  if (!mission?.scene) return null
  const { layers } = mission.scene
  const placed =
    thing.sort === 'layers'
      ? layers.find(({ name }) => name === thing.id)?.picture
      : elementsOf(mission.scene).find(({ id }) => id === thing.id)?.picture
  if (!placed) return <span className={styles.thumbnail} />
  const { url, frame } = placed.small ?? placed.file
  const { width, height } = frame ?? placed.box
  const view = frame ? `${frame.x} ${frame.y} ${width} ${height}` : `0 0 ${width} ${height}`
  return (
    <svg className={styles.thumbnail} viewBox={view} aria-hidden="true">
      {frame ? <image href={url} /> : <image href={url} width={width} height={height} />}
    </svg>
  )
}
