import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { refreshSessions, sendAddressRemoval, sendNewAddress } from '../session-queries.ts'
import styles from './Session.module.css'

/** The secret address of my sessions for a calendar program. It is shown when it is made, and never again. */
export function CalendarAddress({ since }: { since: string | null }) {
  const { t } = useTranslation()
  const { day } = useWhen()
  const { sending, send } = useSending()
  const [url, setUrl] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  /** What would end the address that a calendar reads, until it is confirmed. */
  const [asked, ask] = useState<'renew' | 'remove' | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  // without https there is none: the address is selected by hand
  const hasClipboard = 'clipboard' in navigator
  const isSending = sending.state === 'sending'
  const loadingVerb = isSending && t('coaching.sending')

  const askFirst = (what: 'renew' | 'remove') => {
    ask(what)
    setHasAsked(true)
  }
  const make = () => {
    ask(null)
    return send(async () => {
      setCopied(false)
      setUrl((await sendNewAddress()).url)
      await refreshSessions()
    })
  }
  const remove = () => {
    ask(null)
    return send(async () => {
      await sendAddressRemoval()
      setUrl(null)
      await refreshSessions()
    })
  }
  return (
    <div className={styles.stack}>
      {url !== null && (
        <>
          <TextField
            label={t('coaching.calendar.address')}
            hint={t('coaching.calendar.secret')}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p className={styles.line}>
            {hasClipboard && (
              <Button
                onClick={() => {
                  void navigator.clipboard.writeText(url).then(
                    () => setCopied(true),
                    () => setCopied(false),
                  )
                }}
              >
                {t('coaching.calendar.copy')}
              </Button>
            )}
            <a className={styles.file} href={url.replace(/^https?:/, 'webcal:')}>
              {t('coaching.calendar.open')}
            </a>
          </p>
          {isCopied && <Notice tone="good">{t('coaching.calendar.copied')}</Notice>}
        </>
      )}
      {url === null && since !== null && (
        <p className={styles.words}>{t('coaching.calendar.since', { day: day(since) })}</p>
      )}
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.session.refused.${sending.reason}`)}</Notice>
      )}
      {asked === null ? (
        <p className={styles.line}>
          <Button
            // what was pressed is gone
            autoFocus={hasAsked}
            variant="secondary"
            loadingVerb={loadingVerb}
            onClick={() => (since === null ? void make() : askFirst('renew'))}
          >
            {t(since === null ? 'coaching.calendar.make' : 'coaching.calendar.renew')}
          </Button>
          {since !== null && (
            <Button variant="danger" loadingVerb={loadingVerb} onClick={() => askFirst('remove')}>
              {t('coaching.calendar.remove')}
            </Button>
          )}
        </p>
      ) : (
        <>
          <p role="status">{t(`coaching.calendar.ask.${asked}`)}</p>
          <p className={styles.line}>
            <Button
              variant={asked === 'remove' ? 'danger' : 'primary'}
              onClick={() => void (asked === 'remove' ? remove() : make())}
            >
              {t(`coaching.calendar.${asked}`)}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => ask(null)}>
              {t('coaching.calendar.keep')}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
