import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Form.module.css'
import type { Refusal } from './use-door-form.ts'

interface FormEndProps {
  label: string
  /** What it is doing meanwhile. */
  verb: string
  sending: { isSending: boolean; secondsToWait: number; refusal: Refusal | null }
  /** Said where the address has an account, with the ways on. */
  taken?: ReactNode
  /** The other ways, below the button. */
  ways?: ReactNode
}

/** The button of a form, right below it what became of it, and then the other ways. */
export function FormEnd({ label, verb, sending, taken, ways }: FormEndProps) {
  const { t } = useTranslation()
  const { isSending, secondsToWait, refusal } = sending
  return (
    <>
      <Button type="submit" wide disabled={secondsToWait > 0} {...(isSending && { loadingVerb: verb })}>
        {label}
      </Button>
      <div className={styles.refusal}>
        {secondsToWait > 0 && <Notice tone="warn">{t('session.tooMany', { count: secondsToWait })}</Notice>}
        {secondsToWait === 0 && refusal && (
          <div ref={bringIntoView}>
            <Notice tone="error">{refusal === 'taken' ? taken : t(`session.${refusal}`)}</Notice>
          </div>
        )}
      </div>
      {ways}
    </>
  )
}

/** The end of a long form may lie below the screen. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
