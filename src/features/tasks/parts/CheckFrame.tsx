import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskKind } from '#kinds/shared.ts'
import { Button } from '#src/ui/Button.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import type { End } from '../play/use-end.ts'
import type { Playing } from '../play/use-play.ts'
import { AnswerTrouble } from './AnswerTrouble.tsx'
import { PlacedFooter } from './PlacedFooter.tsx'
import { TaskFrame } from './TaskFrame.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

interface CheckFrameProps<Kind extends TaskKind> {
  title: string
  onBack: () => void
  play: Pick<Playing<Kind>, 'isInModal' | 'refused'>
  end: End
  /** How much of all is done. */
  steps: { done: number; all: number }
  /** '3 of 5 sorted', or the result. */
  place: string
  /** It is on its way to the server, or there. */
  isChecked: boolean
  /** The server has said what was right. */
  isJudged: boolean
  /** Why it cannot be checked yet; false where it can. */
  open: string | false
  /** Said where the server took none of it. */
  refusedWords: string
  onCheck: () => void
  /** The line on which the buttons end. */
  width?: 'usual' | 'narrow'
  children: ReactNode
}

/** A task on one page that changes as one likes until it is checked; the first check counts, and then it is finished. */
export function CheckFrame<Kind extends TaskKind>(props: CheckFrameProps<Kind>) {
  const { title, onBack, play, end, steps, place, isChecked, isJudged, open, refusedWords, onCheck } = props
  const { width = 'usual' } = props
  const { t } = useTranslation()
  const { isFinishing, trouble, saved, finish } = end
  const isWaiting = isChecked && !isJudged
  return (
    <TaskFrame
      title={title}
      progress={<Segments total={steps.all} now={steps.done + 1} label={place} />}
      width={width}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      hint={isChecked ? null : t('tasks.companion.check')}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={play}
            isUnsaved={isWaiting && saved !== 'saving'}
            refusedWords={refusedWords}
          />
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
              onClick={onCheck}
              disabledReason={open}
              loadingVerb={isWaiting && t('tasks.frame.checking')}
            >
              {t('tasks.frame.check')}
            </Button>
          )}
        </PlacedFooter>
      }
    >
      {props.children}
    </TaskFrame>
  )
}
