import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { BellIcon, BellSlashIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './BellPopup.module.css'
import { PushFailure, register, unregister, type PushTrouble } from './register.ts'
import { closeBell, usePush, type PushState } from './store.ts'

interface BellPopupProps {
  state: Exclude<PushState, 'unknown'>
  playerId: string
  now: () => Date
  /** To where is chosen what is told, and by mail instead. */
  onSettings: () => void
}

/** What the bell asks: to be told, or no more; or it says why not, and what else there is (PUSH-1). */
export function BellPopup({ state, playerId, now, onSettings }: BellPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const isWanted = usePush(({ isOpen }) => isOpen)
  const [shown, setShown] = useState<BellPopupProps['state'] | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<PushTrouble | null>(null)
  // what is on its way out keeps its words
  if (isWanted && shown !== state && !isLeavingFor(shown, state, isWorking)) setShown(state)
  if (shown === null) return null

  const mayAsk = shown === 'registered' || shown === 'unregistered'
  const isRegistered = shown === 'registered'
  async function sayYes() {
    setTrouble(null)
    setWorking(true)
    try {
      if (isRegistered) await unregister()
      else await register({ playerId, now })
      const isDone = usePush.getState().state === (isRegistered ? 'unregistered' : 'registered')
      if (isDone) closeBell()
    } catch (error) {
      setTrouble(error instanceof PushFailure ? error.trouble : 'noService')
    }
    setWorking(false)
  }
  const words = mayAsk ? (isRegistered ? 'unregister' : 'register') : shown
  return (
    <Popup
      isOpen={isWanted}
      labelledBy={titleId}
      onClose={closeBell}
      onGone={() => {
        setShown(null)
        setTrouble(null)
      }}
      crest={
        mayAsk ? (
          <BellIcon size={56} weight="fill" aria-hidden />
        ) : (
          <BellSlashIcon size={56} weight="fill" aria-hidden />
        )
      }
      footer={
        <div className={styles.ways}>
          <Button variant="secondary" wide onClick={closeBell}>
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
                closeBell()
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
function isLeavingFor(shown: PushState | null, state: PushState, isWorking: boolean): boolean {
  return isWorking && shown !== null && (state === 'registered' || state === 'unregistered')
}
