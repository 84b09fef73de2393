import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CaretRightIcon, MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { keepLabelsOff } from '../keep-labels-off.ts'
import { stageActions } from '../stage-actions.ts'
import { useStage } from '../stage-store.ts'
import { camera } from '../runtime.ts'
import styles from './MapControls.module.css'

const WAYS = ['left', 'right', 'up', 'down'] as const
type Way = (typeof WAYS)[number]

/** One caret, turned: four drawings of it would weigh four times as much. */
const TURNS = { left: '180deg', right: '0deg', up: '-90deg', down: '90deg' } satisfies Record<Way, string>
/** A press of an edge button shows this share of a screen more. */
const STRIDE = 0.6

/** For whoever cannot drag or pinch: an edge button where there is more map, and + and -. */
export function MapControls() {
  const { t } = useTranslation()
  const ways = useStage((stage) => stage.ways)
  return (
    <div className={styles.controls} data-material="night">
      {WAYS.map((way) => (
        <IconButton
          key={way}
          ref={keepLabelsOff}
          hidden={!ways[way]}
          className={classes(styles.edge, styles[way])}
          label={t(`stage.pan.${way}`)}
          icon={<CaretRightIcon size={24} mirrored={false} style={{ rotate: TURNS[way] }} />}
          onClick={() => stride(way)}
        />
      ))}
      <div className={styles.zoom} ref={keepLabelsOff}>
        <IconButton
          material="cell"
          label={t('stage.zoomIn')}
          icon={<PlusIcon size={20} />}
          disabledReason={!ways.in && t('stage.nearest')}
          onClick={() => stageActions.zoomIn()}
        />
        <IconButton
          material="cell"
          label={t('stage.zoomOut')}
          icon={<MinusIcon size={20} />}
          disabledReason={!ways.out && t('stage.farthest')}
          onClick={() => stageActions.zoomOut()}
        />
      </div>
    </div>
  )
}

function stride(way: Way): void {
  const { width, height } = camera.screen
  const x = { left: -1, right: 1, up: 0, down: 0 }[way]
  const y = { left: 0, right: 0, up: -1, down: 1 }[way]
  stageActions.panBy(x * width * STRIDE, y * height * STRIDE)
}
