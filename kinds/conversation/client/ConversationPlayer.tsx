import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { AnswerTrouble } from '#src/features/tasks/parts/AnswerTrouble.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { scrollByKeyboard } from '#src/ui/keyboard-scroll.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ConversationFooter } from './ConversationFooter.tsx'
import { conversationRule, replyToTakeBack } from './conversation-rule.ts'
import styles from './ConversationPlayer.module.css'
import { Ending } from './Ending.tsx'
import { Lines } from './Lines.tsx'
import { Who } from './Who.tsx'

/** Letters of a line by which notes name it. */
const MOST_OF_NAME = 60
/** px that stay free above what is said last. */
const ABOVE = 12

/** Somebody with a face and a mood says something, and the player replies; how it ends is what counts. All that was said stays to be read. */
export function ConversationPlayer(props: PlayerProps<'conversation'>) {
  const { attempt, onBack } = props
  const { face, name, about } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, conversationRule)
  const { lines, ending, progress, backs = 0 } = play.state
  const end = useEnd(play, props, 'conversation.unfinished')
  const { isFinishing, trouble, saved } = end
  const said = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLParagraphElement>(null)
  const line = lines.at(-1)
  const isWaiting = line !== undefined && line.chosen !== null
  useEffect(() => scrollByKeyboard(said.current), [])
  useHeadingFocus(last, line?.scene)
  useEffect(() => {
    const { current: box } = said
    if (!box) return
    // as far down as what is said last is still seen from its beginning
    const top = last.current && !isWaiting ? last.current.offsetTop - ABOVE : box.scrollHeight
    box.scrollTop = Math.min(top, box.scrollHeight)
  }, [line?.scene, isWaiting])
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={<ProgressBar percent={progress} label={t('conversation.progress')} />}
      isFilled
      width="window"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => (line ? { id: line.scene, name: line.text.slice(0, MOST_OF_NAME) } : null)}
      hint={line && !isWaiting && ending === null ? t('tasks.companion.reply') : null}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={play}
            isUnsaved={isWaiting && saved !== 'saving'}
            refusedWords={t('tasks.check.refused')}
          />
        )
      }
      footer={
        <ConversationFooter
          end={end}
          place={t('conversation.place', { number: lines.length })}
          isOver={ending !== null}
          takenBack={ending?.mayGoBack ? replyToTakeBack(ending) : null}
          onBack={(scene) => play.move({ type: 'conversation', scene, backs: backs + 1 })}
        />
      }
    >
      <div className={styles.talk}>
        <Who look={face} name={name} mood={line?.mood ?? 'calm'} />
        <div ref={said} className={styles.said}>
          <p className={styles.about}>{about}</p>
          <Lines
            lines={lines}
            name={name}
            last={last}
            onReply={(scene, choice) =>
              play.move({ type: 'conversation', scene, choice, ...(backs > 0 && { backs }) })
            }
          />
          {ending && <Ending ending={ending} lines={lines} name={name} />}
        </div>
      </div>
    </TaskFrame>
  )
}
