import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { FREE_MISSES } from '#kinds/hotspots/shared/schemas.ts'
import { AnswerTrouble } from '#src/features/tasks/parts/AnswerTrouble.tsx'
import { PlacedFooter } from '#src/features/tasks/parts/PlacedFooter.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { usePictureView } from '#src/features/tasks/parts/use-picture-view.ts'
import { ZoomPane } from '#src/features/tasks/parts/ZoomPane.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { FindList } from './FindList.tsx'
import { hotspotsRule } from './hotspots-rule.ts'
import styles from './HotspotsPlayer.module.css'
import { Marks } from './Marks.tsx'

/** Until the picture has come and says it. */
const USUAL_RATIO = 1.6

/** A picture is searched by pressing what is meant, or by choosing it in words; hints cost, and it may be ended at any time. */
export function HotspotsPlayer(props: PlayerProps<'hotspots'>) {
  const { attempt, onBack } = props
  const { picture, pictureAlt, amount } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, hotspotsRule)
  const { state, unsent, move } = play
  const { found, isOver } = state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'hotspots.unfinished')
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const view = usePictureView(ratio, ([x, y]) => {
    if (!isOver) move({ type: 'hotspots', press: [tenths(x), tenths(y)] })
  })
  const paid = Math.max(0, state.misses.length + state.decoys.length - FREE_MISSES)
  const place = t('hotspots.place', { found: found.length, all: amount })
  const isWaiting = unsent.length > 0
  return (
    <TaskFrame
      title={attempt.task.name}
      width="window"
      progress={
        <ProgressBar
          percent={(found.length / amount) * 100}
          label={t('hotspots.progress')}
          bottomLabel={<span className={styles.count}>{place}</span>}
        />
      }
      isFilled
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      hint={isOver ? null : t('tasks.companion.search')}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={{ ...play, refused: play.refused === 'already-answered' ? null : play.refused }}
            isUnsaved={isWaiting && saved !== 'saving'}
            refusedWords={t('tasks.check.refused')}
          />
        )
      }
      footer={
        <PlacedFooter place={t('hotspots.cost', { hints: state.hinted, misses: paid })}>
          {isOver ? (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
              {t('tasks.frame.finish')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => move({ type: 'hotspots', end: true })}>
              {t('hotspots.end')}
            </Button>
          )}
        </PlacedFooter>
      }
    >
      <div className={styles.explore}>
        <ZoomPane src={picture} alt={pictureAlt} picture={view} onShape={setRatio}>
          <Marks state={state} unsent={unsent} zoom={view.view.zoom} />
        </ZoomPane>
        <FindList
          playable={attempt.playable}
          state={state}
          onChoose={(key) => move({ type: 'hotspots', choose: key })}
          onHint={() => move({ type: 'hotspots', hint: state.hinted + 1 })}
          onShow={view.goTo}
        />
      </div>
    </TaskFrame>
  )
}

/** Percent with one decimal: nobody presses finer. */
const tenths = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
