import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookTip, Teammate } from '#shared/contract/tips.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { refreshTips, sendChoice, sendWithdrawal } from '../queries.ts'
import styles from '../Tips.module.css'

const REFUSED = { 'already-chosen': 'already', 'not-found': 'gone', 'refused-fields': 'gone' } as const

interface TipCardProps {
  tip: BookTip
  /** For whom it may be chosen now. */
  mate: Teammate | null
}

/** A tip of the book, with what may be done with it. */
export function TipCard({ tip, mate }: TipCardProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  const { sending, send } = useSending(REFUSED)
  const [given, setGiven] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { id, text, language, author, date, isMine, mayWithdraw, chosen } = tip
  const name = isMine ? t('tips.you') : (author?.displayName ?? t('tips.somebody'))

  const often = chosen > 0 ? [t('tips.chosen', { count: chosen })] : []

  const give = async (to: Teammate) => {
    const isGiven = await send(() => sendChoice(id, to.id))
    setGiven(isGiven ? to.displayName : null)
    void refreshTips()
  }
  const withdraw = async () => {
    if (await send(() => sendWithdrawal(id))) announce({ kind: 'answered', text: t('tips.withdrawn') })
    void refreshTips()
  }
  return (
    <article className={styles.tip}>
      <p lang={language} dir="auto">
        {text}
      </p>
      <p className={styles.author}>
        <Avatar
          name={author?.displayName ?? ''}
          picture={author?.avatar}
          sprite={author?.avatarSprite}
          size={28}
        />
        <small>{[isolate(name), ago(date), ...often].join(' · ')}</small>
      </p>
      {mate && (
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('tips.giving')}
          onClick={() => void give(mate)}
        >
          {t('tips.give', { name: mate.displayName })}
        </Button>
      )}
      {sending.state === 'done' && given !== null && (
        <Notice tone="good">{t('tips.given', { name: given })}</Notice>
      )}
      {sending.state === 'failed' && <Notice tone="error">{t(`tips.refused.${sending.reason}`)}</Notice>}
      {mayWithdraw && !isAsking && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('tips.withdraw')}
        </Button>
      )}
      {isAsking && (
        <>
          <p role="status">
            <span>{t('tips.withdrawAsk')}</span>
          </p>
          <span className={styles.author}>
            <Button
              autoFocus
              loadingVerb={sending.state === 'sending' && t('tips.giving')}
              onClick={() => void withdraw()}
            >
              {t('tips.withdraw')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('tips.keep')}
            </Button>
          </span>
        </>
      )}
    </article>
  )
}
