import { MOBILE } from '#shared/domain/mobile.ts'
import type { SceneElement } from '#shared/scene/description.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { CAN_HOVER, useMedia } from '#src/lib/use-media.ts'
import { Boat } from '#src/ui/Glyphs.tsx'
import { PlaceLabel } from '#src/ui/PlaceLabel.tsx'
import styles from './PlaceLabels.module.css'

/** Of the assistant to the edges of the screen, in px. */
const MARGIN = 20

/** Name and progress ring at every place of the scene: touch has no hover and misses nothing. */
export function PlaceLabels() {
  const hasAssistant = useStage(({ shown }) => shown !== null && shown.assistant !== null)
  // with a pointer a card shows the note, on a phone the list does
  const canHover = useMedia(CAN_HOVER)
  const isMobile = useMedia(MOBILE)
  const footing = useStage((stage) => stage.footing)
  return (
    <>
      {/* Where the assistant stands, drawn on the stage. */}
      {hasAssistant && (
        <div
          // what it stands on has another height: it is measured anew
          key={footing}
          ref={keepLabelsOff}
          className={styles.assistant}
          style={{ bottom: Math.max(MARGIN, footing) }}
          data-spot="assistance"
          aria-hidden
        />
      )}
      <StageAnchors>
        {(element) => <PlaceLabel {...labelOf(element)} note={canHover || isMobile ? '' : element.note} />}
      </StageAnchors>
    </>
  )
}

/** What is told has no percent: its boat stands ready. On a map that shows no percent the name stands alone. */
function labelOf({ name, state, sign, progress, isNext }: SceneElement) {
  const label = { name, state: sign === 'view' ? 'open' : labelState(state, isNext) } as const
  if (sign === 'percent') return { ...label, percent: progress }
  if (sign === 'welcome') return { ...label, icon: <Boat size={20} /> }
  return label
}

function labelState(state: SceneElement['state'], isNext: boolean): 'locked' | 'open' | 'done' | 'next' {
  if (state === 'locked') return 'locked'
  if (state === 'finished') return 'done'
  return isNext ? 'next' : 'open'
}
