import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LEAST_TIP, TIP_LENGTH } from '#shared/domain/tips.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { refreshTips, sendTip } from '../queries.ts'
import styles from '../Tips.module.css'

const REFUSED = { 'tip-known': 'known', 'enough-tips': 'enough', 'refused-fields': 'unfit' } as const

/** A tip of one's own for the book. What is refused stays in the box. */
export function WriteTip() {
  const { t } = useTranslation()
  const { sending, send, forget } = useSending(REFUSED)
  const [text, setText] = useState('')
  const [written, setWritten] = useState(0)
  const [isShort, setShort] = useState(false)
  // a line break of a paste is a space here
  const tip = text.replace(/\s+/g, ' ').trim()

  const submit = async () => {
    setShort(tip.length < LEAST_TIP)
    if (tip.length < LEAST_TIP) {
      forget()
      return
    }
    if (!(await send(() => sendTip(tip)))) return
    setText('')
    setWritten((count) => count + 1)
    void refreshTips()
  }
  return (
    <form
      className={styles.tip}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state !== 'sending') void submit()
      }}
    >
      <OpinionBox
        key={written}
        label={t('tips.write')}
        hint={t('tips.writeHint')}
        maxLength={TIP_LENGTH}
        roomLeft={(letters) => t('tips.roomLeft', { count: letters })}
        onText={setText}
      />
      {isShort && <Notice tone="error">{t('tips.refused.short')}</Notice>}
      {sending.state === 'done' && text === '' && <Notice tone="good">{t('tips.written')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t(`tips.refused.${sending.reason}`)}</Notice>}
      <Button type="submit" loadingVerb={sending.state === 'sending' && t('tips.giving')}>
        {t('tips.put')}
      </Button>
    </form>
  )
}
