import { useEffect, useRef } from 'react'
import { watchSize } from '#src/stage/watch-size.ts'
import { missionAt } from './address.ts'
import { desk, languageOf, useDesk, type Hand } from './desk.ts'
import { deviceOf, zoomToFit } from './devices.ts'
import { isGround, nameIn } from './mission-facts.ts'
import styles from './SceneFrame.module.css'
import { Toast } from './Toast.tsx'

const HINTS: Record<Hand, string> = {
  measure:
    'A press copies the place, or the box of the area under it (with Shift the place all the same); a drag copies a hit area. The wheel zooms a map; with the space bar held it is dragged. By keyboard: Tab into the scene, arrows, Enter, C.',
  play: 'The pointer does what it does for players: it drags and zooms maps, and a press chooses a place.',
}

/**
 * The scene on the chosen screen: a page of its own, exactly as large as that screen, drawn as small as it takes. A screen
 * of another size starts it anew, as a device of that size would.
 */
export function SceneFrame() {
  const room = useRef<HTMLDivElement>(null)
  const screen = deviceOf(useDesk((state) => state.device))
  const zoom = useDesk((state) => state.zoom)
  const hand = useDesk((state) => state.hand)
  const isOnlyGround = useDesk(({ gallery, place }) => {
    const mission = missionAt(gallery, place)
    return mission !== null && isGround(mission.type)
  })
  const name = useDesk((state) => {
    const mission = missionAt(state.gallery, state.place)
    return mission && nameIn(mission.names, languageOf(state), mission.id)
  })

  useEffect(() => {
    if (!room.current) return
    return watchSize(room.current, (size) => desk.setState({ zoom: zoomToFit(screen, size) }))
  }, [screen])

  return (
    <section className={styles.scene} aria-label={name ?? 'Scene'}>
      <div ref={room} className={styles.room} style={{ aspectRatio: `${screen.width} / ${screen.height}` }}>
        <div className={styles.screen} style={{ width: screen.width * zoom, height: screen.height * zoom }}>
          <iframe
            key={screen.id}
            title={`${name ?? 'Scene'}, ${screen.name}`}
            src="/gallery/frame"
            width={screen.width}
            height={screen.height}
            style={{ scale: zoom }}
          />
        </div>
        <Toast />
      </div>
      <p className={styles.hint}>
        {screen.width} × {screen.height}, shown at {Math.round(zoom * 100)} %.{' '}
        {isOnlyGround && 'A list, tiles or a story lies over this drawing, so nothing in it is pressed. '}
        {HINTS[hand]}
      </p>
    </section>
  )
}
