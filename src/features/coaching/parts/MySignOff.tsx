import { useTranslation } from 'react-i18next'
import type { SignOff } from '#shared/contract/sign-off.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Coaching.module.css'
import { refreshSignOffs, sendWithdrawal } from '../queries.ts'
import { StateChip } from './StateChip.tsx'

const REFUSED = { 'already-decided': 'decided', 'not-found': 'gone' } as const

interface MySignOffProps {
  signOff: SignOff
  /** It was taken back. */
  onWithdrawn: () => void
}

/** One that I asked for: how it stands, and what was said; while it waits it can be taken back. */
export function MySignOff({ signOff, onWithdrawn }: MySignOffProps) {
  const { id, training, note, askedAt, decision } = signOff
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { sending, send } = useSending(REFUSED)
  const takeBack = async () => {
    if (await send(() => sendWithdrawal(id))) onWithdrawn()
    void refreshSignOffs()
  }
  return (
    <>
      <p className={styles.line}>
        <strong dir="auto">{training}</strong>
        <StateChip decision={decision} />
      </p>
      {note !== '' && (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.note}>
        {decision
          ? t('coaching.answeredBy', { name: decision.by, when: moment(decision.decidedAt) })
          : t('coaching.askedOn', { when: moment(askedAt) })}
      </p>
      {decision && decision.words !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {decision.words}
        </blockquote>
      )}
      {sending.state === 'failed' && <Notice tone="error">{t(`coaching.refused.${sending.reason}`)}</Notice>}
      {!decision && (
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('coaching.sending')}
          onClick={() => void takeBack()}
        >
          {t('coaching.takeBack')}
        </Button>
      )}
    </>
  )
}
