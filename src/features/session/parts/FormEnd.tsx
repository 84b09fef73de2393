import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isShownByModal } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import styles from '../Form.module.css'
import type { Reason } from './field-errors.ts'

interface FormEndProps {
  label: string
  /** What it is doing meanwhile. */
  verb: string
  sending: Sending<Reason>
  /** Said where the address has an account, with the ways on. */
  taken?: ReactNode
  /** The other ways, below the button. */
  links?: ReactNode
}

/** The button of a form, right below it what became of it, and then the other ways. */
export function FormEnd({ label, verb, sending, taken, links }: FormEndProps) {
  const { t } = useTranslation()
  const failed =
    sending.state === 'failed' && !(sending.reason === 'broken' && isShownByModal(sending.failure))
      ? sending
      : null
  const isWaiting = failed?.reason === 'wait'
  return (
    <>
      <Button type="submit" wide disabled={isWaiting} loadingVerb={sending.state === 'sending' && verb}>
        {label}
      </Button>
      <div className={styles.refusal}>
        {failed?.reason === 'wait' && (
          <Notice tone="warn">{t('session.tooMany', { count: failed.seconds })}</Notice>
        )}
        {failed && failed.reason !== 'wait' && (
          <div ref={bringIntoView}>
            <Notice tone="error">
              {failed.reason === 'taken' ? taken : t(`session.${failed.reason}`)}
              <RequestId of={failed.failure} />
            </Notice>
          </div>
        )}
      </div>
      {links}
    </>
  )
}

/** The end of a long form may lie below the screen. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
