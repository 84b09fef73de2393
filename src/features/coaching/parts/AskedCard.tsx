import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AskedSignOff } from '#shared/contract/coaching.ts'
import { SIGN_OFF_WORDS_LENGTH } from '#shared/domain/coaching.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import styles from '../Coaching.module.css'
import { refreshSignOffs, sendDecision } from '../queries.ts'

const REFUSED = { 'already-decided': 'decided', 'not-found': 'gone', 'refused-fields': 'unfit' } as const

interface AskedCardProps {
  asked: AskedSignOff
  /** It waits no more. */
  onDecided: () => void
}

/** A training of a player, with what the leader says to it. Who declines says why. */
export function AskedCard({ asked, onDecided }: AskedCardProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { sending, send, forget } = useSending(REFUSED)
  const [words, setWords] = useState('')
  const [isWordless, setWordless] = useState(false)
  const { id, training, note, askedAt, player } = asked
  const isSending = sending.state === 'sending'

  const decide = async (isGiven: boolean) => {
    const isMissing = !isGiven && words.trim() === ''
    setWordless(isMissing)
    if (isMissing) {
      forget()
      return
    }
    if (!(await send(() => sendDecision(id, isGiven, words)))) return
    onDecided()
    void refreshSignOffs()
  }
  return (
    <>
      <p className={styles.line}>
        <Avatar name={player.displayName} picture={player.avatar} sprite={player.avatarSprite} size={36} />
        <span className={styles.who}>
          <strong dir="auto">{training}</strong>
          <span className={styles.note}>
            {t('coaching.askedBy', { name: player.displayName, when: moment(askedAt) })}
          </span>
        </span>
      </p>
      {note !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {note}
        </blockquote>
      )}
      <OpinionBox
        label={t('coaching.wordsFor', { name: player.displayName })}
        hint={t('coaching.wordsHint')}
        maxLength={SIGN_OFF_WORDS_LENGTH}
        roomLeft={(count) => t('coaching.roomLeft', { count })}
        onText={setWords}
      />
      {isWordless && <Notice tone="error">{t('coaching.refused.why')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t(`coaching.refused.${sending.reason}`)}</Notice>}
      <p className={styles.line}>
        <Button
          loadingVerb={isSending && t('coaching.sending')}
          onClick={() => {
            if (!isSending) void decide(true)
          }}
        >
          {t('coaching.give')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            if (!isSending) void decide(false)
          }}
        >
          {t('coaching.decline')}
        </Button>
      </p>
    </>
  )
}
