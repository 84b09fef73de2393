import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { BellIcon, BellSlashIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './BellPopup.module.css'
import { PushFailure, register, unregister, type PushTrouble } from './register.ts'
import { usePush, type PushState } from './store.ts'

interface BellPopupProps {
  state: Exclude<PushState, 'unknown'>
  playerId: string
  now: () => Date
  isOpen: boolean
  onClose: () => void
  onGone: () => void
  /** Opens the settings that say which notifications are sent, and whether by mail instead. */
  onSettings: () => void
}

/** Turns push notifications on or off, or explains why they are not available (PUSH-1). */
export function BellPopup({ state, playerId, now, onSettings, ...frame }: BellPopupProps) {
  const { isOpen, onClose, onGone } = frame
  const { t } = useTranslation()
  const titleId = useId()
  const [shown, setShown] = useState(state)
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<PushTrouble | null>(null)
  // what is on its way out keeps its words
  if (isOpen && shown !== state && !isLeavingFor(state, isWorking)) setShown(state)

  const mayAsk = shown === 'registered' || shown === 'unregistered'
  const isRegistered = shown === 'registered'
  async function sayYes() {
    setTrouble(null)
    setWorking(true)
    try {
      if (isRegistered) await unregister()
      else await register({ playerId, now })
      const isDone = usePush.getState().state === (isRegistered ? 'unregistered' : 'registered')
      if (isDone) onClose()
    } catch (error) {
      setTrouble(error instanceof PushFailure ? error.trouble : 'noService')
    }
    setWorking(false)
  }
  const words = mayAsk ? (isRegistered ? 'unregister' : 'register') : shown
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      onClose={onClose}
      onGone={onGone}
      crest={
        mayAsk ? (
          <BellIcon size={56} weight="fill" aria-hidden />
        ) : (
          <BellSlashIcon size={56} weight="fill" aria-hidden />
        )
      }
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" wide onClick={onClose}>
            {t(mayAsk ? 'push.no' : 'push.close')}
          </Button>
          {mayAsk ? (
            <Button
              wide
              autoFocus
              loadingVerb={isWorking && t(isRegistered ? 'push.turningOff' : 'push.turningOn')}
              onClick={() => void sayYes()}
            >
              {t('push.yes')}
            </Button>
          ) : (
            <Button
              wide
              autoFocus
              onClick={() => {
                onClose()
                onSettings()
              }}
            >
              {t('push.byEmail')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t(`push.${words}.title`)}</h2>
        <p>{t(`push.${words}.subtitle`)}</p>
      </div>
      {trouble && <Notice tone="error">{t(`push.trouble.${trouble}`)}</Notice>}
    </Popup>
  )
}

/** It turns from on to off, or back, under an open question: the answer that did it closes it with the words that it had. */
function isLeavingFor(state: PushState, isWorking: boolean): boolean {
  return isWorking && (state === 'registered' || state === 'unregistered')
}
