import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CANCEL_REASON_LENGTH, MOST_WEEKS } from '#shared/domain/coaching-sessions.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { refreshSessions, sendCancellation, sendCopies } from '../session-queries.ts'
import styles from './Led.module.css'

const REFUSED = {
  'session-cancelled': 'cancelled',
  'session-over': 'over',
  'not-found': 'gone',
  'refused-fields': 'unfit',
} as const

interface EndFormProps {
  sessionId: string
  onBack: () => void
}

/** Calls a session off; everybody in it reads why. */
export function CancelForm({ sessionId, onBack }: EndFormProps) {
  const { t } = useTranslation()
  const { sending, send, forget } = useSending(REFUSED)
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const submit = async () => {
    const isMissing = reason.trim().length < 2
    setShort(isMissing)
    if (isMissing) {
      forget()
      box.current?.querySelector('textarea')?.focus()
      return
    }
    if (!(await send(() => sendCancellation(sessionId, reason)))) return
    void refreshSessions()
    onBack()
  }
  return (
    <>
      <div ref={box} className={styles.box}>
        <OpinionBox
          label={t('coaching.led.reason')}
          hint={t('coaching.led.reasonHint')}
          maxLength={CANCEL_REASON_LENGTH}
          roomLeft={(count) => t('coaching.roomLeft', { count })}
          onText={setReason}
        />
      </div>
      {isShort && <Notice tone="error">{t('coaching.led.error.reason')}</Notice>}
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.led.refused.${sending.reason}`)}</Notice>
      )}
      <p className={styles.line}>
        <Button
          variant="danger"
          loadingVerb={sending.state === 'sending' && t('coaching.sending')}
          onClick={() => void submit()}
        >
          {t('coaching.led.cancel')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('coaching.led.back')}
        </Button>
      </p>
    </>
  )
}

/** The same again in the weeks that follow. */
export function RepeatForm({ sessionId, onBack }: EndFormProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending(REFUSED)
  const [weeks, setWeeks] = useState(3)
  const back = useRef<HTMLButtonElement>(null)
  const submit = async () => {
    if (!(await send(() => sendCopies(sessionId, weeks)))) return
    void refreshSessions()
    // the button that was pressed is gone
    back.current?.focus()
  }
  return (
    <>
      <SelectField
        label={t('coaching.led.weeks')}
        hint={t('coaching.led.weeksHint')}
        options={Array.from({ length: MOST_WEEKS }, (_, index) => ({
          id: String(index + 1),
          label: t('coaching.led.weekCount', { count: index + 1 }),
        }))}
        value={String(weeks)}
        onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
      />
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.led.refused.${sending.reason}`)}</Notice>
      )}
      {sending.state === 'done' && <Notice tone="good">{t('coaching.led.repeated')}</Notice>}
      <p className={styles.line}>
        {sending.state !== 'done' && (
          <Button
            loadingVerb={sending.state === 'sending' && t('coaching.sending')}
            onClick={() => void submit()}
          >
            {t('coaching.led.repeat')}
          </Button>
        )}
        <Button ref={back} variant="secondary" onClick={onBack}>
          {t('coaching.led.back')}
        </Button>
      </p>
    </>
  )
}
