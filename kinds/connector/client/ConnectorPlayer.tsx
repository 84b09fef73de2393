import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { CheckFrame } from '#src/features/tasks/parts/CheckFrame.tsx'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
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
  const end = useEnd(play, props, 'connector.unfinished')
  const { lines, isChecked, judged } = state
  const all = playable.left.length
  const open = all - lines.length
  const isJudged = judged.length > 0
  const right = judged.filter((one) => one.isCorrect).length
  const place = isJudged
    ? t('connector.result', { right, all })
    : t('connector.place', { joined: lines.length, all })
  return (
    <CheckFrame
      title={task.name}
      onBack={onBack}
      play={play}
      end={end}
      steps={{ done: lines.length, all }}
      place={place}
      isChecked={isChecked}
      isJudged={isJudged}
      open={open > 0 && t('connector.open', { count: open })}
      refusedWords={t('connector.refused')}
      onCheck={() => move({ type: 'quiz-connector-mothers-children', check: lines })}
    >
      <div className={styles.content}>
        {!isJudged && <p className={styles.how}>{t('connector.how')}</p>}
        <ConnectorBoard playable={playable} connector={connector} isChecked={isChecked} judged={judged} />
        <VisuallyHidden>
          <span role="status">{isJudged ? place : connector.said}</span>
        </VisuallyHidden>
        {isJudged && <Judgement playable={playable} judged={judged} />}
      </div>
    </CheckFrame>
  )
}
