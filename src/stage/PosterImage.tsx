import { useEffect, useRef } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { Placed } from '#shared/scene/layout.ts'
import { posterFile } from './art/picture-choice.ts'
import { anchors } from './runtime.ts'
import { enterOnPoster } from './stage-front.ts'
import { useStage } from './stage-store.ts'
import styles from './StageShell.module.css'

interface PosterImageProps {
  scene: SceneDescription
  poster: Placed
  /** Until the player stands in the scene, the camera looks elsewhere. */
  isSeen: boolean
}

/**
 * The poster before the canvas while that has drawn nothing yet, or has lost what it drew. That of the scene in which the player stands
 * stays until the next one's is there.
 */
export function StagePoster() {
  const wanted = useStage(({ scene }) => scene)
  const shown = useStage((stage) => stage.shown)
  const isPainted = useStage((stage) => stage.isPainted)
  const isRestoring = useStage((stage) => stage.isRestoring)
  const scenes = isPainted ? [isRestoring ? shown : null] : [shown?.id === wanted?.id ? null : shown, wanted]
  return scenes.map(
    (scene) =>
      scene?.poster && (
        <PosterImage key={scene.id} scene={scene} poster={scene.poster} isSeen={shown?.id === scene.id} />
      ),
  )
}

/** It follows the camera like labels do. */
function PosterImage({ scene, poster, isSeen }: PosterImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const { box } = poster
  const anchor = `poster of ${scene.id}`
  useEffect(() => (image.current ? anchors.cover(anchor, image.current, box) : undefined), [anchor, box])
  return (
    <img
      ref={image}
      className={styles.poster}
      src={posterFile(poster).url}
      alt=""
      hidden={!isSeen}
      draggable={false}
      fetchPriority="high"
      onLoad={({ currentTarget }) => {
        void currentTarget.decode().then(
          () => enterOnPoster(scene),
          () => undefined,
        )
      }}
    />
  )
}
