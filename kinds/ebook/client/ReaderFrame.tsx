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
  const { trouble } = reading
  const flip = (by: number): void => {
    const next = part + by
    if (part < parts && next >= 0 && next < parts) onPart(next)
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
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        <ReaderFooter
          {...{ reading, part, parts, place, percent, isRightToLeft }}
          said={heading === undefined ? place : `${place}: ${heading}`}
          onFlip={flip}
          onText={onReturn ?? (() => onPart(parts - 1))}
        />
      }
    >
      <div className={styles.room} {...flips}>
        {children}
      </div>
      <ContentsPopup
        isOpen={isOpen}
        contents={contents}
        part={part}
        onClose={() => setOpen(false)}
        onLine={(line) => {
          setOpen(false)
          onLine(line)
        }}
      />
    </TaskFrame>
  )
}
