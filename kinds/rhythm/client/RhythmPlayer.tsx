import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { AnswerTrouble } from '#src/features/tasks/parts/AnswerTrouble.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { useSound } from '#src/lib/sound-choice.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { Judgement } from './Judgement.tsx'
import { ListenRound } from './ListenRound.tsx'
import { PressRound } from './PressRound.tsx'
import { rhythmRule } from './rhythm-rule.ts'
import styles from './RhythmPlayer.module.css'
import { ModeFields, type Mode } from './ModeFields.tsx'
import type { Senses } from './use-metronome.ts'

/** A rhythm is pressed, or told from others by listening; the server says what it was, and why. */
export function RhythmPlayer(props: PlayerProps<'rhythm'>) {
  const { attempt, onBack } = props
  const { rounds } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, rhythmRule)
  const { state, unsent, move } = play
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'rhythm.unfinished')
  const firstOpen = rounds.findIndex(({ id }) => !state.judged.some((one) => one.round === id))
  const [index, setIndex] = useState(firstOpen === -1 ? rounds.length - 1 : firstOpen)
  const [mode, setMode] = useState<Mode>('press')
  const [senses, setSenses] = useState<Senses>(() => ({
    isHeard: !useSound.getState().isMuted,
    isFelt: true,
  }))
  const heading = useRef<HTMLHeadingElement>(null)
  const round = rounds[index]
  const judged = state.judged.find((one) => one.round === round?.id)
  // what was pressed goes with the judgement: nothing that a further beat would press may have the focus
  useHeadingFocus(heading, `${index} ${judged !== undefined}`)
  if (!round) return null
  const isChecking = !judged && unsent.some((one) => one.round === round.id)
  const isLast = index === rounds.length - 1
  const place = t('rhythm.place', { number: index + 1, all: rounds.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      now={index + 1}
      total={rounds.length}
      place={place}
      width="narrow"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: round.id, name: round.title })}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={play}
            isUnsaved={isChecking && saved !== 'saving'}
            refusedWords={t('rhythm.refused')}
          />
        )
      }
      footer={
        <div className={styles.footer}>
          <p className={styles.place}>{place}</p>
          {judged && (
            <Button
              onClick={isLast ? finish : () => setIndex(index + 1)}
              iconAfter={!isLast && <ArrowRightIcon size={20} aria-hidden />}
              loadingVerb={isFinishing && t('tasks.frame.finishing')}
            >
              {t(isLast ? 'tasks.frame.finish' : 'tasks.frame.next')}
            </Button>
          )}
        </div>
      }
    >
      <article key={round.id} className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {round.title}
          </h2>
          <p className={styles.text}>{round.text}</p>
          {!judged && (
            <ModeFields
              mode={mode}
              onMode={setMode}
              senses={senses}
              onSenses={setSenses}
              isOff={isChecking}
            />
          )}
        </div>
        {judged && <Judgement judged={judged} round={round} />}
        {!judged && mode === 'press' && (
          <PressRound
            round={round}
            senses={senses}
            isChecking={isChecking}
            onDone={(stamps) => move({ type: 'rhythm', round: round.id, stamps })}
          />
        )}
        {!judged && mode === 'listen' && (
          <ListenRound
            round={round}
            senses={senses}
            isChecking={isChecking}
            onChoose={(choose) => move({ type: 'rhythm', round: round.id, choose })}
          />
        )}
      </article>
    </TaskFrame>
  )
}
