import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '#src/lib/report.ts'
import { Button } from '#src/ui/Button.tsx'
import { closeOnEscape } from '#src/ui/escape.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import styles from './CaptchaModal.module.css'
import { loadCaptcha } from './load-captcha.ts'
import type { CaptchaProvider } from './provider.ts'
import { recaptcha } from './recaptcha.ts'

/** `refused`: too old, used before or solved elsewhere. `unavailable`: nobody could verify it. */
export type CaptchaTrouble = 'refused' | 'unavailable'

interface CaptchaModalProps {
  siteKey: string
  /** Why the one before did not count. */
  trouble?: CaptchaTrouble | null
  /** What the server verifies. */
  onResult: (result: string) => void
  onClose: () => void
  provider?: CaptchaProvider
}

/**
 * Shows the captcha's widget and emits its result (CAPT-1). It holds no focus by force: the captcha's own pictures come
 * up elsewhere in the page. What lies below is to be inert meanwhile.
 */
export function CaptchaModal({
  siteKey,
  trouble = null,
  onResult,
  onClose,
  provider = recaptcha,
}: CaptchaModalProps) {
  const { t, i18n } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [step, setStep] = useState<'loading' | 'shown' | 'missing'>('loading')
  const [tries, setTries] = useState(0)
  const close = useEffectEvent(onClose)
  useEffect(() => closeOnEscape(() => close()), [])
  useEffect(() => panel.current?.querySelector('h2')?.focus(), [])

  const show = useEffectEvent(() => {
    if (!place.current) return
    provider.show(place.current, { siteKey, onResult, onError: () => setStep('missing') })
    setStep('shown')
  })
  useEffect(() => {
    let isGone = false
    const { current: box } = place
    loadCaptcha(provider, i18n.language).then(
      () => {
        if (!isGone) show()
      },
      (error: unknown) => {
        report('the captcha did not come', error)
        if (!isGone) setStep('missing')
      },
    )
    return () => {
      isGone = true
      box?.replaceChildren()
    }
  }, [provider, i18n.language, tries])

  return (
    <div className={styles.scrim}>
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-material="paper"
      >
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {t('captcha.title')}
        </h2>
        {trouble && step !== 'missing' && <Notice tone="error">{t(`captcha.${trouble}`)}</Notice>}
        <div className={styles.widget} ref={place} hidden={step === 'missing'} />
        {step === 'loading' && <Spinner label={t('captcha.loading')} size={56} material="paper" />}
        {step === 'missing' && (
          <>
            <Notice tone="error">{t('captcha.missing')}</Notice>
            <Button
              wide
              onClick={() => {
                setStep('loading')
                setTries(tries + 1)
              }}
            >
              {t('captcha.retry')}
            </Button>
          </>
        )}
        <Button variant="secondary" wide onClick={onClose}>
          {t('captcha.close')}
        </Button>
      </div>
    </div>
  )
}
