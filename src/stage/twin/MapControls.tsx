import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CaretRightIcon, MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { keepLabelsOff } from '../keep-labels-off.ts'
import { stageActions } from '../stage-actions.ts'
import { useStage } from '../stage-store.ts'
import { camera } from '../runtime.ts'
import styles from './MapControls.module.css'

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const
type Direction = (typeof DIRECTIONS)[number]

/** One caret, turned: four drawings of it would weigh four times as much. */
const ROTATIONS = { left: '180deg', right: '0deg', up: '-90deg', down: '90deg' } satisfies Record<
  Direction,
  string
>
/** A press of an edge button shows this share of a screen more. */
const STRIDE = 0.6

/** For anyone who cannot drag or pinch: an edge button where there is more map, and + and -. */
export function MapControls() {
  const { t } = useTranslation()
  const directions = useStage((stage) => stage.directions)
  return (
    <div className={styles.controls} data-material="night">
      {DIRECTIONS.map((direction) => (
        <IconButton
          key={direction}
          ref={keepLabelsOff}
          hidden={!directions[direction]}
          className={classes(styles.edge, styles[direction])}
          label={t(`stage.pan.${direction}`)}
          icon={<CaretRightIcon size={24} mirrored={false} style={{ rotate: ROTATIONS[direction] }} />}
          onClick={() => stride(direction)}
        />
      ))}
      <div className={styles.zoom} ref={keepLabelsOff}>
        <IconButton
          material="cell"
          label={t('stage.zoomIn')}
          icon={<PlusIcon size={20} />}
          disabledReason={!directions.in && t('stage.nearest')}
          onClick={() => stageActions.zoomIn()}
        />
        <IconButton
          material="cell"
          label={t('stage.zoomOut')}
          icon={<MinusIcon size={20} />}
          disabledReason={!directions.out && t('stage.farthest')}
          onClick={() => stageActions.zoomOut()}
        />
      </div>
    </div>
  )
}

function stride(direction: Direction): void {
  const { width, height } = camera.screen
  const x = { left: -1, right: 1, up: 0, down: 0 }[direction]
  const y = { left: 0, right: 0, up: -1, down: 1 }[direction]
  stageActions.panBy(x * width * STRIDE, y * height * STRIDE)
}
