import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrowUUpLeftIcon, ListBulletsIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { ContentsPopup, type Line } from './ContentsPopup.tsx'
import { usePageFlips } from './page-flips.ts'
import { idOfPart } from './reading.ts'
import { BookQuestion } from './BookQuestion.tsx'
import { QuestionFooter } from './QuestionFooter.tsx'
import { ReaderFooter } from './ReaderFooter.tsx'
import styles from './ReaderFrame.module.css'
import type { Reading } from './use-reading-position.ts'

interface ReaderFrameProps {
  title: string
  reading: Reading
  onBack: () => void
  /** Index of the part that is shown, and how many are read in their order. */
  part: number
  parts: number
  /** 'Chapter 2 of 8' */
  place: string
  percent: number
  contents: readonly Line[]
  onLine: (line: Line) => void
  onPart: (part: number) => void
  /** Where a link was followed: goes back to before it. */
  onReturn: (() => void) | null
  tools: ReactNode
  /** Pages are turned the other way round. */
  isRightToLeft?: boolean
  children: ReactNode
}

/** What books of every kind have around them: contents, progress, the parts before and after, the end. */
export function ReaderFrame(props: ReaderFrameProps) {
  const { title, reading, onBack, part, parts, place, percent, contents, onLine, onPart } = props
  const { onReturn, tools, isRightToLeft = false, children } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { trouble, asking } = reading
  const flip = (by: number): void => {
    const next = part + by
    if (part >= parts || next < 0 || (by > 0 && asking.ask(part))) return
    if (next < parts) onPart(next)
  }
  /** Behind what was asked: what else is due there, else the next part. */
  const readOn = (): void => {
    if (asking.ask(part)) return
    if (part + 1 < parts) onPart(part + 1)
  }
  const flips = usePageFlips(flip, isRightToLeft)
  const heading = contents.findLast((line) => line.part === part && line.depth === 0)?.title

  return (
    <TaskFrame
      title={title}
      progress={<ProgressBar percent={percent} label={place} />}
      saved={reading.saved}
      isFinishing={reading.isFinishing}
      onBack={onBack}
      partNow={() => ({ id: idOfPart(part), name: [heading, place].filter(Boolean).join(' · ') })}
      isFilled
      tools={
        <>
          {onReturn && (
            <IconButton
              material="paper"
              label={t('ebook.return')}
              icon={<ArrowUUpLeftIcon />}
              onClick={onReturn}
            />
          )}
          {contents.length > 1 && (
            <IconButton
              material="paper"
              label={t('ebook.contents')}
              icon={<ListBulletsIcon />}
              onClick={() => setOpen(true)}
            />
          )}
          {tools}
        </>
      }
      hint={asking.open && !asking.answered && !asking.isGiven ? t('tasks.companion.choice') : null}
      hintFor={asking.open?.id}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        asking.open ? (
          <QuestionFooter {...{ reading, isRightToLeft }} onText={asking.close} onNext={readOn} />
        ) : (
          <ReaderFooter
            {...{ reading, part, parts, place, percent, isRightToLeft }}
            said={heading === undefined ? place : `${place}: ${heading}`}
            onFlip={flip}
            onText={onReturn ?? (() => onPart(parts - 1))}
          />
        )
      }
    >
      {asking.open && <BookQuestion asking={asking} open={asking.open} saved={reading.saved} />}
      {/* the text stays where it is: nobody searches for the line after an answer */}
      <div className={styles.room} hidden={asking.open !== null} {...flips}>
        {children}
      </div>
      <ContentsPopup
        isOpen={isOpen}
        contents={contents}
        part={part}
        onClose={() => setOpen(false)}
        onLine={(line) => {
          setOpen(false)
          asking.close()
          onLine(line)
        }}
      />
    </TaskFrame>
  )
}
