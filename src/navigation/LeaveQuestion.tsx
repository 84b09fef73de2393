import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './LeaveQuestion.module.css'

interface LeaveQuestionProps {
  isOpen: boolean
  title: string
  about: string
  words: { stay: string; go: string }
  onStay: () => void
  onGo: () => void
  /** After its way out. */
  onGone?: () => void
}

/** Asks somebody who leaves a page, or signs out, whether they mean it: what that costs, and both ways. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isOpen, title, about, words, onStay, onGo, onGone } = props
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      width={432}
      onClose={onStay}
      {...(onGone && { onGone })}
      closeLabel={t('shell.close')}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p role="status">{about}</p>
        <div className={styles.actions}>
          <Button onClick={onStay} autoFocus>
            {words.stay}
          </Button>
          <Button variant="secondary" onClick={onGo}>
            {words.go}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
