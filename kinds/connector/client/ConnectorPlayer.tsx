import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PlacedFooter } from '#src/features/tasks/parts/PlacedFooter.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { usePlay, type Playing } from '#src/features/tasks/play/use-play.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { ConnectorBoard } from './ConnectorBoard.tsx'
import styles from './ConnectorPlayer.module.css'
import { connectorRule } from './connector-rule.ts'
import { Judgement } from './Judgement.tsx'
import { useConnector } from './use-connector.ts'

/** Pairs are joined by lines. They may change until they are checked; then the server says what was right, and why. */
export function ConnectorPlayer(props: PlayerProps<'quiz-connector-mothers-children'>) {
  const { attempt, onBack } = props
  const { playable, task } = attempt
  const { t } = useTranslation()
  const play = usePlay(props, connectorRule)
  const { state, move } = play
  const connector = useConnector(playable, play)
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'connector.unfinished')
  const { lines, isChecked, judged } = state
  const all = playable.left.length
  const open = all - lines.length
  const isJudged = judged.length > 0
  const right = judged.filter((one) => one.isCorrect).length
  const place = isJudged
    ? t('connector.result', { right, all })
    : t('connector.place', { joined: lines.length, all })
  const isWaiting = isChecked && !isJudged
  return (
    <TaskFrame
      title={task.name}
      progress={<Segments total={all} now={lines.length + 1} label={place} />}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <Trouble isUnsaved={isWaiting && saved !== 'saving'} play={play} />
        )
      }
      footer={
        <PlacedFooter place={place}>
          {isJudged ? (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
              {t('tasks.frame.finish')}
            </Button>
          ) : (
            <Button
              onClick={() => move({ type: 'quiz-connector-mothers-children', check: lines })}
              disabledReason={open > 0 && t('connector.open', { count: open })}
              loadingVerb={isWaiting && t('tasks.frame.checking')}
            >
              {t('tasks.frame.check')}
            </Button>
          )}
        </PlacedFooter>
      }
    >
      <div className={styles.content}>
        {!isJudged && <p className={styles.how}>{t('connector.how')}</p>}
        <ConnectorBoard playable={playable} connector={connector} isChecked={isChecked} judged={judged} />
        <VisuallyHidden>
          <span role="status">{isJudged ? place : connector.said}</span>
        </VisuallyHidden>
        {isJudged && <Judgement playable={playable} judged={judged} />}
      </div>
    </TaskFrame>
  )
}

interface TroubleProps {
  /** What was checked has not arrived. */
  isUnsaved: boolean
  play: Pick<Playing<'quiz-connector-mothers-children'>, 'isInModal' | 'refused'>
}

function Trouble({ isUnsaved, play: { isInModal, refused } }: TroubleProps) {
  const { t } = useTranslation()
  if (!isUnsaved && refused === null) return null
  return (
    <Notice tone="error" isAnnounced={isUnsaved && isInModal}>
      {t(isUnsaved ? 'tasks.frame.answerFailed' : 'connector.refused')}
    </Notice>
  )
}
