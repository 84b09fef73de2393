import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_LENGTH } from '#shared/contract/reviews.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { sendReply } from '../queries.ts'
import styles from './Message.module.css'

interface ReplyFormProps {
  reviewId: string
  leader: string
  onReplied: () => void
}

/** One answer to a leader's rating; the box comes when it is wanted. */
export function ReplyForm({ reviewId, leader, onReplied }: ReplyFormProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { sending, send } = useSending()
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('reviews.messages.answer', { name: leader })}
      </Button>
    )
  }
  const submit = async () => {
    if (await send(() => sendReply(reviewId, text.trim()))) onReplied()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void submit()
      }}
    >
      <OpinionBox
        label={t('reviews.messages.answer', { name: leader })}
        hint={t('reviews.messages.answerHint')}
        maxLength={COMMENT_LENGTH}
        roomLeft={(letters) => t('reviews.roomLeft', { count: letters })}
        onText={setText}
      />
      {sending.state === 'failed' && <Notice tone="error">{t('reviews.messages.failedSend')}</Notice>}
      <Button type="submit" loadingVerb={sending.state === 'sending' && t('reviews.messages.sending')}>
        {t('reviews.messages.send')}
      </Button>
    </form>
  )
}
