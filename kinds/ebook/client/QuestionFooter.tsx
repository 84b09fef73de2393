import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import styles from './ReaderFrame.module.css'
import type { Reading } from './use-reading-position.ts'

interface QuestionFooterProps {
  reading: Reading
  isRightToLeft: boolean
  onText: () => void
  /** Reads on behind what was asked. */
  onNext: () => void
}

/** Back to the text, and one button whose verb changes: what was checked keeps the focus. */
export function QuestionFooter({ reading, isRightToLeft, onText, onNext }: QuestionFooterProps) {
  const { t } = useTranslation()
  const { asking, saved } = reading
  const { answered, isGiven, chosen, check } = asking
  const isChecking = isGiven && saved === 'saving'
  const isOver = answered !== undefined || (isGiven && !isChecking)
  const mirrored = isRightToLeft ? { mirrored: true } : {}
  return (
    <div className={styles.footer} data-turned={isRightToLeft}>
      <Button
        variant="secondary"
        icon={<ArrowLeftIcon size={20} aria-hidden {...mirrored} />}
        onClick={onText}
        disabled={isChecking}
      >
        {t('ebook.toText')}
      </Button>
      <Button
        onClick={isOver ? onNext : check}
        disabled={!isOver && !isChecking && chosen.length === 0}
        loadingVerb={isChecking && t('tasks.frame.checking')}
        iconAfter={isOver && <ArrowRightIcon size={20} aria-hidden {...mirrored} />}
      >
        {t(isOver ? 'tasks.frame.next' : 'tasks.frame.check')}
      </Button>
    </div>
  )
}
